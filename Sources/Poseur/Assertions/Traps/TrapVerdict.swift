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

// A Swift trap raises a signal on the thread that trapped. The catcher's handler ends that thread, and only that one; a
// trap anywhere else goes to the handler that was there before, so that a real crash stays one.

nonisolated extension TrapCatcher {
  /// Runs `body`, and returns once that has ended, however it ends. It may be called within another `body`.
  ///
  /// - The block escapes, since frames that a trap leaves behind never let go of it.
  /// - The block sees no task-local value of the caller, nor `Test.current`. A caller who needs one reads it first
  ///   and binds it again inside: `run { [held = Some.value] in try Some.$value.withValue(held) { try body() } }`.
  /// - The block runs off the main thread even when the caller is on it, so `MainActor.assumeIsolated` is a trap there.
  ///   A caller on the main thread blocks it, so a block that waits for work on the main thread never ends.
  /// - Only the block's own thread is watched. A trap on a thread or queue that the block starts ends the process. On
  ///   Linux, so does one within `DispatchQueue.sync`, from which a thread cannot be ended.
  /// - A scope of `withIsolatedFakes` that the block opens, and in which it traps, never ends.
  /// - A debugger that stops at traps does so before the catcher hears of them.
  /// - Parameter body: the block that may trap.
  /// - Returns: how the block ended.
  public static func run(_ body: @escaping () throws -> Void) -> TrapOutcome {
    TrapSignals.install()
    listen { TrapRecord.endThread(because: .message($0)) }
    return TrapThread.run(body)
  }
}

/// How a block that ``TrapCatcher`` ran has ended.
nonisolated public enum TrapOutcome: Sendable {
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
nonisolated public enum TrapCause: Sendable, Equatable {
  /// The signal that Swift's own traps raise. Their words go to standard error and cannot be captured.
  case signal(Int32)
  /// The words of a trap of this library, which prints nothing when a catcher hears them.
  case message(String)
}
