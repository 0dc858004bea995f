/// Runs a block on its own thread and tells whether a trap ended it.
///
/// Running is for tests, which have the module Poseur. The core contains only the trap itself.
nonisolated public enum TrapCatcher {
  /// Called first when this library traps, on the thread that traps. It may end that thread.
  private static let listener = LockedValue<(@Sendable (_ message: String) -> Void)?>(nil)

  /// Sets what a trap of this library calls first, on its thread. It may end that thread instead of the process.
  @_spi(Poseur) public static func listen(_ listener: @escaping @Sendable (_ message: String) -> Void) {
    Self.listener.withLock { $0 = listener }
  }

  /// The library's only trap. It ends the block that a catcher runs, or else the process.
  ///
  /// Call it without holding a lock, because a catcher lets the process live on.
  static func trap(_ message: String, at position: SourcePosition) -> Never {
    listener.withLock { $0 }?(message)
    fatalError(message, file: position.fileID, line: position.line)
  }
}
