/// What became of a completion that a fake tracks.
public enum CompletionOutcome: Equatable, Sendable {
  /// It was not called yet, and somebody still has it.
  case pending
  /// It was called so many times.
  case called(times: Int)
  /// It was never called, and nobody has it any more who could.
  case dropped
}

extension CompletionOutcome: CustomStringConvertible {
  /// What it reads like in a message: `called 2 times`.
  public var description: String {
    switch self {
    case .pending: "pending"
    case .called(let times): "called \(counted(times, "time"))"
    case .dropped: "dropped without a call"
    }
  }
}
