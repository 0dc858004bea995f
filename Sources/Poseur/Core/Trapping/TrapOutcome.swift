/// How a block that ``TrapCatcher`` ran has ended.
public enum TrapOutcome: Sendable {
  /// The block came to its end.
  case returned
  /// The block ended with an error.
  case threw(any Error)
  /// The block stopped before its end. What it held is leaked, and what it locked stays locked.
  case trapped(TrapCause)
  /// Nobody can tell how the block ends here, for the reason given. To be reported as a failure, never as a success.
  case unsupported(String)
}

/// What stopped a block.
public enum TrapCause: Sendable, Equatable {
  /// The signal that Swift's own traps raise. Their words go to standard error and cannot be captured.
  case signal(Int32)
  /// The words of a trap of this library, which prints nothing when a catcher hears them.
  case message(String)
}
