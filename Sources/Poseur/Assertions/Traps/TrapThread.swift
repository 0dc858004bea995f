#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A thread that may be ended in the middle of its work.
nonisolated enum TrapThread {
  /// As large as that of a main thread. By default a thread may get far less, and a test that is fine without a catcher
  /// would overflow it.
  private static var stackSize: Int { 8 << 20 }

  static func run(_ body: @escaping () throws -> Void) -> TrapOutcome {
    let record = UnsafeMutablePointer<TrapRecord>.allocate(capacity: 1)
    record.initialize(to: TrapRecord(body: body))
    defer {
      record.deinitialize(count: 1)
      record.deallocate()
    }

    // Not made by `init()`, whose module would have to be imported where member imports have to be visible.
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
        // This and the handle are optional on some systems only.
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

/// What a catcher's thread is to run and how it ended.
///
/// The signal handler writes it, too, so it is plain memory, found through a thread-specific value, and takes no lock.
/// Whoever made it reads it once the thread is gone.
nonisolated struct TrapRecord {
  nonisolated(unsafe) let body: () throws -> Void
  private(set) var outcome = TrapOutcome.unsupported("The block ended its thread without a trap.")
  private var isOver = false

  init(body: @escaping () throws -> Void) {
    self.body = body
  }

  /// Nil where the process has no more keys. Then nothing can be caught.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Runs the block on this thread, which belongs to the record from the block's first line to its last.
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

  /// Returns only on a thread that belongs to no record, or whose end has begun: a trap while it unwinds is a real one.
  static func endThread(because cause: TrapCause) {
    guard let key, let value = pthread_getspecific(key) else { return }
    let record = value.assumingMemoryBound(to: TrapRecord.self)
    if record.pointee.isOver { return }
    record.pointee.isOver = true
    record.pointee.outcome = .trapped(cause)
    // The one way to end that frees the stack, lets the catcher join, and is understood by the sanitizers.
    pthread_exit(nil)
  }
}
