#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The numbers of the threads that calls come on, given as they come up: the main thread is 1. A thread keeps its
/// number, and no later thread gets it, whereas the system reuses its own numbers.
nonisolated struct ThreadNumbers {
  static let main: UInt32 = 1

  /// The only instance. Each table of calls holds it, since reaching a static property takes as long as asking for a
  /// number.
  static let shared = ThreadNumbers()

  /// A process may have no more keys. Then all threads but the main one share one number.
  private let key: pthread_key_t?

  private init() {
    var key = pthread_key_t()
    self.key = pthread_key_create(&key, nil) == 0 ? key : nil
  }

  /// The number of the thread that asks. Kept by the thread, since every call asks.
  var current: UInt32 {
    @_transparent get {
      guard let key else { return Self.isFirstOfProcess || MainQueue.isCurrent ? Self.main : Self.main + 1 }
      let known = UInt(bitPattern: pthread_getspecific(key))
      let number = known == 0 ? newNumber(keptBy: key) : UInt32(truncatingIfNeeded: known)
      return number != Self.main && MainQueue.isCurrent ? Self.main : number
    }
  }

  private static let lastNumber = LockedValue(main)

  private func newNumber(keptBy key: pthread_key_t) -> UInt32 {
    let number =
      Self.isFirstOfProcess
      ? Self.main
      : Self.lastNumber.withLock { last in
        last += 1
        return last
      }
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: UInt(number)))
    return number
  }
}

#if canImport(Darwin)
  nonisolated extension ThreadNumbers {
    private static var isFirstOfProcess: Bool { MainQueue.isCurrent }
  }
#else
  nonisolated extension ThreadNumbers {
    /// The first thread's number is that of the process: `7/task/7`.
    private static var isFirstOfProcess: Bool {
      var path = [CChar](repeating: 0, count: 64)
      let count = readlink("/proc/thread-self", &path, path.count)
      let parts = path.prefix(max(0, count)).split(separator: CChar(UInt8(ascii: "/")))
      return parts.count == 3 && parts[0] == parts[2]
    }
  }
#endif
