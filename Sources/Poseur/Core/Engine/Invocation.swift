/// A call that came in and is still to be answered: `choose` finds a stub for it, and `answer` answers it.
nonisolated struct Invocation {
  /// The number of the function.
  let function: Int
  let arguments: [Any?]
  /// What the function returns.
  let neededType: Any.Type
  /// What the function can throw; `Never` where it cannot throw.
  let failureType: Any.Type
  /// Whether the fake answers where no stub does: with its `orElse:`.
  let hasFallback: Bool
  /// Nil where nothing is recorded.
  let record: CallPosition?
  /// The tables that have the record of the call and its stubs.
  let state: LockedValue<FakerState>

  /// Whether the call may end with `UnstubbedCall`.
  var canThrow: Bool { failureType == (any Error).self || failureType == UnstubbedCall.self }
}

/// The outcome of `begin` and `choose`: done, or still to be answered.
nonisolated enum CallStart {
  /// With a value of the type that was needed; nil where nothing was.
  case done(ValueBox?)
  case open(CallInProgress)
}
