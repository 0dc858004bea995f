#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Synchronization
#endif

/// A value that can only be reached while its lock is held.
///
/// The only lock of Poseur. It is not recursive: none of the test's code may run inside `withLock`, and what may run a
/// `deinit` of the test's (an argument, a stub's closure) has to be moved out and dropped after it.
@_spi(Poseur)
nonisolated public final class LockedValue<Value>: @unchecked Sendable {
  // Guarded by the lock, and said to be of no actor: a module with another default may hold a copy of this folder. On
  // the heap behind the lock, which must not move, since Swift would check every access to a variable of an object for
  // exclusivity.
  private nonisolated(unsafe) let value: UnsafeMutablePointer<Value>
  private let lock: SystemLock

  /// A value with a lock of its own.
  public init(_ value: consuming Value) {
    let layout = (lock: MemoryLayout<SystemLock.Content>.self, value: MemoryLayout<Value>.self)
    let offset = (layout.lock.size + layout.value.alignment - 1) / layout.value.alignment * layout.value.alignment
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: offset + layout.value.size, alignment: max(layout.lock.alignment, layout.value.alignment))
    lock = SystemLock(at: memory)
    self.value = (memory + offset).bindMemory(to: Value.self, capacity: 1)
    // Without `consume`, Swift 6.2 with assertions aborts when it optimizes this.
    self.value.initialize(to: consume value)
  }

  deinit {
    value.deinitialize(count: 1)
    lock.destroy().deallocate()
  }

  /// Runs the body while the lock is held.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.take()
    defer { lock.release() }
    return try body(&value.pointee)
  }

  /// Takes the lock until what is returned goes. On the path of every call, a closure would cost more than what is done
  /// there.
  func hold() -> HeldValue<Value> {
    lock.take()
    return HeldValue(value: value, lock: lock)
  }

  /// Takes something out, and drops it after the lock: it may be the last reference to something of the user's, whose
  /// `deinit` may come back here.
  func drop<Taken>(_ takeOut: (inout Value) -> Taken) { withExtendedLifetime(withLock(takeOut)) {} }

  /// Puts another value in the place of the one there is, which is not dropped under the lock.
  /// - Returns: the one that there was.
  @discardableResult
  public func exchange(_ new: Value) -> Value {
    var value = new
    withLock { swap(&$0, &value) }
    return value
  }
}

/// A value whose lock is taken, until this goes: at the end of its scope, or when it is released.
nonisolated struct HeldValue<Value>: ~Copyable {
  let value: UnsafeMutablePointer<Value>
  fileprivate let lock: SystemLock

  consuming func release() {}

  deinit { lock.release() }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  /// The lock of the C library: the standard library's needs newer systems of Apple's. On Linux it takes longer, and the
  /// thread sanitizer doesn't know it.
  nonisolated private struct SystemLock: @unchecked Sendable {
    typealias Content = pthread_mutex_t
    private let mutex: UnsafeMutablePointer<Content>

    init(at memory: UnsafeMutableRawPointer) {
      mutex = memory.initializeMemory(as: Content.self, to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }

    @_transparent func take() { pthread_mutex_lock(mutex) }
    @_transparent func release() { pthread_mutex_unlock(mutex) }

    /// - Returns: the memory that it was made at.
    func destroy() -> UnsafeMutableRawPointer {
      pthread_mutex_destroy(mutex)
      return UnsafeMutableRawPointer(mutex.deinitialize(count: 1))
    }
  }
#else
  /// The lock of the standard library.
  nonisolated private struct SystemLock: @unchecked Sendable {
    typealias Content = Mutex<Void>
    private let mutex: UnsafeMutablePointer<Content>

    init(at memory: UnsafeMutableRawPointer) {
      mutex = memory.bindMemory(to: Content.self, capacity: 1)
      mutex.initialize(to: Mutex(()))
    }

    func take() { mutex.pointee._unsafeLock() }
    func release() { mutex.pointee._unsafeUnlock() }

    /// - Returns: the memory that it was made at.
    func destroy() -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(mutex.deinitialize(count: 1)) }
  }
#endif
