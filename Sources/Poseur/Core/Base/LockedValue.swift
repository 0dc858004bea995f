#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A value that can only be reached while its lock is held.
///
/// The only lock of Poseur. It is not recursive: none of the test's code may run inside `withLock`, and what may run a
/// `deinit` of the test's (an argument, a stub's closure) has to be moved out and dropped after it.
@_spi(Poseur)
nonisolated public final class LockedValue<Value>: @unchecked Sendable {
  // Guarded by the lock, and said to be of no actor: a module with another default may hold a copy of this folder. On
  // the heap, since Swift would check every access to a variable of an object for exclusivity.
  private nonisolated(unsafe) let value: UnsafeMutablePointer<Value>
  // On the heap, since a lock must not move.
  private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// A value with a lock of its own.
  public init(_ value: Value) {
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  /// Runs the body while the lock is held.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value.pointee)
  }

  /// Takes the lock until what is returned goes. On the path of every call, a closure would cost more than what is done
  /// there.
  func hold() -> HeldValue<Value> {
    pthread_mutex_lock(mutex)
    return HeldValue(value: value, mutex: mutex)
  }

  /// Takes something out, and drops it after the lock: it may be the last reference to something of the user's, whose
  /// `deinit` may come back here.
  func drop<Taken>(_ takeOut: (inout Value) -> Taken) {
    withExtendedLifetime(withLock(takeOut)) {}
  }

  /// Puts another value in the place of the one there is, which is dropped after the lock.
  func exchange(_ new: Value) {
    drop { value in
      let old = value
      value = new
      return old
    }
  }
}

/// A value whose lock is taken, until this goes: at the end of its scope, or when it is released.
nonisolated struct HeldValue<Value>: ~Copyable {
  let value: UnsafeMutablePointer<Value>
  fileprivate let mutex: UnsafeMutablePointer<pthread_mutex_t>

  consuming func release() {}

  deinit { pthread_mutex_unlock(mutex) }
}
