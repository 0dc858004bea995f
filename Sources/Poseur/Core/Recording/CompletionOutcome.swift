/// What became of a completion that a fake tracks.
public enum CompletionOutcome: Equatable, Sendable {
  /// It has not been called yet, and somebody still holds it.
  case pending
  /// It was called this many times.
  case called(times: Int)
  /// It was never called, and nobody holds it any more.
  case dropped
}

extension CompletionOutcome: CustomStringConvertible {
  /// How it reads in a message: `called 2 times`.
  public var description: String {
    switch self {
    case .pending: "pending"
    case .called(let times): "called \(countedNoun(times, "time"))"
    case .dropped: "dropped without a call"
    }
  }
}
