import Poseur
import Testing

@Suite("An answer that comes later")
struct LateAnswerTests {
  private let reader = FakeReader()
  private let clock = ManualClock()

  @Test("is returned when the test's clock says so")
  func delay() async throws {
    reader.stub(.load).andReturn("late", after: .seconds(60), clock: clock)
    reader.stub(.close).andReturn((), after: .zero)
    let call = Task { [reader] in try await reader.load(1) }
    await clock.untilSleeping()
    #expect(reader.calls.map(\.outcome.description) == ["is pending"])
    await clock.advance(by: .seconds(60))

    #expect(try await call.value == "late")
    await reader.close()
  }

  @Test("and is cancelled meanwhile: an error where the function can throw, else the value")
  func cancelledDelay() async throws {
    reader.stub(.load).andReturn("late", after: .seconds(60), clock: clock)
    reader.stub(.count).andReturn(3, after: .seconds(60), clock: clock)
    let load = Task { [reader] in try await reader.load(1) }
    let count = Task { [reader] in await reader.count() }
    await clock.untilSleeping(2)
    load.cancel()
    count.cancel()

    await #expect(throws: CancellationError.self) { try await load.value }
    #expect(await count.value == 3)
  }

  @Test("may follow another, each after its own time")
  func delays() async throws {
    await reader.stub { try await $0.load($1) }
      .andReturn("soon", after: .seconds(1), clock: clock).thenReturn("late", after: .seconds(60), clock: clock)
    for (text, delay) in [("soon", 1), ("late", 60)] {
      let call = Task { [reader] in try await reader.load(1) }
      await clock.untilSleeping()
      await clock.advance(by: .seconds(delay))
      #expect(try await call.value == text)
    }
  }

