/// A task that sleeps on a manual clock.
nonisolated struct ClockSleeper {
  /// Tells the task from those that exist at the same time.
  let task: Int?
  let deadline: ManualClock.Instant
  let continuation: CheckedContinuation<Void, any Error>
  /// Woken once the task runs again. Tells the sleep from all others.
  let awakening: WakeUp
  /// Whether its task was woken before, and now sleeps again.
  var isRepeated = false
}

/// Everything a manual clock's lock guards.
nonisolated struct ClockState {
  private(set) var now = ManualClock.Instant(offset: .zero)
  /// In the order in which they are to be woken.
  private(set) var sleepers: [ClockSleeper] = []
  /// How many sleeps have begun.
  private(set) var sleepCount = 0
  /// When the last sleep was to end.
  private(set) var lastDeadline: ManualClock.Instant?
  /// The last move, if nobody slept then.
  private(set) var earlyMove: SourcePosition?
  /// Changes whenever a sleep begins or somebody moves the clock.
  private(set) var changeCount = 0
  /// Those who wait for sleepers.
  var waiters: [WakeUp] = []
  private var woken: WokenTask?
  /// How many tasks in a row didn't sleep again although the clock gave them time.
  private var disappointments = 0

  /// The task that was woken last, while the clock waits for it to sleep again.
  nonisolated private struct WokenTask {
    let id: Int?
    let isRepeated: Bool
    /// How many more rounds the clock waits, once another task has begun to sleep in its place.
    var roundsLeft: Int?
  }

  /// - Returns: those to wake; nil if the sleep is over already.
  mutating func add(_ sleeper: ClockSleeper) -> [WakeUp]? {
    if sleeper.deadline <= now { return nil }
    var sleeper = sleeper
    sleeper.isRepeated = isRepeated(in: sleeper.task)
    (sleepCount, changeCount) = (sleepCount + 1, changeCount + 1)
    lastDeadline = sleeper.deadline
    let index = sleepers.firstIndex { sleeper.deadline < $0.deadline } ?? sleepers.count
    sleepers.insert(sleeper, at: index)
    defer { waiters = [] }
    return waiters
  }

  private mutating func isRepeated(in task: Int?) -> Bool {
    guard let woken else { return false }
    if woken.id == task {
      (self.woken, disappointments) = (nil, 0)
      return true
    }
    // The woken task may have let another one sleep in its place, as where each round of a loop has a child task of its
    // own. It still gets a moment itself.
    if woken.roundsLeft != nil { return false }
    self.woken?.roundsLeft = 5
    disappointments = 0
    return true
  }

  mutating func takeSleeper(of awakening: WakeUp) -> ClockSleeper? {
    sleepers.firstIndex { $0.awakening === awakening }.map { sleepers.remove(at: $0) }
  }

  // MARK: Moving

  mutating func beginMove(at position: SourcePosition) -> ManualClock.Instant {
    changeCount += 1
    earlyMove = sleepers.isEmpty ? position : nil
    return now
  }

  mutating func takeSleeper(due end: ManualClock.Instant) -> ClockSleeper? {
    guard let first = sleepers.first, first.deadline <= end else { return nil }
    now = max(now, first.deadline)
    woken = WokenTask(id: first.task, isRepeated: first.isRepeated)
    return sleepers.removeFirst()
  }

  mutating func endMove(at end: ManualClock.Instant) { now = max(now, end) }

  /// The rounds in which other tasks only get to run. The clock naps for a millisecond in each that follows.
  static let quickRounds = 10

  /// Whether the clock waits for the woken task to sleep again.
  /// - Parameter isHurried: whether it doesn't matter if the task sleeps later.
  mutating func isAwaitingSleep(inRound round: Int, isHurried: Bool) -> Bool {
    guard let woken else { return false }
    if isHurried { return round < Self.quickRounds }
    if let roundsLeft = woken.roundsLeft {
      self.woken?.roundsLeft = roundsLeft - 1
      return roundsLeft > 0
    }
    // A task that has slept again is a loop, which must not lose a tick. Any other may never sleep again, and there may
    // be a thousand of them.
    let naps = woken.isRepeated ? 1_000 : max(1, 100 / (disappointments + 1))
    return round < Self.quickRounds + naps
  }

  /// The woken task has slept again, or the clock gives up. Only one that got its time counts.
  mutating func stopAwaitingSleep(after round: Int) {
    if let woken, woken.roundsLeft == nil, round > Self.quickRounds { disappointments += 1 }
    woken = nil
  }
}

/// A clock's time in a message: `4 s`, `0.25 s`.
nonisolated func clockText(_ offset: Duration) -> String { "\(secondsText(offset)) s" }

/// A duration in source text: `.seconds(4)`, `.milliseconds(250)`.
nonisolated func sourceText(_ duration: Duration) -> String {
  let milliseconds = Int((duration / .milliseconds(1)).rounded(.up))
  return milliseconds.isMultiple(of: 1_000) ? ".seconds(\(milliseconds / 1_000))" : ".milliseconds(\(milliseconds))"
}
