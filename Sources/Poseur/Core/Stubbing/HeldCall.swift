/// A call that waits for its answer.
final class HeldCall: Sendable {
  private enum State {
    case waiting
    case suspended(CheckedContinuation<HandedOver<AwaitedResult>, any Error>)
    case settled(Result<AwaitedResult, any Error>)
  }

  private let state = LockedValue(State.waiting)

  nonisolated init() {}

  /// Gives the answer; only the first counts.
  nonisolated func settle(_ result: Result<AwaitedResult, any Error>) {
    let continuation: CheckedContinuation<HandedOver<AwaitedResult>, any Error>? = state.withLock { state in
      switch state {
      case .settled: return nil
      case .waiting:
        state = .settled(result)
        return nil
      case .suspended(let continuation):
        state = .settled(.success(.cancelled))
        return continuation
      }
    }
    continuation?.resume(with: result.map { HandedOver(value: $0) })
  }

  /// Waits for the answer.
  nonisolated func result() async throws -> HandedOver<AwaitedResult> {
    try await withCheckedThrowingContinuation { continuation in
      let result: Result<AwaitedResult, any Error>? = state.withLock { state in
        if case .settled(let result) = state { return result }
        state = .suspended(continuation)
        return nil
      }
      if let result { continuation.resume(with: result.map { HandedOver(value: $0) }) }
    }
  }
}

/// An answer that is there only later, as an asynchronous function can await it.
struct AwaitedAnswer {
  /// Where it comes from.
  enum Source: String {
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
  let result: AsyncThrowingClosure<Bool, HandedOver<AwaitedResult>>

  init(
    _ source: Source, begin: @escaping @Sendable (_ sequenceNumber: Int) -> Void = { _ in },
    result: @escaping AsyncThrowingClosure<Bool, HandedOver<AwaitedResult>>
  ) {
    self.source = source
    self.begin = begin
    self.result = result
  }
}

/// What came of an answer that was awaited.
enum AwaitedResult {
  /// A closure returned it.
  case returned(Any?)
  /// A test gave it, before or meanwhile, in these words: `the response given at FakeDogTests.swift:12`.
  case given(Any?, words: String)
  /// The other stubs are to answer.
  case proceed
  /// The task was cancelled, and the function cannot throw.
  case cancelled
  /// There is nobody left who could answer.
  case abandoned(GateClosing)
}

/// What the stub holds: it goes with the last copy of the stub.
final class GateHold: Sendable {
  nonisolated let gate: CallGate

  init(_ gate: CallGate) { self.gate = gate }

  deinit { gate.closeFinally() }
}

/// Why nobody can answer the calls of a gate.
enum GateClosing: Sendable {
  /// Answers that it gave before are still taken.
  case responderGone
  case stubGone
  /// The test has ended. Answers that it gave before are still taken.
  case scopeEnded

  /// Whether no call can come any more.
  nonisolated var isFinal: Bool { if case .stubGone = self { true } else { false } }
}
