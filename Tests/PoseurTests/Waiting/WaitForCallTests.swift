import Foundation
import Poseur
import Testing

@Suite("Waiting for a call", .tags(.threads))
struct WaitForCallTests {
  private let faker = FakeDog.Function.faker()
  private let clock = ManualClock()

  @Test("counts the calls that were made already, and returns all that match")
  func earlierCalls() async throws {
    let dog = FakeDog(faker)
    dog.eat(.canned)
    dog.eat(.dry(grams: 3))
    dog.eat(.canned)

    #expect(try await dog.waitForCall(to: .eat).count == 3)
    let calls = try await dog.waitForCall(to: .eat, withArguments: DogFood.canned, times: 2)
    #expect(calls.map(\.number) == [1, 3])
    #expect(try await dog.call(to: .eat, where: { $0[0] as? DogFood == .dry(grams: 3) }).wait().count == 1)
  }

  @Test(
    "ends with the call, recorded or answered, that makes them enough, and lets the clock be", .timeLimit(.minutes(1)))
  func laterCalls() async throws {
    let wait = Task { [faker, clock] in
      try await faker.waitForCall(to: .eat, times: 3, clock: clock).map(\.description)
    }
    await clock.untilSleeping()
    faker.recordCall(.eat, arguments: 1)
    await faker.recordAndStub(function: .eat, arguments: 2)
    faker.recordCall(.bark)
    faker.recordCall(.eat, arguments: 3)

    #expect(try await wait.value == ["eat(1)", "eat(2)", "eat(3)"])
    await clock.untilNobodySleeps()
  }

  @Test("for certain arguments lets other calls pass, and runs matchers that use the fake")
  func arguments() async throws {
    let wait = Task { [faker, clock] in
      let small = Argument.where("small") { (grams: Int) in faker.callCountFor(function: .eat) > 0 && grams < 9 }
      return try await faker.waitForCall(to: .eat, withArguments: small, clock: clock).map(\.number)
    }
    await clock.untilSleeping()
    for grams in [30, 20, 5, 40] { faker.recordCall(.eat, arguments: grams) }

    #expect(try await wait.value.first == 3)
  }

  @Test("lets captors keep the arguments of the calls it returns, once")
  func captors() async throws {
    let captor = Argument.captor()
    faker.recordCall(.eat, arguments: 1, true)
    faker.recordCall(.eat, arguments: 2, false)
    faker.recordCall(.eat, arguments: 3, true)
    try await faker.waitForCall(to: .eat, withArguments: captor, true, times: 2)

    #expect(captor.values(as: Int.self) == [1, 3])
  }

  @Test("lets captors keep nothing where too few calls came")
  func captorsOfAFailedWait() async throws {
    let captor = Argument.captor()
    faker.recordCall(.eat, arguments: 1)
    let faker = self.faker
    let report = await reportOfWait {
      try await faker.waitForCall(to: .eat, withArguments: captor, times: 2, timeout: .zero).count
    }
    #expect(report?.contains("but it was called 1 time.") == true)
    #expect(captor.count == 0)
    faker.recordCall(.eat, arguments: 2)
    try await faker.waitForCall(to: .eat, withArguments: captor, times: 2)

    #expect(captor.values(as: Int.self) == [1, 2])
  }

  @Test("ends when its time is over, though other calls come all the while and every thread of the tasks' waits")
  func otherCalls() async {
    let manyTimes = 150_000
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
        group.addTask {
          let faker = FakeDog.Function.faker()
          faker.recordCall(.eat)
          let call = faker.call(
            to: .eat,
            where: { _ in
              if faker.callCountFor(function: .eat) < manyTimes { faker.recordCall(.eat) }
              return false
            })
          _ = try? await call.wait(timeout: .milliseconds(20))
          return faker.callCountFor(function: .eat)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.allSatisfy { $0 < manyTimes })
  }

