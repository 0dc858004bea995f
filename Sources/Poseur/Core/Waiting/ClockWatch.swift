/// Warns, once, if a task sleeps on a manual clock and nobody moves the clock for a while: the test may wait for ever.
nonisolated final class ClockWatch: Sendable {
  nonisolated private enum State {
    case idle
    case watching
    case over
  }

  /// How long the clock may stand still, in real time.
  private let time: Duration
  private let reporter = Failures.reporter.boundToCurrentTest()
  private let scope = FakeScope.current
  private let state = LockedValue(State.idle)

  init(time: Duration) { self.time = time }

  /// Begins to watch when a task sleeps, unless it does so already.
  func begin(for clock: ManualClock) {
    let isNew = state.withLock { state in
      guard case .idle = state else { return false }
      state = .watching
      return true
    }
    guard isNew, !(reporter is ConsoleReporter) else { return }
    let (time, position) = (time, clock.position)
    // Not detached, so that the framework knows the test. It doesn't keep the clock.
    Task { [weak clock, weak self] in
      var (seen, calls) = (clock?.state.withLock(\.changeCount), SequenceCounter.next())
      while true {
        try? await Task.sleep(for: time)
        guard let clock, let self, let standing = stand(of: clock) else { return }
        let lastCalls = calls
        calls = SequenceCounter.next()
        // Where nobody knows whether the test still runs, one that calls fakes isn't stuck, and others may run after it.
        let isQuiet = isTestRunning == true || calls == lastCalls + 1
        if standing.changeCount == seen, isQuiet { return warn(of: standing, at: position) }
        seen = standing.changeCount
      }
    }
  }

  /// Nil if nobody sleeps on the clock, or the test that made it has ended.
  private func stand(of clock: ManualClock) -> ClockState? {
    let state = clock.state.withLock { $0 }
    let isOver = isTestRunning == false
    if !isOver, !state.sleepers.isEmpty { return state }
    self.state.withLock { $0 = isOver ? .over : .idle }
    return nil
  }

  /// Nil if nobody knows.
  private var isTestRunning: Bool? {
    if let scope { return scope.isOpen }
    return (reporter as? any FrameworkFailureReporter)?.isTestRunning
  }

  private func warn(of state: ClockState, at position: SourcePosition) {
    self.state.withLock { $0 = .over }
    guard let first = state.sleepers.first else { return }
    let (count, deadline) = (state.sleepers.count, first.deadline)
    let subject = count == 1 ? "1 task sleeps" : "\(count) tasks sleep, the first of them"
    let wait = state.now.duration(to: deadline)
    Failures.reporter(keeping: reporter).report(
      """
      \(subject) until \(clockText(deadline.offset)); the clock stands at \(clockText(state.now.offset)), and nothing \
      has moved it for \(timeText(time) ?? "some time").
      If the test hangs, move it: await clock.advance(by: \(sourceText(wait)))
      \(ManualPage.testNeverEnds.reference)
      """, severity: .warning, at: position)
  }
}

/// A clock's time in a message: `4 s`, `0.25 s`.
nonisolated func clockText(_ offset: Duration) -> String {
  let milliseconds = (offset / .milliseconds(1)).rounded()
  let text = "\(milliseconds / 1_000)"
  return "\(text.hasSuffix(".0") ? String(text.dropLast(2)) : text) s"
}

/// A duration in source text: `.seconds(4)`, `.milliseconds(250)`.
nonisolated private func sourceText(_ duration: Duration) -> String {
  let milliseconds = Int((duration / .milliseconds(1)).rounded(.up))
  return milliseconds.isMultiple(of: 1_000) ? ".seconds(\(milliseconds / 1_000))" : ".milliseconds(\(milliseconds))"
}
