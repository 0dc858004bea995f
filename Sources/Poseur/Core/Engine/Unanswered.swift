/// The policy for a call that no stub answers, and for which the fake has no answer of its own: is it a failure, and how
/// does the call end?
nonisolated struct Unanswered {
  nonisolated enum Ending {
    /// The function's default, nothing if it returns nothing, or a stand-in.
    case value(Any)
    case error
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
  ///   - answer: the default, or nothing if the function returns nothing.
  ///   - canThrow: whether the function can throw `UnstubbedCall`.
  ///   - hasError: whether there is an error that the function can throw.
  ///   - standIn: a stand-in for what the function returns. One that can throw needs none.
  init(
    _ policy: UnstubbedPolicy, isMisuse: Bool, wasReported: Bool, answer: Any?, canThrow: Bool,
    hasError: Bool, standIn: Any?
  ) {
    let isQuiet = policy == .returnDefault && !isMisuse && !wasReported
    let failure = !wasReported && !(isQuiet && canThrow)
    if let answer, !isMisuse {
      (isReported, ending) = (false, .value(answer))
    } else if isQuiet, let standIn {
      (isReported, ending) = (false, .value(standIn))
    } else if policy == .trap {
      (isReported, ending) = (failure, .trap)
    } else if let answer {
      (isReported, ending) = (failure, .value(answer))
    } else if hasError {
      (isReported, ending) = (failure, .error)
    } else if let standIn {
      (isReported, ending) = (failure, .value(standIn))
    } else {
      (isReported, ending) = (failure, .stop)
    }
  }
}