  @Test("that never comes throws the report of an assertion when the time is over")
  func timeout() async throws {
    let wait = Task { [faker, clock] in
      try await faker.waitForCall(to: .eat, withArguments: DogFood.canned, timeout: .seconds(9), clock: clock).count
    }
    await clock.untilSleeping()
    faker.recordCall(.eat, arguments: DogFood.dry(grams: 3))
    faker.recordCall(.bark)
    await clock.advance(by: .seconds(9))

    let report = await reportOfWait { try await wait.value }
    #expect(
      report == """
        Expected FakeDog.eat(.canned) to be called at least 1 time, but it was called 0 times.
        Calls to eat (1):
          #1  eat(.dry(grams: 3))   argument 0 is .dry(grams: 3), not .canned
        Other calls: bark()
        """)
    let advice =
      "If the work still goes on, wait for it: "
      + "try await fakeDog.waitForCall(to: .eat, withArguments: DogFood.canned)"
    let assertion = faker.didCall(.eat, withArguments: [DogFood.canned]).friendlyDescription
    #expect(report.map { "\($0)\n\(advice)" } == assertion, "who has waited already needn't be told to")
  }

  @Test("looks once where there is no time", arguments: [Duration.zero, .seconds(-1)])
  func noTime(timeout: Duration) async throws {
    await #expect(throws: CallNotReceived.self) {
      try await faker.waitForCall(to: .bark, timeout: timeout, clock: clock)
    }
    faker.recordCall(.bark)

    #expect(try await faker.waitForCall(to: .bark, timeout: timeout, clock: clock).count == 1)
  }

  @Test("may be for ever")
  func longTime() async throws {
    Task { [faker] in faker.recordCall(.bark) }

    #expect(try await faker.waitForCall(to: .bark, timeout: .seconds(Int64.max)).count == 1)
  }

  @Test("looks a last time when the time is over")
  func lastLook() async throws {
    let wait = Task { [faker, clock] in try await faker.waitForCall(to: .eat, times: 2, clock: clock).count }
    await clock.untilSleeping()
    faker.recordCall(.eat)
    faker.recordCall(.eat)
    await clock.advance(by: .seconds(5))

    #expect(try await wait.value == 2)
  }

  @Test("for no calls does not wait, which is a failure")
  func none() async throws {
    let messages = await Failures.capture {
      let none = try? await faker.waitForCall(to: .bark, times: 0, clock: clock)
      let fewer = try? await faker.call(to: .bark, where: { _ in true }).wait(times: -1, clock: clock)
      #expect(none?.isEmpty == true && fewer?.isEmpty == true)
    }
    #expect(
      messages == [
        """
        waitForCall(times: 0) does not wait. Wait for 1 call or more; to see that none comes, use \
        waitForNoCall(to:during:).
        """,
        """
        wait(times: -1) does not wait. Wait for 1 call or more; to see that none comes, use \
        waitForNoCall(to:during:).
        """,
      ])
  }

  @Test("ends with the task's cancellation, before and meanwhile")
  func cancellation() async throws {
    let wait = Task { [faker, clock] in try await faker.waitForCall(to: .bark, clock: clock).count }
    await clock.untilSleeping()
    wait.cancel()
    await #expect(throws: CancellationError.self) { try await wait.value }

    let cancelled = Task { [faker, clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await faker.waitForCall(to: .bark, clock: clock).count
    }
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }

  @Test("goes on for as many new calls where the calls are reset")
  func reset() async throws {
    let wait = Task { [faker, clock] in
      try await faker.waitForCall(to: .eat, withArguments: Argument.anything, times: 2, clock: clock).map(\.description)
    }
    await clock.untilSleeping()
    faker.recordCall(.eat, arguments: 1)
    faker.resetCalls()
    faker.recordCall(.eat, arguments: 2)
    faker.recordCall(.eat, arguments: 3)

    #expect(try await wait.value == ["eat(2)", "eat(3)"])
  }

  @Test("counts the calls it returns as verified")
  func verified() async throws {
    let dog = FakeDog(faker)
    dog.eat(.canned)
    try await dog.waitForCall(to: .eat)

    #expect(Failures.capture { expectNoMoreCalls(dog) } == [])
  }

  @Test("works on the main actor, with arguments that are not Sendable")
  @MainActor func mainActor() async throws {
    let (dog, other) = (FakeDog(), FakeDog())
    let wait = Task { try await dog.waitForCall(to: .eat, withArguments: other).count }
    dog.recordCall(.eat, arguments: other)

    #expect(try await wait.value == 1)
  }

  @Test("works for static functions")
  func staticFunctions() async throws {
    FakeKennel.recordCall(.open, arguments: 1)

    #expect(try await FakeKennel.classFaker.waitForCall(to: .open, withArguments: 1).count == 1)
    #expect(try await FakeKennel.classFaker.call(to: .open, where: { $0.count == 1 }).wait().count == 1)
    #expect(throws: CallNotReceived.self) { try waitForClosing() }
    #expect(await FakeKennel.classFaker.waitForNoCall(to: .close, during: .nanoseconds(1)))
    let streamed = await FakeKennel.classFaker.callStream(to: .open).prefix(1).reduce(into: []) {
      $0.append($1.description)
    }
    #expect(streamed == ["open(1)"])
  }

  private func waitForClosing() throws {
    try FakeKennel.classFaker.call(to: .close).waitSynchronously(timeout: .zero)
  }
}

// MARK: - Fixtures

private enum FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction { case open, close }
  static let classFaker = ClassFunction.classFaker()
}
