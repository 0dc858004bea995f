/// The policy for a call that no stub answers, and for which the fake has no answer of its own: is it a failure, and how
/// does the call end?
nonisolated struct Unanswered: Equatable {
  nonisolated enum Ending {
    /// The function's default, or nothing if it returns nothing.
    case answer
    case error
    case standIn
    /// The process stops, as the policy says.
    case trap
    /// The process stops, since the function returns a value of which none can be made.
    case stop
  }

  /// Whether it is a failure that nobody has told of.
  let isReported: Bool
  let ending: Ending

  /// - Parameters:
  ///   - isMisuse: whether a stub was to answer, but calls through to nothing or has a value of another type.
  ///   - wasReported: whether a failure has told of the call already.
  ///   - hasAnswer: whether there is a default, or the function returns nothing.
  ///   - canThrow: whether the function can throw `UnstubbedCall`.
  ///   - hasError: whether there is an error that the function can throw.
  ///   - hasStandIn: whether there is a stand-in for what the function returns. One that can throw needs none.
  init(
    _ policy: UnstubbedPolicy, isMisuse: Bool, wasReported: Bool, hasAnswer: Bool, canThrow: Bool, hasError: Bool,
    hasStandIn: Bool
  ) {
    let isQuiet = policy == .returnDefault && !isMisuse && !wasReported
    let failure = !wasReported && !(isQuiet && canThrow)
    (isReported, ending) =
      switch policy {
      case _ where hasAnswer && !isMisuse: (false, .answer)
      case _ where isQuiet && hasStandIn: (false, .standIn)
      case .trap: (failure, .trap)
      case _ where hasAnswer: (failure, .answer)
      case _ where hasError: (failure, .error)
      case _ where hasStandIn: (failure, .standIn)
      default: (failure, .stop)
      }
  }
}
