/// A call that waits for its answer.
nonisolated final class SuspendedCall: Sendable {
  nonisolated private enum State {
    case waiting
    case suspended(CheckedContinuation<UncheckedTransfer<DeferredResult>, any Error>)
    case settled(Result<DeferredResult, any Error>)
  }

  private let state = LockedValue(State.waiting)

  init() {}

  /// Gives the answer; only the first counts.
  func settle(_ result: Result<DeferredResult, any Error>) {
    let continuation: CheckedContinuation<UncheckedTransfer<DeferredResult>, any Error>? = state.withLock { state in
      if case .settled = state { return nil }
      defer { state = .settled(result) }
      if case .suspended(let continuation) = state { return continuation }
      return nil
    }
    continuation?.resume(with: result.map { UncheckedTransfer(value: $0) })
  }

  /// Waits for the answer.
  func result() async throws -> UncheckedTransfer<DeferredResult> {
    try await withCheckedThrowingContinuation { continuation in
      let result: Result<DeferredResult, any Error>? = state.withLock { state in
        if case .settled(let result) = state { return result }
        state = .suspended(continuation)
        return nil
      }
      if let result { continuation.resume(with: result.map { UncheckedTransfer(value: $0) }) }
    }
  }
}
