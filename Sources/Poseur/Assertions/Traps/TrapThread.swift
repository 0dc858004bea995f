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

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// A thread that can be ended in the middle of its work.
  nonisolated enum TrapThread {
    static func run(_ body: @escaping () throws -> Void) -> TrapOutcome {
      TrapSignals.install()
      TrapCatcher.listen { TrapRecord.endThread(because: .message($0)) }
      let record = UnsafeMutablePointer<TrapRecord>.allocate(capacity: 1)
      record.initialize(to: TrapRecord(body: body))
      defer {
        record.deinitialize(count: 1)
        record.deallocate()
      }

      // Allocated, because `init()` would need an import of its module under `MemberImportVisibility`.
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      pthread_attr_init(attributes)
      defer {
        pthread_attr_destroy(attributes)
        attributes.deallocate()
      }
      // The size of a main thread's stack. The default may be far smaller, and a test that works without a catcher would
      // overflow it.
      pthread_attr_setstacksize(attributes, 8 << 20)

      var thread = emptyHandle
      let code = pthread_create(
        &thread, attributes,
        { argument in
          // Only some systems declare this and the handle as optional.
          let record = (argument as UnsafeMutableRawPointer?)!.assumingMemoryBound(to: TrapRecord.self)
          TrapSignals.unblock()
          TrapRecord.runBody(of: record)
          // Not nil, which an older NDK of Android doesn't take.
          return argument
        }, record)
      guard code == 0 else { return .unsupported("No thread could be made to run the block on (error \(code)).") }
      pthread_join((thread as pthread_t?)!, nil)
      return record.pointee.outcome
    }
  }

  #if canImport(Darwin) || canImport(Musl)
    nonisolated extension TrapThread {
      static var emptyHandle: pthread_t? { nil }
    }
  #elseif canImport(Glibc) || canImport(Android)
    nonisolated extension TrapThread {
      static var emptyHandle: pthread_t { pthread_t() }
    }
  #endif

  /// The block that a catcher's thread runs, and how it ended.
  ///
  /// The signal handler writes it too, so it's plain memory without a lock, found through a thread-specific value. Its
  /// owner reads it after the thread has ended.
  nonisolated struct TrapRecord {
    nonisolated(unsafe) let body: () throws -> Void
    private(set) var outcome = TrapOutcome.unsupported("The block ended its thread without a trap.")
    private var isOver = false

    init(body: @escaping () throws -> Void) { self.body = body }

    /// Nil if the process has no more keys, so nothing can be caught.
    private static let key: pthread_key_t? = {
      var key = pthread_key_t()
      return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    /// Runs the block on this thread, which belongs to the record as long as the block runs.
    static func runBody(of record: UnsafeMutablePointer<TrapRecord>) {
      guard let key else {
        record.pointee.outcome = .unsupported("The process has no thread-specific value left to know the thread by.")
        return
      }
      pthread_setspecific(key, record)
      do {
        try record.pointee.body()
        record.pointee.outcome = .returned
      } catch {
        record.pointee.outcome = .threw(error)
      }
      pthread_setspecific(key, nil)
    }

    /// Returns only if the thread belongs to no record or is already ending: a trap while it unwinds is a real crash.
    static func endThread(because cause: TrapCause) {
      guard let key, let value = pthread_getspecific(key) else { return }
      let record = value.assumingMemoryBound(to: TrapRecord.self)
      if record.pointee.isOver { return }
      record.pointee.isOver = true
      record.pointee.outcome = .trapped(cause)
      // Only this frees the stack, lets the catcher join, and is understood by the sanitizers.
      pthread_exit(nil)
    }
  }

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
        for number in all {
          var current = sigaction()
          sigaction(number, nil, &current)
          let former = signal(number, handler)
          if unsafeBitCast(former, to: UInt.self) == unsafeBitCast(handler, to: UInt.self) { continue }
          formerActions[Int(number)] = FormerAction(action: current)
        }
      }
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
#else
  /// Stands in where no signal can end a thread.
  nonisolated enum TrapThread {
    static func run(_ body: @escaping () throws -> Void) -> TrapOutcome {
      .unsupported("This system has no signals to catch traps by.")
    }
  }
#endif
