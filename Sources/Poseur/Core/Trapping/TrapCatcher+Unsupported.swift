#if !(canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android))
  /// Runs a block and tells whether a trap ended it, where there are signals; here there are none.
  public enum TrapCatcher {
    /// Does not run the block: a trap in it would end the process.
    /// - Parameter body: the block that is not run.
    /// - Returns: `TrapOutcome.unsupported`.
    public nonisolated static func run(_ body: @escaping () throws -> Void) -> TrapOutcome {
      .unsupported("Traps can be caught on Apple systems, Linux and Android only.")
    }

    nonisolated static func trap(_ message: String, at position: SourcePosition) -> Never {
      fatalError(message, file: position.fileID, line: position.line)
    }
  }
#endif
