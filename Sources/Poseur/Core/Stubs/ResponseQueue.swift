/// Where the calls of a stub wait for a responder's answers: the one that began first is answered first. Answers given
/// early are kept.
///
/// The stub and the responder share it. It closes when the first of them goes; from then on no call waits.
nonisolated final class ResponseQueue: Sendable {
  nonisolated struct State {
    /// In the order in which they began, even where concurrent calls overtook each other on the way here.
    var calls: [(call: SuspendedCall, sequenceNumber: Int)] = []
    var answers: [GivenAnswer] = []
    var closing: QueueClosing?
    var cancelledCallCount = 0
    /// How many of them threw, and nobody has responded to them since.
    var endedCallCount = 0
    var waiters: [any CallWaiter] = []
  }

  /// An answer that no call has taken yet.
  nonisolated struct GivenAnswer {
    let answer: Result<DeferredResult, any Error>
    let position: SourcePosition
    /// Whether it may be for a call that had been cancelled.
    let isLate: Bool
  }

  /// The calls that it is for: `FakeDog.bark()`.
  let callText: String
  let position: SourcePosition
  private let reporter: any FailureReporter
  let state = LockedValue(State())

  init(callText: String, at position: SourcePosition) {
    self.callText = callText
    self.position = position
    reporter = Failures.reporter.boundToCurrentTest()
  }

  var pendingCallCount: Int { state.withLock(\.calls.count) }

  var cancelledCallCount: Int { state.withLock(\.cancelledCallCount) }

  /// Why no call waits any more; nil while the queue is open.
  var closing: QueueClosing? { state.withLock(\.closing) }

  /// How many calls wait. Where that is below `count`, the next one wakes the waiter, and so does the end of the queue.
  func pendingCallCount(orWake waiter: any CallWaiter, below count: Int) -> Int {
    state.withLock { state in
      if state.calls.count < count, case nil = state.closing { state.waiters.append(waiter) }
      return state.calls.count
    }
  }

  func stopWaking(_ waiter: any CallWaiter) {
    state.withLock { $0.waiters.removeAll { $0 === waiter } }
  }

  /// Lets a call wait, or gives it an answer that is there already.
  func hold(_ call: SuspendedCall, _ sequenceNumber: Int) {
    let (answer, waiters): (Result<DeferredResult, any Error>?, [any CallWaiter]) = state.withLock { state in
      if !state.answers.isEmpty { return (state.answers.removeFirst().answer, []) }
      if let closing = state.closing { return (.success(.abandoned(closing, wasHeld: false)), []) }
      // From the end, where most belong.
      let index = state.calls.lastIndex { $0.sequenceNumber <= sequenceNumber }.map { $0 + 1 } ?? 0
      state.calls.insert((call, sequenceNumber), at: index)
      defer { state.waiters = [] }
      return (nil, state.waiters)
    }
    if let answer { call.settle(answer) }
    for waiter in waiters { waiter.wake() }
  }

  /// Answers the call that has waited longest, or the next one if none waits.
  /// - Returns: false when the stub is gone.
  func answer(_ answer: Result<DeferredResult, any Error>, at position: SourcePosition) -> Bool {
    let (call, isThere): (SuspendedCall?, Bool) = state.withLock { state in
      if !state.calls.isEmpty { return (state.calls.removeFirst().call, true) }
      guard state.closing?.isFinal != true else { return (nil, false) }
      let isLate = state.endedCallCount > 0
      if isLate { state.endedCallCount -= 1 }
      state.answers.append(GivenAnswer(answer: answer, position: position, isLate: isLate))
      return (nil, true)
    }
    call?.settle(answer)
    return isThere
  }

  /// The task of a call was cancelled: the call ends, if its function can throw, else it goes on waiting.
  func cancel(_ call: SuspendedCall, canThrow: Bool) {
    let isHeld = state.withLock { state in
      guard let index = state.calls.firstIndex(where: { $0.call === call }) else { return false }
      state.cancelledCallCount += 1
      if canThrow {
        state.calls.remove(at: index)
        state.endedCallCount += 1
      }
      return canThrow
    }
    if isHeld { call.settle(.failure(CancellationError())) }
  }

  /// Ends the calls that wait, and those that come later and find no answer. That some waited is reported, unless it is
  /// the test that ended; and reported here, since the calls' own tasks may run when the test is over.
  /// - Parameter takesAnswers: whether answers that no call took are taken out, and so not reported when the stub goes.
  /// - Returns: how many calls waited, and the answers that no call took.
  @discardableResult
  func close(_ closing: QueueClosing, takingAnswers takesAnswers: Bool) -> (callCount: Int, answers: [GivenAnswer]) {
    let left = state.withLock { state in
      let left = state
      (state.calls, state.waiters) = ([], [])
      if takesAnswers { state.answers = [] }
      if state.closing?.isFinal != true { state.closing = closing }
      return left
    }
    let count = left.calls.count
    if count > 0 { reportHeld(count, closing) }
    for (call, _) in left.calls { call.settle(.success(.abandoned(closing, wasHeld: true))) }
    for waiter in left.waiters { waiter.wake() }
    return (count, left.answers)
  }

  /// Closes for good, and reports the answers that no call took.
  func closeFinally() {
    let answers = close(.stubGone, takingAnswers: true).answers
    let early = answers.count { !$0.isLate }
    if early > 0 { report("\(textOfLeft(early)).", at: position) }
    for answer in answers where answer.isLate {
      report(
        """
        \(textOfLeft(1)). The call that waited was cancelled before, so it threw CancellationError.
        Don't respond to it: expect responder.wasCancelled.
        """, at: answer.position)
    }
  }

  private func textOfLeft(_ count: Int) -> String {
    "The stub of \(callText) was given \(countedNoun(count, "response")) that no call took"
  }

  private func reportHeld(_ count: Int, _ closing: QueueClosing) {
    guard let (end, advice) = closing.mistake else { return }
    report(
      """
      \(textOfHeld(count)) when \(end), so nothing can answer \(count == 1 ? "it" : "them").
      \(advice)
      """, at: position)
  }

  /// What the stub did with calls that wait: `The stub of FakeDog.bark() held 2 calls without a response`.
  func textOfHeld(_ count: Int) -> String {
    "The stub of \(callText) held \(countedNoun(count, "call")) without a response"
  }

  /// Reports something about the stub or its responder.
  func report(_ message: String, at position: SourcePosition) {
    Failures.reporter(keeping: reporter).report(message, severity: .failure, at: position)
  }
}

