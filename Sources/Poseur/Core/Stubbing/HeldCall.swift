/// A call that waits for its answer.
nonisolated final class HeldCall: Sendable {
  nonisolated private enum State {
    case waiting
    case suspended(CheckedContinuation<HandedOver<AwaitedResult>, any Error>)
    case settled(Result<AwaitedResult, any Error>)
  }

  private let state = LockedValue(State.waiting)

  init() {}

  /// Gives the answer; only the first counts.
  func settle(_ result: Result<AwaitedResult, any Error>) {
    let continuation: CheckedContinuation<HandedOver<AwaitedResult>, any Error>? = state.withLock { state in
      if case .settled = state { return nil }
      defer { state = .settled(result) }
      if case .suspended(let continuation) = state { return continuation }
      return nil
    }
    continuation?.resume(with: result.map { HandedOver(value: $0) })
  }

  /// Waits for the answer.
  func result() async throws -> HandedOver<AwaitedResult> {
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
