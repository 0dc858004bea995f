#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

// Things that the C libraries name differently. Each is declared once in every spelling.

#if canImport(Darwin)
  nonisolated extension sigaction {
    var trapHandler: (@convention(c) (Int32) -> Void)? {
      get { __sigaction_u.__sa_handler }
      set { __sigaction_u.__sa_handler = newValue }
    }
  }
#elseif canImport(Glibc)
  nonisolated extension sigaction {
    var trapHandler: (@convention(c) (Int32) -> Void)? {
      get { __sigaction_handler.sa_handler }
      set { __sigaction_handler.sa_handler = newValue }
    }
  }
#elseif canImport(Musl)
  nonisolated extension sigaction {
    var trapHandler: (@convention(c) (Int32) -> Void)? {
      get { __sa_handler.sa_handler }
      set { __sa_handler.sa_handler = newValue }
    }
  }
#elseif canImport(Android)
  nonisolated extension sigaction {
    var trapHandler: (@convention(c) (Int32) -> Void)? {
      get { sa_handler }
      set { sa_handler = newValue }
    }
  }
#endif

#if canImport(Darwin) || canImport(Musl)
  nonisolated extension TrapThread {
    static var emptyHandle: pthread_t? { nil }
  }
#elseif canImport(Glibc) || canImport(Android)
  nonisolated extension TrapThread {
    static var emptyHandle: pthread_t { pthread_t() }
  }
#endif

#if arch(x86_64) || arch(i386)
  nonisolated extension TrapSignals {
    /// Whether the instruction that raised `signal` runs again when its handler returns. A breakpoint on Intel doesn't,
    /// because the processor is already past it. An abort is a call, which is over.
    static func instructionRepeats(after signal: Int32) -> Bool { signal == SIGILL }
  }
#else
  nonisolated extension TrapSignals {
    /// Whether the instruction that raised `signal` runs again when its handler returns. An abort is a call, which is
    /// over.
    static func instructionRepeats(after signal: Int32) -> Bool { signal != SIGABRT }
  }
#endif
