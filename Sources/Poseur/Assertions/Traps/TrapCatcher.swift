// A Swift trap raises a signal on the thread that trapped. The catcher's handler ends only that thread. A trap on any
// other thread goes to the previous handler, so a real crash stays one.

nonisolated extension TrapCatcher {
  /// Runs `body` and returns once it has ended, however it ends. You can call it within another `body`.
  ///
  /// - The block escapes, because a trap leaves frames behind that never let go of it.
  /// - The block sees none of the caller's task-local values, and no `Test.current`. If you need one, read it first and
  ///   bind it again inside: `run { [held = Some.value] in try Some.$value.withValue(held) { try body() } }`.
  /// - The block runs off the main thread even if the caller is on it, so `MainActor.assumeIsolated` traps there. A
  ///   caller on the main thread blocks it, so a block that waits for work on the main thread never ends.
  /// - Only the block's own thread is watched. A trap on a thread or queue that the block starts ends the process. On
  ///   Linux, so does a trap within `DispatchQueue.sync`, because a thread can't be ended from there.
  /// - If the block opens a scope with `withIsolatedFakes` and traps in it, that scope never ends.
  /// - A debugger that stops at traps does so before the catcher hears of them.
  /// - Parameter body: the block that may trap.
  /// - Returns: how the block ended.
  public static func run(_ body: @escaping () throws -> Void) -> TrapOutcome { TrapThread.run(body) }
}

/// How a block that ``TrapCatcher`` ran ended.
nonisolated public enum TrapOutcome: Sendable {
  /// The block reached its end.
  case returned
  /// The block threw an error.
  case threw(any Error)
  /// The block stopped before its end. Whatever it held is leaked, and what it locked stays locked.
  case trapped(TrapCause)
  /// This system can't catch traps, for the given reason. Report it as a failure, never as a success.
  case unsupported(String)
}

/// What stopped a block.
nonisolated public enum TrapCause: Sendable, Equatable {
  /// The signal that Swift's own traps raise. Their text goes to standard error and can't be captured.
  case signal(Int32)
  /// The text of a trap of this library, which isn't printed while a catcher listens.
  case message(String)
}
