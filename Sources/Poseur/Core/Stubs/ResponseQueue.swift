/// The calls of a stub that wait for a responder's answers. The one that began first is answered first. Answers given
/// early are kept.
///
/// The stub and the responder share it. It closes when the first of them goes; from then on no call waits.
nonisolated final class ResponseQueue: Sendable {
  nonisolated struct State {
    /// In the order they began, even if concurrent calls overtook each other on the way here.
    var calls: [(call: SuspendedCall, sequenceNumber: Int)] = []
    /// The answers that no call has taken yet.
    var answers: [GivenAnswer] = []
    var closing: QueueClosing?
    var cancelledCallCount = 0
    /// How many were cancelled when no other waited, since the last one came and since anybody saw it: a response may be
    /// meant for them.
    var endedCallCount = 0
    var waiters: [any CallWaiter] = []
  }

  typealias GivenAnswer = Result<DeferredResult, any Error>

  /// The stub's calls in a message: `FakeDog.bark()`.
  let callText: String
  let position: SourcePosition
  private let reporter: any FailureReporter = Failures.reporter.boundToCurrentTest()
  let state = LockedValue(State())

  init(callText: String, at position: SourcePosition) { (self.callText, self.position) = (callText, position) }

  var pendingCallCount: Int { state.withLock(\.calls.count) }

  /// How many calls were cancelled. Whoever has seen that doesn't mean them by a response.
  var cancelledCallCount: Int {
    state.withLock { state in
      state.endedCallCount = 0
      return state.cancelledCallCount
    }
  }

  /// The reason why no call waits any more, once the queue is closed.
  var closing: QueueClosing? { state.withLock(\.closing) }

  /// If fewer calls than `count` wait, the next one wakes the waiter, and so does the end of the queue.
  func pendingCallCount(orWake waiter: any CallWaiter, below count: Int) -> Int {
    state.withLock { state in
      if state.calls.count < count, state.closing == nil { state.waiters.append(waiter) }
      return state.calls.count
    }
  }

  func stopWaking(_ waiter: any CallWaiter) { state.withLock { $0.waiters.removeAll { $0 === waiter } } }

  /// Lets a call wait, or gives it an answer that came early.
  func hold(_ call: SuspendedCall, _ sequenceNumber: Int) {
    let (answer, waiters): (GivenAnswer?, [any CallWaiter]) = state.withLock { state in
      if !state.answers.isEmpty { return (state.answers.removeFirst(), []) }
      if let closing = state.closing { return (.success(.abandoned(closing, wasHeld: false)), []) }
      // From the end, where most belong.
      state.endedCallCount = 0
      let index = state.calls.lastIndex { $0.sequenceNumber <= sequenceNumber }.map { $0 + 1 } ?? 0
      state.calls.insert((call, sequenceNumber), at: index)
      defer { state.waiters = [] }
      return (nil, state.waiters)
    }
    if let answer { call.settle(answer) }
    for waiter in waiters { waiter.wake() }
  }

  /// Answers the call that has waited longest, or the next one if none waits. As many answers are refused as calls were
  /// cancelled unseen: one that is meant for a cancelled call is none for the next.
  /// - Returns: why no call can take it; nil if one can.
  func answer(_ answer: GivenAnswer) -> String? {
    let (call, problem): (SuspendedCall?, String?) = state.withLock { state in
      if !state.calls.isEmpty { return (state.calls.removeFirst().call, nil) }
      if state.closing == .stubGone {
        let advice = "Respond while the stub, its fake and its test are still there."
        return (nil, "The stub of \(callText) is gone, so no call can take this response. \(advice)")
      }
      if state.endedCallCount > 0 {
        state.endedCallCount -= 1
        let advice = "Expect responder.wasCancelled instead. A response after that is for the next call."
        return (nil, "The call to \(callText) was cancelled, so it can't take this response.\n\(advice)")
      }
      state.answers.append(answer)
      return (nil, nil)
    }
    call?.settle(answer)
    return problem
  }

  /// Ends a call whose task was cancelled. A function that can't throw goes on waiting.
  func cancel(_ call: SuspendedCall, canThrow: Bool) {
    let isHeld = state.withLock { state in
      guard let index = state.calls.firstIndex(where: { $0.call === call }) else { return false }
      state.cancelledCallCount += 1
      if canThrow {
        state.calls.remove(at: index)
        if state.calls.isEmpty { state.endedCallCount += 1 }
      }
      return canThrow
    }
    if isHeld { call.settle(.failure(CancellationError())) }
  }

  /// Ends the calls that wait, and those that come later and find no answer.
  ///
  /// It reports the calls that waited here, because their own tasks may run when the test is over.
  /// - Parameter takesAnswers: whether to take out the answers that no call took. They're then not reported when the
  ///   stub goes.
  @discardableResult
  func close(_ closing: QueueClosing, takingAnswers takesAnswers: Bool) -> (callCount: Int, answers: [GivenAnswer]) {
    let left = state.withLock { state in
      let left = state
      (state.calls, state.waiters) = ([], [])
      if takesAnswers { state.answers = [] }
      if state.closing != .stubGone { state.closing = closing }
      return left
    }
    let count = left.calls.count
    if count > 0, let (end, advice) = closing.mistake {
      let fact = "\(textOfHeld(count)) when \(end), so nothing can answer \(count == 1 ? "it" : "them")."
      report("\(fact)\n\(advice)", at: position)
    }
    for (call, _) in left.calls { call.settle(.success(.abandoned(closing, wasHeld: true))) }
    for waiter in left.waiters { waiter.wake() }
    return (count, left.answers)
  }

  func textOfHeld(_ count: Int) -> String {
    "The stub of \(callText) held \(countedNoun(count, "call")) without a response"
  }

  func report(_ message: String, at position: SourcePosition) {
    Failures.reporter(keeping: reporter).report(message, severity: .failure, at: position)
  }
}

/// Closes the queue for good when the last copy of the stub goes, and reports the answers that no call took.
nonisolated final class ResponseQueueHold: Sendable {
  let queue: ResponseQueue

  init(_ queue: ResponseQueue) { self.queue = queue }

  deinit {
    let count = queue.close(.stubGone, takingAnswers: true).answers.count
    if count == 0 { return }
    let fact = "The stub of \(queue.callText) was given \(countedNoun(count, "response")) that no call took."
    queue.report(fact, at: queue.position)
  }
}

/// The reason why nobody can answer the calls of a queue.
nonisolated enum QueueClosing: Sendable {
  /// Answers that it gave before are still taken.
  case responderGone
  case stubGone
  /// The test has ended. Answers that it gave before are still taken.
  case scopeEnded

  var fact: String {
    switch self {
    case .responderGone: "its responder is gone"
    case .stubGone: "its stub was removed or reset"
    case .scopeEnded: "its test has ended"
    }
  }

  /// If calls were waiting, the mistake and its remedy. The end of a test is none.
  var mistake: (end: String, advice: String)? {
    switch self {
    case .responderGone:
      ("its responder went", "Keep the responder for as long as calls wait, or stub andNeverReturn().")
    case .stubGone:
      ("it was removed or reset", "Respond to the waiting calls before you remove or reset the stub.")
    case .scopeEnded: nil
    }
  }
}
