/// An answer that comes only later, which an asynchronous function can await.
nonisolated struct DeferredAnswer {
  /// Where it comes from.
  nonisolated enum Source: String {
    case closure
    case responder = "andWaitForResponse()"
    case delay = "andReturn(_:after:)"
    case delayOfError = "andThrow(_:after:)"
    case nowhere = "andNeverReturn()"
  }

  let source: Source
  /// Runs before anything is awaited, with the sequence number of the call.
  let begin: @Sendable (_ sequenceNumber: Int) -> Void
  /// Takes whether the function can throw.
  let result: AsyncThrowingClosure<Bool, UncheckedTransfer<DeferredResult>>

  init(
    _ source: Source, begin: @escaping @Sendable (_ sequenceNumber: Int) -> Void = { _ in },
    result: @escaping AsyncThrowingClosure<Bool, UncheckedTransfer<DeferredResult>>
  ) {
    self.source = source
    self.begin = begin
    self.result = result
  }
}

/// What came of an answer that was awaited.
nonisolated enum DeferredResult {
  /// A closure returned it.
  case returned(Any?)
  /// A test gave it, before the call or while it waited; `words` name it:
  /// `the response given at FakeDogTests.swift:12`.
  case given(Any?, words: String)
  /// The other stubs are to answer.
  case proceed
  /// The task was cancelled, and the function cannot throw.
  case cancelled
  /// There is nobody left who could answer. Where that is a mistake, the queue has reported the calls that it held.
  case abandoned(QueueClosing, wasHeld: Bool)
}
