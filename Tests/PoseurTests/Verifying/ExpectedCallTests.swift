import Poseur
import Testing

@Suite("A call that is named once")
struct ExpectedCallTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
  private let noCall = """
    The closure makes no call to FakeDog.
    Make one call to the fake that the closure gets, and await it if it is async. Run the code under test before: the \
    closure only describes the call.
    If it makes the call, the fake's function doesn't forward it: have that call recordAndStub.
    """

  @Test("is counted each time anew, with its arguments, whatever count it is expected with")
  func count() {
    let feeding = dog.call(times: .never) { $0.eat(.canned) }
    #expect(feeding.count == 0)
    dog.eat(.canned)
    dog.eat(.dry(grams: 3))
    dog.eat(.canned)

    #expect(feeding.count == 2)
    #expect(dog.call(to: .eat).count == 3)
    #expect(dog.call(to: .eat, where: { (food: DogFood) in food != .canned }).count == 1)
    dog.resetCalls()
    #expect(feeding.count == 0)
  }

  @Test("has its calls, with their functions, arguments and outcomes")
  func calls() throws {
    dog.stub(.howl).andThrow(Hoarse())
    _ = try? dog.howl(at: 3)
    dog.eat(.canned)
    _ = try? dog.howl(at: 5)

    let calls = dog.call { try $0.howl(at: 5) }.calls
    #expect(calls.map(\.description) == ["howl(5)"])
    #expect(calls[0].arguments.first as? Int == 5 && calls[0].number == 3)
    #expect(calls[0].outcome.description == "threw Hoarse()")
    #expect(calls[0].function == AnyFunction(dog.calls[0].function) && "\(calls[0].function)" == "howl")
    #expect(calls[0].function.base as? FakeDog.Function == .howl)
    #expect(dog.call(to: .bark).calls.isEmpty)
  }

  @Test("that is never expected is not waited for, which is a failure that says what to write")
  func neverExpected() async throws {
    dog.eat(.canned)
    let messages = await Failures.capture {
      _ = try? await dog.call(to: .eat, times: .never).wait(timeout: .zero)
    }
    #expect(
      messages == [
        "wait(times: 0) does not wait. Wait for 1 call or more; to see that none comes, use waitForNoCall(to:during:)."
      ])
  }

  @Test("reads like the call, with the count if it is another than at least once")
  func description() {
    #expect("\(dog.call(to: .eat, withArguments: DogFood.canned))" == "FakeDog.eat(.canned)")
    #expect("\(dog.call(to: .bark, times: .never))" == "FakeDog.bark, never")
    #expect("\(dog.call(times: 2) { $0.eat(.canned) })" == "FakeDog.eat(.canned) exactly 2 times")
    let nothing = dog.call { _ in }
    #expect("\(nothing)" == "FakeDog.<no call>")
    #expect(Failures.capture { _ = nothing.count } == [noCall])
  }

  @Test("keeps the labels of a function, and its table")
  func labels() {
    enum Function: String, PoseurFunction { case load = "load(id:)" }
    enum Other: String, PoseurFunction { case load = "load(id:)" }
    let faker = Function.faker()
    faker.recordCall(.load, arguments: 3)

    #expect(faker.call(to: .load).calls.map(\.description) == ["load(id: 3)"])
    #expect(Set([AnyFunction(Function.load), AnyFunction(Function.load), AnyFunction(Other.load)]).count == 2)
  }

  @Test("verifies nothing when it is asked, and captors keep what was asked for")
  func captors() {
    let foods = Argument.captor()
    dog.eat(.canned)
    dog.eat(.dry(grams: 3))

    let calls = dog.call(to: .eat, withArguments: foods).calls
    #expect(calls.count == 2 && foods.values(as: DogFood.self) == [.canned, .dry(grams: 3)])
    #expect(Failures.capture { expectNoMoreCalls(dog) }.count == 1)
  }

  @Test("is waited for, as often as it is expected, unless the wait says how often")
  func wait() async throws {
    dog.eat(.canned)
    dog.eat(.canned)

    #expect(try await dog.call { $0.eat($1) }.wait() == [.canned, .canned])
    #expect(try await dog.call(to: .eat, times: 2).wait().count == 2)
    #expect(Failures.capture { expectNoMoreCalls(dog) } == [], "a wait verifies")
    let more = dog.call(to: .eat, times: 3...4)
    let line = #line + 1
    let error = await #expect(throws: CallNotReceived.self) { _ = try await more.wait(timeout: .zero) }
    #expect(
      error?.description == """
        Expected FakeDog.eat to be called at least 3 times, but it was called 2 times.
        Calls to eat (2):
          #1  eat(.canned)
          #2  eat(.canned)
        The wait is at ExpectedCallTests.swift:\(line).
        """)
    await #expect(throws: CallNotReceived.self) {
      _ = try await dog.call(to: .eat, times: 1).wait(times: 3, timeout: .zero)
    }
  }

  @Test("is waited for until it comes", .timeLimit(.minutes(1)))
  func laterCall() async throws {
    let (faker, clock) = (FakeDog.Function.faker(), ManualClock())
    let wait = Task { try await faker.call(to: .eat).wait(times: 2, clock: clock).map { $0[0] as? Int } }
    await clock.untilSleeping()
    faker.recordCall(.eat, arguments: 1)
    faker.recordCall(.eat, arguments: 2)

    #expect(try await wait.value == [1, 2])
  }

  @Test("is a failure where the closure writes none, at the closure and once, whatever it is asked")
  func misuse() async throws {
    let reports = CapturingReporter()
    let line = UInt(#line) + 2
    try await Failures.$reporter.withValue(reports) {
      let none = dog.call { _ in }
      #expect(none.count == 0 && none.calls.isEmpty)
      let waited: [Void] = try await none.wait()
      #expect(waited.isEmpty)
      #expect(!expectHaveReceived(none) && !expectHaveReceivedInOrder(none))
    }

    #expect(reports.reports.map(\.message) == [noCall])
    #expect(reports.reports.map(\.position.line) == [line])
  }

  @Test("fails the first assertion where the closure writes none, at its line")
  func misuseInAssertion() {
    let reports = CapturingReporter()
    let line = UInt(#line) + 3
    Failures.$reporter.withValue(reports) {
      let none = dog.call { _ in }
      #expect(!expectHaveReceived(none))
      #expect(!expectHaveReceived(none) && none.count == 0)
    }

    #expect(reports.reports.map(\.message) == [noCall])
    #expect(reports.reports.map(\.position.line) == [line])
  }
}
