#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// What a catcher's thread is to run and how it ended.
  ///
  /// The signal handler writes it too: so it is plain memory, found through a thread-specific value, and takes no lock.
  /// Whoever made it reads it once the thread is gone.
  struct TrapRecord {
    nonisolated(unsafe) let body: () throws -> Void
    private(set) var outcome = TrapOutcome.unsupported("The block ended its thread without a trap.")
    private var isOver = false

    nonisolated init(body: @escaping () throws -> Void) {
      self.body = body
    }

    /// Nil where the process has no more of them. Then nothing can be caught.
    private nonisolated static let key: pthread_key_t? = {
      var key = pthread_key_t()
      return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    /// Runs the block on this thread, which from its first to its last line is the record's.
    nonisolated static func runBody(of record: UnsafeMutablePointer<TrapRecord>) {
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

    /// Comes back on a thread that is nobody's, or whose end has begun: a trap while it unwinds is a real one.
    nonisolated static func endThread(because cause: TrapCause) {
      guard let key, let value = pthread_getspecific(key) else { return }
      let record = value.assumingMemoryBound(to: TrapRecord.self)
      if record.pointee.isOver { return }
      record.pointee.isOver = true
      record.pointee.outcome = .trapped(cause)
      // The one way to end that frees the stack, lets the catcher join, and is understood by the sanitizers.
      pthread_exit(nil)
    }
  }
#endif
