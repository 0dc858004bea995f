#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A thread that can be ended in the middle of its work.
nonisolated enum TrapThread {
  /// The size of a main thread's stack. The default may be far smaller, and a test that works without a catcher would
  /// overflow it.
  private static var stackSize: Int { 8 << 20 }

  static func run(_ body: @escaping () throws -> Void) -> TrapOutcome {
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
    pthread_attr_setstacksize(attributes, stackSize)

    var thread = emptyHandle
    let code = pthread_create(
      &thread, attributes,
      { argument in
        // Only some systems declare this and the handle as optional.
        let record = (argument as UnsafeMutableRawPointer?)!.assumingMemoryBound(to: TrapRecord.self)
        TrapSignals.unblock()
        TrapRecord.runBody(of: record)
        return nil
      }, record)
    guard code == 0 else { return .unsupported("No thread could be made to run the block on (error \(code)).") }
    pthread_join((thread as pthread_t?)!, nil)
    return record.pointee.outcome
  }
}

/// The block that a catcher's thread runs, and how it ended.
///
/// The signal handler writes it too, so it's plain memory without a lock, found through a thread-specific value. Its
/// owner reads it after the thread has ended.
nonisolated struct TrapRecord {
  nonisolated(unsafe) let body: () throws -> Void
  private(set) var outcome = TrapOutcome.unsupported("The block ended its thread without a trap.")
  private var isOver = false

  init(body: @escaping () throws -> Void) {
    self.body = body
  }

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