  @Test("after a negative delay is a failure")
  func negativeDelay() {
    let messages = Failures.capture {
      reader.stub(.load).andReturn("late", after: .seconds(-1))
      reader.stub(.load).andThrow(Hoarse(), after: .milliseconds(-5))
      reader.stub(.load).andReturn("soon").thenReturn("late", after: .seconds(-1))
    }
    #expect(
      messages == [
        "andReturn(after: -1.0 seconds) makes no sense: a stub answers after zero seconds or more.",
        "andThrow(after: -0.005 seconds) makes no sense: a stub answers after zero seconds or more.",
        "thenReturn(after: -1.0 seconds) makes no sense: a stub answers after zero seconds or more.",
      ])
  }

  @Test("may come after any time, which a cancellation ends")
  func longDelay() async throws {
    reader.stub(.load).andReturn("late", after: .seconds(Int64.max))
    let load = Task { [reader] in try await reader.load(1) }
    try await reader.waitForCall(to: .load)
    load.cancel()

    await #expect(throws: CancellationError.self) { try await load.value }
  }

  @Test("never comes, until the task is cancelled")
  func never() async throws {
    reader.stub(.load).andNeverReturn()
    reader.stub(.count).andNeverReturn()
    let load = Task { [reader] in try await reader.load(1) }
    let count = Task { [reader] in await reader.count() }
    try await reader.waitForCall(to: .load)
    try await reader.waitForCall(to: .count)
    load.cancel()
    count.cancel()

    await #expect(throws: CancellationError.self) { try await load.value }
    #expect(await count.value == 0)
  }

  @Test("that never comes is the default that was registered, where the call cannot throw")
  func registeredStandIn() async {
    reader.register(default: 7)
    reader.stub(.count).andNeverReturn()
    let count = Task { [reader] in await reader.count() }
    count.cancel()

    #expect(await count.value == 7)
  }

  @Test("that never comes is the error of the cancelled task, where the function can throw that alone")
  func cancelledTypedThrow() async {
    let faker = FakeReader.Function.faker()
    faker.stub(.load).andNeverReturn()
    let waits = [
      Task { () async throws -> String in
        try await faker.recordAndStubThrowing(function: .load, throwing: CancellationError.self)
      },
      Task { () async throws -> String in
        try await faker.recordAndStubThrowing(function: .load, throwing: CancellationError.self, orElse: "itself")
      },
    ]
    for wait in waits {
      wait.cancel()
      await #expect(throws: CancellationError.self) { try await wait.value }
    }
    #expect(faker.calls.map(\.outcome.description) == Array(repeating: "threw CancellationError()", count: 2))
  }

  @Test("that never comes, of a stub behind one that lets the call proceed, is that error as well")
  func cancelledTypedThrowBehind() async throws {
    let faker = FakeReader.Function.faker()
    faker.stub(.load).andNeverReturn()
    let responder = faker.stub(.load).andWaitForResponse()
    let wait = Task { () async throws -> String in
      try await faker.recordAndStubThrowing(function: .load, throwing: CancellationError.self)
    }
    try await responder.waitForPendingCalls()
    responder.proceed()
    wait.cancel()

    await #expect(throws: CancellationError.self) { try await wait.value }
  }

  @Test("may be an error, which a cancelled call throws at once where it can throw no other")
  func delayedTypedError() async {
    let faker = FakeReader.Function.faker()
    faker.stub(.load).andThrow(Hoarse(), after: .seconds(60), clock: clock)
    let call = Task { () async throws -> String in
      try await faker.recordAndStubThrowing(function: .load, throwing: Hoarse.self)
    }
    await clock.untilSleeping()
    call.cancel()

    await #expect(throws: Hoarse()) { try await call.value }
  }

  @Test("may be an error, in a function that can throw it")
  func delayedError() async throws {
    reader.stub(.load).andThrow(Hoarse(), after: .seconds(60), clock: clock)
    reader.stub(.count).andThrow(Hoarse(), after: .zero)
    reader.stub(.title).andThrow(Hoarse(), after: .zero)
    let call = Task { [reader] in try await reader.load(1) }
    let cancelled = Task { [reader] in try await reader.load(2) }
    await clock.untilSleeping(2)
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    await clock.advance(by: .seconds(60))
    await #expect(throws: Hoarse()) { try await call.value }

    let messages = await Failures.capture {
      #expect(await reader.count() == 0)
      #expect(reader.title() == "")
    }
    #expect(
      messages == [
        "FakeReader.count() was forwarded as one that cannot throw, but its stub threw Hoarse().\n"
          + "Stub a value or, if the function can throw, forward it with recordAndStubThrowing.",
        "FakeReader.title() was forwarded without await, but its stub answers later, with andThrow(_:after:).\n"
          + "Stub an immediate answer or, if the function is asynchronous, forward it with await.",
      ])
  }

  @Test("of another type, or of a function that is not asynchronous: one failure each")
  func misuse() async {
    reader.stub(.count).andReturn("three", after: .zero)
    reader.stub(.title).andReturn("late", after: .zero)
    let messages = await Failures.capture {
      #expect(await reader.count() == 0)
      #expect(reader.title() == "")
      reader.stub(.title).andNeverReturn()
      #expect(reader.title() == "")
    }
    let advice = "Stub an immediate answer or, if the function is asynchronous, forward it with await."
    #expect(
      messages == [
        #"FakeReader.count() has to return Int, but the value of its stub is "three" (String)."#,
        "FakeReader.title() was forwarded without await, but its stub answers later, with "
          + "andReturn(_:after:).\n\(advice)",
        "FakeReader.title() was forwarded without await, but its stub answers later, with andNeverReturn().\n\(advice)",
      ])
  }

  @Test("may be that of a closure which takes the list of arguments")
  func closure() async throws {
    reader.stub(.load).andDo { (arguments: [Any?]) async throws in
      await Task.yield()
      guard arguments.count == 1 else { throw Hoarse() }
      return "page \(arguments.argument(ofType: Int.self, atIndex: 0))"
    }.thenDo { (arguments: [Any?]) async throws -> Any? in
      await Task.yield()
      throw Hoarse()
    }
    #expect(try await reader.load(3) == "page 3")
    await #expect(throws: Hoarse()) { try await reader.load(3) }

    reader.stub(.count).andDo { (arguments: [Any?]) async in arguments.count }
    #expect(await reader.count() == 0)
    reader.stub(.count).andDo { arguments in await reader.open().count + arguments.count }
    #expect(await reader.count() == 6)
  }

  @Test("can be stubbed by a written call")
  func writtenCall() async throws {
    await reader.stub { try await $0.load(1) }.andReturn("one", after: .zero)
    let responder = await reader.stub { try await $0.load(2) }.andWaitForResponse()
    await reader.stub { try await $0.load(3) }.andNeverReturn()
    await reader.stub { try await $0.load(4) }.andThrow(Hoarse(), after: .zero)
    responder.respond(with: "two")

    #expect(try await reader.load(1) == "one")
    #expect(try await reader.load(2) == "two")
    await #expect(throws: Hoarse()) { try await reader.load(4) }
    let call = Task { [reader] in try await reader.load(3) }
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
  }

  @Test("is not taken for a closure that awaits nothing, nor for a typed one")
  func overloads() async throws {
    // A class, so that a closure that had to be Sendable would not compile.
    final class Log { var lines: [String] = [] }
    let log = Log()
    reader.stub(.title).andDo { arguments in
      log.lines.append("\(arguments.count)")
      return "untyped"
    }
    #expect(reader.title() == "untyped" && log.lines == ["0"])
    reader.stub(.title).andDo { _ in log.lines.removeFirst() }
    #expect(reader.title() == "0" && log.lines.isEmpty)
    reader.stub(.load).andDo { (page: Int) async in "typed \(page)" }
    #expect(try await reader.load(3) == "typed 3")
    reader.stub(.count).andDo { () async in 4 }
    #expect(await reader.count() == 4)
  }
}
