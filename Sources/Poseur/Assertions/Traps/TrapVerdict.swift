#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Decides whether a trap ended a block, as expected. Whatever cannot be told is a failure.
nonisolated struct TrapVerdict {
  let outcome: TrapOutcome
  /// What the block returned, if it did.
  let returned: Any?

  /// Nil when there was a trap.
  var failureMessage: String? {
    switch outcome {
    case .trapped: nil
    case .returned:
      "Expected a trap, but the block returned\(returned is Void ? "" : " " + AssertionVerdict.describe(returned))."
    case .threw(let error): "Expected a trap, but the block \(ThrownError(error).active)."
    case .unsupported(let reason): "Expected a trap, but it cannot be told whether there was one. \(reason)"
    }
  }
}
