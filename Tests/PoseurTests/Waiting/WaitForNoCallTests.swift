import Poseur
import Testing

@Suite("Waiting for no call")
struct WaitForNoCallTests {
  private let faker = FakeDog.Function.faker()
  private let clock = ManualClock()

  @Test("is true after all of the time, whatever else was called")
  func noCall() async {
    let wait = Task { [faker, clock] in
      await faker.waitForNoCall(to: .eat, withArguments: 1, during: .seconds(3), clock: clock)
    }
    await clock.untilSleeping()
    faker.recordCall(.eat, arguments: 2)
    faker.recordCall(.bark)
    await clock.advance(by: .seconds(3))

    #expect(await wait.value)
  }

  @Test("is false as soon as a call comes, and lets the clock be", .timeLimit(.minutes(1)))
  func call() async {
    let wait = Task { [faker, clock] in await faker.waitForNoCall(to: .eat, during: .seconds(3), clock: clock) }
    await clock.untilSleeping()
    faker.recordCall(.eat, arguments: 1)

    #expect(await wait.value == false)
    await clock.untilNobodySleeps()
  }

  @Test("is false at once where there is a call already, and verifies none")
  func earlierCall() async {
    faker.recordCall(.eat, arguments: 1)

    #expect(await !faker.waitForNoCall(to: .eat, withArguments: 1, during: .seconds(3), clock: clock))
    #expect(await !faker.waitForNoCall(to: .eat, during: .seconds(3), clock: clock))
    #expect(!Failures.capture { expectNoMoreCalls(faker) }.isEmpty)
  }

  @Test("is true where the calls were reset")
  func reset() async {
    faker.recordCall(.eat, arguments: 1)
    faker.resetCalls()

    #expect(await faker.waitForNoCall(to: .eat, during: .nanoseconds(1)))
  }

  @Test("is false where it could not wait until the end")
  func cancellation() async {
    let wait = Task { [faker, clock] in await faker.waitForNoCall(to: .eat, during: .seconds(3), clock: clock) }
    await clock.untilSleeping()
    wait.cancel()

    #expect(await wait.value == false)
  }

  @Test("for no time: one failure, and no call came meanwhile")
  func noTime() async {
    let dog = FakeDog(faker)
    let messages = await Failures.capture {
      #expect(await dog.waitForNoCall(to: .eat, during: .zero))
      #expect(await dog.waitForNoCall(to: .eat, during: .seconds(-2)))
    }
    #expect(
      messages == [
        "waitForNoCall(during: 0.0 seconds) proves nothing: pass a duration greater than zero.",
        "waitForNoCall(during: -2.0 seconds) proves nothing: pass a duration greater than zero.",
      ])
  }
}