/// The stub's hold on the queue, which goes with the last copy of the stub.
nonisolated final class ResponseQueueHold: Sendable {
  let queue: ResponseQueue

  init(_ queue: ResponseQueue) { self.queue = queue }

  deinit { queue.closeFinally() }
}

/// Why nobody can answer the calls of a queue.
nonisolated enum QueueClosing: Sendable {
  /// Answers that it gave before are still taken.
  case responderGone
  case stubGone
  /// The test has ended. Answers that it gave before are still taken.
  case scopeEnded

  /// Why a call cannot be answered any more.
  var fact: String {
    switch self {
    case .responderGone: "its responder is gone"
    case .stubGone: "its stub was removed or reset"
    case .scopeEnded: "its test has ended"
    }
  }

  /// What happened, and what to write where calls waited then; nil where it is no mistake of the test's.
  var mistake: (end: String, advice: String)? {
    switch self {
    case .responderGone:
      ("its responder went", "Keep the responder for as long as calls wait, or stub andNeverReturn().")
    case .stubGone:
      ("it was removed or reset", "Respond to the waiting calls before you remove or reset the stub.")
    case .scopeEnded: nil
    }
  }

  /// Whether no call can come any more.
  var isFinal: Bool { if case .stubGone = self { true } else { false } }
}
