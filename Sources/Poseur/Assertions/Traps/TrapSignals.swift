#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif
import Foundation

/// The handler, in front of everybody else's, for the signals of a trap.
nonisolated enum TrapSignals {
  /// An illegal instruction on Intel, a breakpoint on ARM, an abort where the runtime gives up (as in a bad cast).
  private static let all = [SIGILL, SIGTRAP, SIGABRT]

  /// One catcher installs at a time.
  private static let installation = NSLock()

  /// Who handled a signal before. Outside the lock, since a handler may not wait for one.
  private nonisolated(unsafe) static let formerActions: UnsafeMutablePointer<FormerAction> = {
    let count = Int(all.max()!) + 1
    let actions = UnsafeMutablePointer<FormerAction>.allocate(capacity: count)
    actions.initialize(repeating: FormerAction(action: sigaction()), count: count)
    return actions
  }()

  nonisolated private struct FormerAction {
    var action: sigaction
    /// Bounds how often a crash goes round where a former handler puts this one back in its turn. More than one,
    /// since threads that crash at once must all meet the former handler.
    var handBacksLeft = 100
  }

  /// Puts the handler in front, again if somebody else has taken its place since.
  static func install() {
    installation.withLock {
      for signal in all {
        var current = sigaction()
        sigaction(signal, nil, &current)
        if isInstalled(current) { continue }
        formerActions[Int(signal)] = FormerAction(action: current)
        var action = sigaction()
        action.trapHandler = handler
        // So that a signal passed on within the handler arrives at once.
        action.sa_flags = Int32(SA_NODEFER)
        sigaction(signal, &action, nil)
      }
    }
  }

  private static func isInstalled(_ action: sigaction) -> Bool {
    unsafeBitCast(action.trapHandler, to: UInt.self) == unsafeBitCast(handler, to: UInt.self)
  }

  /// For a thread made by a Dispatch worker, which hands down a mask that blocks SIGABRT.
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

  /// Hands a signal that no catcher waits for back to its former handler.
  private static func handBack(_ signal: Int32) {
    let former = formerActions + Int(signal)
    former.pointee.handBacksLeft -= 1
    if former.pointee.handBacksLeft < 0 { former.pointee.action = sigaction() }
    sigaction(signal, &former.pointee.action, nil)
    // An illegal instruction is met again on return, with the place of the crash kept for a backtrace.
    if !instructionRepeats(after: signal) { raise(signal) }
  }
}
