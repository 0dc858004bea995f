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

  /// A process may have no more keys, and some systems have none. Then all threads but the main one share one number.
  private let key = NumberKey()

  private init() {}

  /// The number of the thread that asks. Kept by the thread, since every call asks.
  var current: UInt32 {
    @_transparent get {
      guard let key else { return Self.isFirstOfProcess || MainQueue.isCurrent ? Self.main : Self.main + 1 }
      let known = key.number
      let number = known == 0 ? newNumber(keptBy: key) : known
      return number != Self.main && MainQueue.isCurrent ? Self.main : number
    }
  }

  private static let lastNumber = LockedValue(main)

  private func newNumber(keptBy key: NumberKey) -> UInt32 {
    let number =
      Self.isFirstOfProcess
      ? Self.main
      : Self.lastNumber.withLock { last in
        last += 1
        return last
      }
    key.keep(number)
    return number
  }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// The key by which each thread keeps its number.
  nonisolated private struct NumberKey {
    private let key: pthread_key_t

    init?() {
      var key = pthread_key_t()
      guard pthread_key_create(&key, nil) == 0 else { return nil }
      self.key = key
    }

    /// The number of the thread that asks; 0 if it has none yet.
    var number: UInt32 {
      @_transparent get { UInt32(truncatingIfNeeded: UInt(bitPattern: pthread_getspecific(key))) }
    }

    func keep(_ number: UInt32) { pthread_setspecific(key, UnsafeRawPointer(bitPattern: UInt(number))) }
  }
#else
  /// Stands in where the C library has no threads.
  nonisolated private struct NumberKey {
    init?() { return nil }
    var number: UInt32 { 0 }
    func keep(_ number: UInt32) {}
  }
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Android)
  nonisolated extension ThreadNumbers {
    /// The first thread's number is that of the process: `7/task/7`.
    private static var isFirstOfProcess: Bool {
      var path = [CChar](repeating: 0, count: 64)
      let count = readlink("/proc/thread-self", &path, path.count)
      let parts = path.prefix(max(0, count)).split(separator: CChar(UInt8(ascii: "/")))
      return parts.count == 3 && parts[0] == parts[2]
    }
  }
#else
  nonisolated extension ThreadNumbers {
    private static var isFirstOfProcess: Bool { MainQueue.isCurrent }
  }
#endif
