/// A clock that stands still until the test moves it.
///
/// Use it for the delays of stubs, for waits, and for code under test that takes an `any Clock<Duration>`.
///
/// ```swift
/// let clock = ManualClock()
/// library.stub(.load).andReturn("Once upon a time", after: .seconds(9), clock: clock)
/// let opening = Task { try await reader.open() }
/// try await clock.waitForSleepers()
/// await clock.advance(by: .seconds(9))
/// #expect(try await opening.value == "Once upon a time")
/// ```
/// Move the clock only once something is sleeping on it; `waitForSleepers` waits for that. A sleep that begins later
/// counts from the new time.
nonisolated public final class ManualClock: Clock, Sendable {
  /// A moment on the clock.
  nonisolated public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    fileprivate let offset: Duration

    /// The moment that is this much later.
    /// - Parameter duration: by how much.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// How much later another moment is.
    /// - Parameter other: the other moment.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether the first moment comes before the second.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  nonisolated private struct Sleeper {
    let id: Int
    /// Tells the task from those that exist at the same time.
    let task: Int?
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
    /// Woken once the task runs again.
    let awakening: WakeUp
  }

  nonisolated private struct State {
    var now = Instant(offset: .zero)
    /// In the order in which they are to be woken.
    var sleepers: [Sleeper] = []
    var lastID = 0
    /// The task that was woken last, until it sleeps again.
    var wokenTask: Int?
    /// Those who wait for sleepers.
    var waiters: [WakeUp] = []

    mutating func nextID(of task: Int?) -> Int {
      lastID += 1
      if wokenTask == task { wokenTask = nil }
      return lastID
    }

    mutating func takeSleeper(due end: Instant) -> Sleeper? {
      guard let first = sleepers.first, first.deadline <= end else { return nil }
      now = max(now, first.deadline)
      wokenTask = first.task
      return sleepers.removeFirst()
    }

    mutating func takeSleeper(_ id: Int) -> Sleeper? {
      sleepers.firstIndex { $0.id == id }.map { sleepers.remove(at: $0) }
    }
  }

  private let state = LockedValue(State())

  /// Makes a clock that stands at its beginning.
  public init() {}

  /// The clock's current moment.
  public var now: Instant { state.withLock(\.now) }

  /// Zero: the clock can tell any two moments apart.
  public var minimumResolution: Duration { .zero }

  /// How many tasks are sleeping on the clock.
  public var sleeperCount: Int { state.withLock(\.sleepers.count) }

  /// Returns once the clock has reached or passed the deadline.
  /// - Parameters:
  ///   - deadline: the moment to sleep until.
  ///   - tolerance: not needed, since the clock is exact.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let (task, awakening) = (withUnsafeCurrentTask { $0?.hashValue }, WakeUp())
    let id = state.withLock { $0.nextID(of: task) }
    defer { awakening.wake() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Sleeper(id: id, task: task, deadline: deadline, continuation: continuation, awakening: awakening))
        // If it was cancelled before, there was nobody to wake.
        if Task.isCancelled { cancel(id) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func add(_ sleeper: Sleeper) {
    let waiters: [WakeUp]? = state.withLock { state in
      if sleeper.deadline <= state.now { return nil }
      let index = state.sleepers.firstIndex { sleeper.deadline < $0.deadline } ?? state.sleepers.count
      state.sleepers.insert(sleeper, at: index)
      defer { state.waiters = [] }
      return state.waiters
    }
    guard let waiters else { return sleeper.continuation.resume() }
    for waiter in waiters { waiter.wake() }
  }

  private func cancel(_ id: Int) {
    state.withLock { $0.takeSleeper(id) }?.continuation.resume(throwing: CancellationError())
  }

  /// Moves time on and wakes the tasks that are due, one after another.
  ///
  /// Each task gets to run before time goes on. If it begins another sleep that ends within the same duration, it is
  /// woken again. Nobody can tell whether it will, so the clock gives it about 20 milliseconds of real time for that. A
  /// task that has run may still have work ahead of it, so wait for what the test expects.
  /// - Parameter duration: by how much. The clock never goes back.
  nonisolated(nonsending) public func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    while let sleeper = state.withLock({ $0.takeSleeper(due: end) }) {
      sleeper.continuation.resume()
      await sleeper.awakening.sleep()
      await letWokenTaskRun(before: end)
    }
    state.withLock { $0.now = max($0.now, end) }
  }

  /// Lets the task that was woken run until it sleeps again, for a while: longer if time is to go on, since a sleep that
  /// begins too late would count from the new time.
  nonisolated(nonsending) private func letWokenTaskRun(before end: Instant) async {
    // Rounds, not a time: if the machine is busy, both tasks are slow.
    for round in 1...30 where state.withLock({ $0.wokenTask != nil && (round <= 10 || $0.now < end) }) {
      // Detached, so that it takes its time even if this task is cancelled.
      await Task.detached { if round > 10 { try? await Task.sleep(for: .milliseconds(1)) } else { await Task.yield() } }
        .value
    }
  }

  /// Waits until at least this many tasks are sleeping on the clock.
  /// - Parameters:
  ///   - count: how many. Fewer than 1 is a failure.
  ///   - timeout: how long to wait at most, in real time.
  /// - Throws: `CallNotReceived` when time runs out, `CancellationError` when the task is cancelled.
  nonisolated(nonsending) public func waitForSleepers(
    _ count: Int = 1, timeout: Duration = .seconds(5), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    let position = SourcePosition(fileID, filePath, line, column)
    if count < 1 {
      Failures.reporter.report(
        "waitForSleepers(\(count)) waits for nothing: pass 1 or more.", severity: .failure, at: position)
    }
    let wakeUp = WakeUp()
    defer { state.withLock { $0.waiters.removeAll { $0 === wakeUp } } }
    var sleeperCount = 0
    let end = await wakeUp.look(for: timeout, on: ContinuousClock()) {
      sleeperCount = state.withLock { state in
        if state.sleepers.count < count { state.waiters.append(wakeUp) }
        return state.sleepers.count
      }
      return sleeperCount >= count
    }
    if end == .found { return }
    try Task.checkCancellation()
    throw CallNotReceived(
      """
      Expected \(countedNoun(count, "task")) to sleep on the clock, but \
      \(sleeperCount == 1 ? "1 does" : "\(sleeperCount) do").
      """, at: position, after: timeout)
  }
}
