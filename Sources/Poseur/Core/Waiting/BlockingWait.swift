nonisolated extension Faker {
  /// - Parameter verb: the name of the function that waits.
  nonisolated(nonsending) func wait(
    for awaited: AwaitedCalls<Function>, _ timeout: Duration, _ clock: any Clock<Duration>,
    as verb: String = "waitForCall", at position: SourcePosition
  ) async throws -> [RecordedCall<Function>] {
    reportNoCount(of: awaited, to: verb, at: position)
    let wait = pendingWait(for: awaited, verb, "gives up by itself", at: position)
    defer { wait.end() }
    let wakeUp = WakeUp()
    let end = await wakeUp.look(for: timeout, on: clock) { look(for: awaited, orWake: wakeUp) }
    if end == .found { return received(awaited, wakeUp) }
    return try lastLook(for: awaited, wakeUp, at: position, after: timeout, isCancellable: true)
  }

  /// Waits to make sure that no call comes. Earlier calls count.
  /// - Returns: false as soon as there is one, or if the task is cancelled before the end.
  nonisolated(nonsending) func waitForNoCall(
    of awaited: AwaitedCalls<Function>, _ duration: Duration, _ clock: any Clock<Duration>,
    as verb: String = "waitForNoCall", at position: SourcePosition
  ) async -> Bool {
    guard duration > .zero else {
      report("\(verb)(during: \(duration)) proves nothing: pass a duration greater than zero.", at: position)
      return true
    }
    let wakeUp = WakeUp()
    defer { stopWaking(wakeUp, for: awaited.function) }
    return await wakeUp.look(for: duration, on: clock) { look(for: awaited, orWake: wakeUp) } == .timeOver
  }

  /// Blocks the thread instead of the task.
  func block(
    for awaited: AwaitedCalls<Function>, _ timeout: Duration, as verb: String = "waitForCallSynchronously",
    at position: SourcePosition
  ) throws -> [RecordedCall<Function>] {
    reportNoCount(of: awaited, to: verb, at: position)
    let wakeUp = ThreadWakeUp(timeout)
    let thread = timeout > .zero ? BlockedThread.current : nil
    let wait = pendingWait(for: awaited, verb, thread?.fact ?? "gives up by itself", at: position)
    defer { wait.end() }
    if timeout > .zero {
      repeat {
        if look(for: awaited, orWake: wakeUp) { return received(awaited, wakeUp) }
      } while wakeUp.block()
    }
    return try lastLook(for: awaited, wakeUp, at: position, after: timeout, isCancellable: false, hint: thread?.hint)
  }

  private func pendingWait(
    for awaited: AwaitedCalls<Function>, _ verb: String, _ fact: String, at position: SourcePosition
  ) -> PendingWait {
    let (name, function) = (name, awaited.function)
    return .begin(.waitOfTest, at: position, reporter: reporter) {
      { "the \(verb) at \(position) waits for \(name ?? Function.fakeName).\(function.label), and \(fact)" }
    }
  }

  /// Reports a wait for fewer calls than one, which would end at once.
  private func reportNoCount(of awaited: AwaitedCalls<Function>, to verb: String, at position: SourcePosition) {
    guard awaited.count < 1 else { return }
    report(
      """
      \(verb)(times: \(awaited.count)) does not wait. Wait for 1 call or more; to see that none comes, use \
      waitForNoCall(to:during:).
      """, at: position)
  }
}

/// A thread that a wait should not block, since the code under test may need it.
nonisolated private enum BlockedThread {
  case main
  /// One of those that all tasks share.
  case ofTasks

  /// Nil if the caller's thread may be blocked.
  static var current: BlockedThread? {
    if MainQueue.isCurrent { return .main }
    return withUnsafeCurrentTask { $0 == nil } ? nil : .ofTasks
  }

  var fact: String {
    switch self {
    case .main: "blocks the main thread, which the code may need"
    case .ofTasks: "blocks a thread that all tasks share"
    }
  }

  var hint: String {
    switch self {
    case .main:
      """
      The wait blocks the main thread, so code that needs that thread can't make the call. In XCTest, wait for \
      expectation(forCallTo:), or make the test async and await waitForCall.
      """
    case .ofTasks:
      """
      The wait blocks one of the few threads that all tasks share, so a task may not get to make the call. Make the \
      test async, and await waitForCall.
      """
    }
  }
}

/// A time in a message: `5 seconds`, `0.05 seconds`, `1 second`. Nil if it isn't positive.
nonisolated func timeText(_ time: Duration) -> String? {
  if time <= .zero { return nil }
  if time < .milliseconds(1) { return "less than 0.001 seconds" }
  // More digits say nothing, and some would only come from the number's inexact representation.
  let seconds = (time / .milliseconds(1)).rounded() / 1_000
  if seconds == 1 { return "1 second" }
  let text = "\(seconds)"
  return "\(text.hasSuffix(".0") ? String(text.dropLast(2)) : text) seconds"
}
