#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif
#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// The handler for the signals of a trap, installed in front of all others.
nonisolated enum TrapSignals {
  /// An illegal instruction (a trap on Intel), a breakpoint (a trap on ARM), and an abort (the runtime gives up, as in
  /// a bad cast).
  private static let all = [SIGILL, SIGTRAP, SIGABRT]

  /// One catcher installs at a time.
  private static let installation = LockedValue(())

  /// The earlier handler of each signal. It isn't locked, because a handler must not wait for a lock.
  private nonisolated(unsafe) static let formerActions: UnsafeMutablePointer<FormerAction> = {
    let count = Int(all.max()!) + 1
    let actions = UnsafeMutablePointer<FormerAction>.allocate(capacity: count)
    actions.initialize(repeating: FormerAction(action: sigaction()), count: count)
    return actions
  }()

  nonisolated private struct FormerAction {
    var action: sigaction
    /// Limits how often a crash goes round if the former handler reinstalls this one. More than one, because threads
    /// that crash at once must all reach the former handler.
    var handBacksLeft = 100
  }

  /// Puts the handler in front, also again if somebody has replaced it since.
  static func install() {
    installation.withLock { _ in
      for signal in all {
        var current = sigaction()
        sigaction(signal, nil, &current)
        if isInstalled(current) { continue }
        formerActions[Int(signal)] = FormerAction(action: current)
        var action = sigaction()
        action.trapHandler = handler
        // Delivers a signal that is passed on within the handler at once.
        action.sa_flags = Int32(SA_NODEFER)
        sigaction(signal, &action, nil)
      }
    }
  }

  private static func isInstalled(_ action: sigaction) -> Bool {
    unsafeBitCast(action.trapHandler, to: UInt.self) == unsafeBitCast(handler, to: UInt.self)
  }

  /// Needed on a thread made by a Dispatch worker, which inherits a mask that blocks SIGABRT.
  static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in all { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static let handler: @convention(c) (Int32) -> Void = { signal in
    TrapRecord.endThread(because: .signal(signal))
    handBack(signal)
  }

  /// Passes a signal that no catcher waits for to its former handler.
  private static func handBack(_ signal: Int32) {
    let former = formerActions + Int(signal)
    former.pointee.handBacksLeft -= 1
    if former.pointee.handBacksLeft < 0 { former.pointee.action = sigaction() }
    sigaction(signal, &former.pointee.action, nil)
    // An illegal instruction runs again on return, which keeps the position of the crash for a backtrace.
    if !instructionRepeats(after: signal) { raise(signal) }
  }
}
