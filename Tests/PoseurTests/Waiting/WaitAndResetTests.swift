import Poseur
import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("Whoever waits")
struct WaitAndResetTests {
  @Test("counts none of the calls from before a reset", .timeLimit(.minutes(1)))
  func reset() async throws {
    let faker = FakeDog.Function.faker()
    let clock = ManualClock()
    faker.recordCall(.eat, arguments: 1)
    let wait = Task { try await faker.waitForCall(to: .eat, withArguments: 1, times: 2, clock: clock).map(\.number) }
    await clock.untilSleeping()
    while faker.core.state.withLock({ !$0.functions.contains(where: \.isAwaited) }) { await Task.yield() }
    faker.resetCalls()
    for grams in [1, 2, 1] { faker.recordCall(.eat, arguments: grams) }
    #expect(try await wait.value == [1, 3])
  }

  @Test("through a stream gets the calls that came before the fake was gone")
  func goneFake() async {
    var dog: FakeDog? = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    for grams in 1...2 { dog?.eat(.dry(grams: grams)) }
    var calls = dog!.callStream(to: .eat).makeAsyncIterator()
    #expect(await calls.next()?.number == 1)
    dog = nil
    #expect(await calls.next()?.number == 2)
    #expect(await calls.next() == nil)
  }
}
