/// A call that takes more than a stub's value to answer.
nonisolated final class CallInProgress {
  let invocation: Invocation
  private var answer: StubAnswer?
  /// The stub that was chosen; where it let the call proceed, the one that was chosen then.
  private(set) var stub: StubOrigin?
  /// The stubs that let the call proceed.
  private var passed: [StubOrigin] = []
  /// What the stub makes of the result of a call-through.
  private(set) var change: ResultChange?
  /// The stubs that match, but have values that are not of the needed type.
  private(set) var mismatched: [MistypedStub]
  /// Whether the stub calls through.
  var callsThrough = false
  /// What was reported of the call already.
  var failure: String?
  /// The fake that was called, which stands in where it is asked for its own type.
  var fake: (any Fake)?
  /// The type of the actor that the call came from, as far as is known.
  var actor: Any.Type?
  /// Nil before code of the test's or of the fake's runs for it.
  private var timing: CallTiming?

  init(_ invocation: Invocation, _ answer: StubAnswer?, of stub: StubOrigin?, mismatched: [MistypedStub]) {
    self.invocation = invocation
    self.answer = answer
    self.stub = stub
    self.mismatched = mismatched
    if case .callThrough(let change) = answer { self.change = change }
  }

  var arguments: [Any?] { invocation.arguments }

  /// Whether the stub was chosen, now or before the call proceeded.
  func hasChosen(_ site: StubOrigin) -> Bool { stub === site || passed.contains { $0 === site } }

  /// What the chosen stub does, other than returning a value; nil where none was chosen. It is handed out once: a call
  /// that waits must not keep the stub alive.
  func takeAnswer() -> StubAnswer? {
    defer { answer = nil }
    return answer
  }
}

// MARK: - Timing

nonisolated extension CallInProgress {
  /// Code is about to run that answers the call. The first such code counts.
  func beginTiming() {
    if invocation.record != nil, timing == nil { timing = CallTiming(on: actor) }
  }

  /// An answer is about to be awaited. What is known of the call is in the record from now on.
  /// - Returns: the answer, which notes if the task is cancelled meanwhile.
  func beginWait(for answer: DeferredAnswer) -> DeferredAnswer {
    let isNew = timing == nil
    beginTiming()
    guard let record = invocation.record, let cancellation = timing?.wait() else { return answer }
    if isNew {
      let pending = StoredOutcome(.pending, stub: nil, timing: timing)
      invocation.state.withLock { $0[invocation.function].calls.complete(record, pending) }
    }
    return answer.noting(cancellation)
  }

  /// Goes on with the stubs that have not been asked.
  /// - Returns: the value of one of them; nil where the call is open again.
  func proceed() -> ValueBox? {
    let rules = invocation.state.withLock { $0[invocation.function].stubs }
    switch invocation.choose(among: rules, where: { !self.hasChosen($0.site) }) {
    case .done(let value):
      if let record = invocation.record, let timing = timing?.ended() {
        invocation.state.withLock { $0[invocation.function].calls.note(timing, of: record) }
      }
      return value
    case .open(let next):
      if let stub { passed.append(stub) }
      (answer, stub, change, mismatched) = (next.answer, next.stub, next.change, next.mismatched)
      return nil
    }
  }

  /// Writes down how the call ended, and which stub answered it.
  func complete(_ outcome: CallOutcome) {
    guard let record = invocation.record else { return }
    invocation.state.withLock { state in
      let stored = state[invocation.function].calls.keeping.retention.stored(outcome)
      state[invocation.function].calls.complete(
        record, StoredOutcome(stored, stub: stub, timing: timing?.ended()))
    }
  }
}

nonisolated extension DeferredAnswer {
  /// The same answer, which notes if the task is cancelled while it is awaited.
  fileprivate func noting(_ cancellation: CallCancellation) -> DeferredAnswer {
    let result = result
    return DeferredAnswer(source, begin: begin) { canThrow in
      try await withTaskCancellationHandler {
        try await result(canThrow)
      } onCancel: {
        cancellation.note()
      }
    }
  }
}
