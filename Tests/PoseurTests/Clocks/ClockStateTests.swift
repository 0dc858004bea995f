import Testing

@testable import PoseurCore

@Suite("How long a clock waits for a task that it has woken")
struct ClockStateTests {
  @Test("a tenth of a second for the first that may sleep again, and less for each that doesn't")
  func newSleepers() async throws {
    var state = ClockState()
    let rounds = try await (1...1_000).asyncMap { task in
      try await state.sleep(in: task, until: task)
      return state.wake(until: task)
    }

    #expect(rounds.prefix(4) == [110, 60, 43, 35])
    #expect(rounds.dropFirst(100).allSatisfy { $0 == 11 })
    // About a millisecond each, all thousand together.
    #expect(rounds.reduce(0) { $0 + $1 - ClockState.quickRounds } < 1_500)
  }

  @Test("a second for one that has slept again, and no time at the end of an advance")
  func repeatedSleepers() async throws {
    var state = ClockState()
    try await state.sleep(in: 1, until: 1)
    state.takeDue(1)
    try await state.sleep(in: 1, until: 2)
    let isAwaited = state.isAwaitingSleep(inRound: 0, isHurried: false)
    #expect(!isAwaited, "it sleeps")

    state.takeDue(2)
    let rounds = state.rounds()
    try await state.sleep(in: 1, until: 3)
    state.takeDue(3)
    let roundsAtTheEnd = state.rounds(isHurried: true)
    #expect((rounds, roundsAtTheEnd) == (1_010, 10))
  }

  @Test("a moment more if another task sleeps in its place, which counts as a loop then")
  func successors() async throws {
    var state = ClockState()
    try await state.sleep(in: 1, until: 1)
    state.takeDue(1)
    try await state.sleep(in: 2, until: 2)
    try await state.sleep(in: 3, until: 5)
    let rounds = state.rounds()
    #expect(state.sleepers.map(\.isRepeated) == [true, false])
    let roundsOfSuccessor = state.wake(until: 2)
    let roundsOfOther = state.wake(until: 5)
    #expect((rounds, roundsOfSuccessor, roundsOfOther) == (5, 1_010, 60))
  }
}

// MARK: - Fixtures

extension ClockState {
  fileprivate mutating func sleep(in task: Int, until second: Int) async throws {
    let deadline = ManualClock.Instant(offset: .seconds(second))
    try await withCheckedThrowingContinuation { continuation in
      _ = add(ClockSleeper(task: task, deadline: deadline, continuation: continuation, awakening: WakeUp()))
      continuation.resume()
    }
  }

  fileprivate mutating func takeDue(_ second: Int) {
    _ = takeSleeper(due: ManualClock.Instant(offset: .seconds(second)))
  }

  /// How many rounds the clock waits for the woken task.
  fileprivate mutating func rounds(isHurried: Bool = false) -> Int {
    var round = 0
    while isAwaitingSleep(inRound: round, isHurried: isHurried) { round += 1 }
    stopAwaitingSleep(after: round)
    return round
  }

  /// Wakes the task that is due next.
  fileprivate mutating func wake(until second: Int) -> Int {
    takeDue(second)
    return rounds()
  }
}

extension Sequence {
  fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
