import Poseur
import Testing

@Suite("Expecting no call for a while", .timeLimit(.minutes(1)))
struct NoCallTests {
  private let bowl = FakeBowl()
  private let clock = ManualClock()

  @Test("holds after all of the time, whatever else was called")
  func noCall() async {
    let checks = [
      Task { [bowl, clock] in await expectNoCall(bowl, during: .seconds(3), clock: clock) { $0.fill(1) } },
      Task { [bowl, clock] in await expectNoCall(bowl, during: .seconds(3), clock: clock) { await $0.clean(matching()) }
      },
      Task { [bowl, clock] in await expectNoCall(bowl, .fill, with: 1, during: .seconds(3), clock: clock) },
    ]
    await clock.untilSleeping(3)
    bowl.fill(2)
    await clock.advance(by: .seconds(3))
    for check in checks { #expect(await check.value) }
  }

  @Test("fails as soon as the call comes, and shows it")
  func call() async {
    let messages = await Failures.capture {
      let checks = [
        Task { [bowl, clock] in
          await expectNoCall(bowl, during: .seconds(3), clock: clock, message: "Full.") { $0.fill(1) }
        },
        Task { [bowl, clock] in await expectNoCall(bowl, .fill, during: .seconds(3), clock: clock, message: "Full.") },
      ]
      await clock.untilSleeping(2)
      bowl.fill(1)
      for check in checks { #expect(await check.value == false) }
    }
    #expect(
      messages.sorted() == [
        """
        Full.
        Expected FakeBowl.fill not to be called, but it was called 1 time.
        Calls to fill (1):
          #1  fill(1)
        """,
        """
        Full.
        Expected FakeBowl.fill(1) not to be called, but it was called 1 time.
        Calls to fill (1):
          #1  fill(1)   matches
        """,
      ])
  }

  @Test("fails without a fake, a call, time, or the patience to wait until the end")
  func misuse() async {
    let messages = await Failures.capture {
      #expect(await !expectNoCall(nil as FakeBowl?, .fill, during: .seconds(3)))
      #expect(await !expectNoCall(bowl, during: .seconds(3)) { _ in })
      await expectNoCall(bowl, .fill, during: .zero)
      let check = Task { [bowl, clock] in await expectNoCall(bowl, .fill, during: .seconds(3), clock: clock) }
      await clock.untilSleeping()
      check.cancel()
      #expect(await check.value == false)
    }
    #expect(
      messages == [
        "Expected FakeBowl.fill not to be called, but the fake is nil.",
        """
        The closure makes no call to FakeBowl.
        Make one call to the fake that the closure gets, and await it if it is async. Run the code under test before: the \
        closure only describes the call.
        If it makes the call, the fake's function doesn't forward it: have that call recordAndStub.
        """,
        "expectNoCall(during: 0.0 seconds) proves nothing: pass a duration greater than zero.",
        "Expected FakeBowl.fill not to be called, but the task was cancelled before the time was over.",
      ])
  }
}

// MARK: - Fixtures

private final class FakeBowl: Fake, Sendable {
  enum Function: String, PoseurFunction { case fill, clean }
  let faker = Function.faker()
  func fill(_ grams: Int) { recordCall(.fill, arguments: grams) }
  func clean(_ times: Int) async { await recordAndStub(function: .clean, arguments: times) }
}
