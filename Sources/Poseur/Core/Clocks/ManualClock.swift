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
///
/// If a task sleeps on the clock and nothing happens for five seconds of real time, Poseur says so on standard error, and
/// what to write.
nonisolated public final class ManualClock: Clock, Sendable {
  /// A moment on the clock.
  nonisolated public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    let offset: Duration

    /// The moment that is this much later.
    /// - Parameter duration: by how much.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// How much later another moment is.
    /// - Parameter other: the other moment.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether the first moment comes before the second.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  let state = LockedValue(ClockState())
  /// Where the clock was made.
  let position: SourcePosition
  private let reporter = Failures.reporter.boundToCurrentTest()
  /// The isolated test that made it.
  private let test = TestScope.current?.nearestOpen?.outermost

  /// Makes a clock that stands at its beginning.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    position = SourcePosition(fileID, filePath, line, column)
    HangWatch.begin
  }

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
    let wait = pendingWait(until: deadline)
    defer {
      wait.end()
      awakening.wake()
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = ClockSleeper(task: task, deadline: deadline, continuation: continuation, awakening: awakening)
        guard let waiters = state.withLock({ $0.add(sleeper) }) else { return continuation.resume() }
        for waiter in waiters { waiter.wake() }
        // If it was cancelled before, there was nobody to wake.
        if Task.isCancelled { cancel(awakening) }
      }
    } onCancel: {
      cancel(awakening)
    }
  }

  /// Has it told that a task sleeps.
  private func pendingWait(until deadline: Instant) -> PendingWait {
    let (state, position) = (state, position)
    return .begin(
      .sleep, at: position, home: test, reporter: reporter, sign: { state.withLock(\.changeCount) }
    ) {
      let (now, earlyMove) = state.withLock { ($0.now, $0.earlyMove) }
      return {
        let remedy =
          earlyMove.map {
            "the advance at \($0) came before it slept, so write try await clock.waitForSleepers() above that"
          } ?? "move it, await clock.advance(by: \(sourceText(now.duration(to: deadline))))"
        return """
          a task sleeps until \(clockText(deadline.offset)) on the clock at \(position), which stands at \
          \(clockText(now.offset)): \(remedy)
          """
      }
    }
  }

  private func cancel(_ awakening: WakeUp) {
    state.withLock { $0.takeSleeper(of: awakening) }?.continuation.resume(throwing: CancellationError())
  }
}

// MARK: - Moving

nonisolated extension ManualClock {
  /// Moves time on and wakes the tasks that are due, one after another.
  ///
  /// Each task gets to run before time goes on. If it begins another sleep that ends within the same duration, it is
  /// woken again. Nobody can tell whether it will, so the clock waits in real time: at least a second for a task that
  /// has slept again before, and up to a tenth of a second for any other. It doesn't wait until the tasks have done their
  /// work: for that, wait for the call that they make, with `waitForCall(to:times:)`, or await their values. If no task
  /// sleeps, it waits for nothing, and a task that sleeps later sleeps from the new time on.
  ///
  /// Move a clock from one place: two tasks that do it at the same time each go on from where the clock then stands.
  /// - Parameter duration: by how much. Less than zero is a failure, and leaves the clock as it is.
  nonisolated(nonsending) public func advance(
    by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let position = SourcePosition(fileID, filePath, line, column)
    guard mayAdvance(by: duration, at: position) else { return }
    await advance(by: duration, isLast: true, at: position)
  }

  /// Moves time on in steps, each of which first waits until a task sleeps on the clock.
  ///
  /// Use it for code that sleeps again and again, such as a loop, a timer or a retry:
  /// ```swift
  /// try await clock.advance(by: .seconds(1), times: 10)
  /// ```
  /// - Parameters:
  ///   - duration: by how much in each step. Less than zero is a failure, and leaves the clock as it is.
  ///   - count: how many steps. Fewer than 1 is a failure.
  ///   - timeout: how long each step waits for a sleeping task at most, in real time.
  /// - Throws: `CallNotReceived` when time runs out, `CancellationError` when the task is cancelled.
  nonisolated(nonsending) public func advance(
    by duration: Duration, times count: Int, timeout: Duration = .seconds(5), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    let position = SourcePosition(fileID, filePath, line, column)
    guard mayAdvance(by: duration, at: position) else { return }
    guard count > 0 else {
      return Failures.report("advance(by:times: \(count)) does not move the clock: pass 1 or more.", at: position)
    }
    for step in 1...count {
      try await wait(for: 1, \.sleepers.count, as: "advance", timeout, at: position) { _ in
        "Expected a task to sleep on the clock before step \(step) of \(count), but none does."
      }
      await advance(by: duration, isLast: step == count, at: position)
    }
  }

  private func mayAdvance(by duration: Duration, at position: SourcePosition) -> Bool {
    if duration >= .zero { return true }
    Failures.report("advance(by: \(duration)) does nothing: a clock never goes back.", at: position)
    return false
  }

  /// - Parameter isLast: whether the tasks that are woken at the end need not sleep again before time goes on.
  nonisolated(nonsending) private func advance(
    by duration: Duration, isLast: Bool, at position: SourcePosition
  ) async {
    MovedClocks.noteMove()
    let end = state.withLock { $0.beginMove(at: position).advanced(by: duration) }
    while let sleeper = state.withLock({ $0.takeSleeper(due: end) }) {
      sleeper.continuation.resume()
      await sleeper.awakening.sleep()
      await letWokenTaskRun { !isLast || $0.now < end }
    }
    state.withLock { $0.endMove(at: end) }
  }

  /// Lets the task that was woken run until it sleeps again, for a while: longer if time is to go on, since a sleep that
  /// begins too late would count from the new time.
  nonisolated(nonsending) private func letWokenTaskRun(beforeMore goesOn: (ClockState) -> Bool) async {
    // Rounds, not a time: if the machine is busy, both tasks are slow.
    var round = 0
    while state.withLock({ $0.isAwaitingSleep(inRound: round, isHurried: !goesOn($0)) }) {
      round += 1
      let naps = round > ClockState.quickRounds
      // Detached, so that it takes its time even if this task is cancelled.
      await Task.detached { if naps { try? await Task.sleep(for: .milliseconds(1)) } else { await Task.yield() } }.value
    }
    state.withLock { $0.stopAwaitingSleep(after: round) }
  }
}

// MARK: - Waiting

nonisolated extension ManualClock {
  /// Waits until at least this many tasks are sleeping on the clock.
  ///
  /// A task that already sleeps counts. To wait until code sleeps once more, use `waitForSleeps`.
  /// - Parameters:
  ///   - count: how many. Fewer than 1 is a failure.
  ///   - timeout: how long to wait at most, in real time.
  /// - Throws: `CallNotReceived` when time runs out, `CancellationError` when the task is cancelled.
  nonisolated(nonsending) public func waitForSleepers(
    _ count: Int = 1, timeout: Duration = .seconds(5), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    let position = SourcePosition(fileID, filePath, line, column)
    try await wait(for: count, \.sleepers.count, as: "waitForSleepers", timeout, at: position) { found in
      let fact = found == 1 ? "1 does" : "\(found) do"
      return "Expected \(countedNoun(count, "task")) to sleep on the clock, but \(fact)."
    }
  }

  /// Waits until this many sleeps have begun on the clock since it was made, whether they are over or not.
  ///
  /// Use it where an earlier task may still be asleep, as in code that cancels a sleep and begins another:
  /// ```swift
  /// await field.type("Mo")
  /// try await clock.waitForSleeps(1)
  /// await field.type("Moby")
  /// try await clock.waitForSleeps(2)
  /// ```
  /// - Parameters:
  ///   - count: how many, including earlier ones. Fewer than 1 is a failure.
  ///   - timeout: how long to wait at most, in real time.
  /// - Throws: `CallNotReceived` when time runs out, `CancellationError` when the task is cancelled.
  nonisolated(nonsending) public func waitForSleeps(
    _ count: Int, timeout: Duration = .seconds(5), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    let position = SourcePosition(fileID, filePath, line, column)
    try await wait(for: count, \.sleepCount, as: "waitForSleeps", timeout, at: position) { found in
      let fact = found == 1 ? "1 has" : "\(found) have"
      return "Expected \(countedNoun(count, "sleep")) to have begun on the clock, but \(fact)."
    }
  }

  /// - Parameters:
  ///   - number: how many there are of what is waited for.
  ///   - verb: the name of the function that waits.
  ///   - report: says that there are too few.
  nonisolated(nonsending) private func wait(
    for count: Int, _ number: (ClockState) -> Int, as verb: String, _ timeout: Duration, at position: SourcePosition,
    orReport report: (Int) -> String
  ) async throws {
    if count < 1 { Failures.report("\(verb)(\(count)) waits for nothing: pass 1 or more.", at: position) }
    let wakeUp = WakeUp()
    let wait = PendingWait.begin(.waitOfTest, at: position, home: test, reporter: reporter) {
      { "the wait at \(position) waits for a task to sleep on the clock, and gives up by itself" }
    }
    defer {
      wait.end()
      state.withLock { $0.waiters.removeAll { $0 === wakeUp } }
    }
    let end = await wakeUp.look(for: timeout, on: ContinuousClock()) {
      state.withLock { state in
        let isFound = number(state) >= count
        if !isFound { state.waiters.append(wakeUp) }
        return isFound
      }
    }
    if end == .found { return }
    try Task.checkCancellation()
    let found = state.withLock { $0 }
    let lines = [report(number(found)), whyNobodySleeps(found)].compactMap { $0 }
    throw CallNotReceived(lines.joined(separator: "\n"), at: position, after: timeout)
  }

  /// Nil if somebody sleeps.
  private func whyNobodySleeps(_ state: ClockState) -> String? {
    if !state.sleepers.isEmpty { return nil }
    let lastSleep = state.lastDeadline.map { "The last sleep was until \(clockText($0.offset))" }
    return "\(lastSleep ?? "No task has slept on it yet"). The code may have ended, or not begun."
  }
}
