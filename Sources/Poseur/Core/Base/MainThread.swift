#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Tells whether a call comes on the main thread.
nonisolated struct MainThread {
  /// The only instance. The state of each faker holds it, since reaching a static property takes as long as asking.
  static let shared = MainThread()

  /// A process may have no more keys, and some systems have none.
  private let key = MarkKey()

  private init() {}

  /// Whether the code that asks runs on it. Each thread keeps the answer, since every call asks.
  var isCurrent: Bool {
    @_transparent get {
      guard let key else { return Self.isFirstOfProcess || MainQueue.isCurrent }
      let known = key.mark
      return (known == 0 ? newMark(keptBy: key) : known) == Self.first || MainQueue.isCurrent
    }
  }

  private static let first = 1

  private func newMark(keptBy key: MarkKey) -> Int {
    let mark = Self.isFirstOfProcess ? Self.first : Self.first + 1
    key.keep(mark)
    return mark
  }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// The key by which each thread keeps whether it is the first of the process.
  nonisolated private struct MarkKey {
    private let key: pthread_key_t

    init?() {
      var key = pthread_key_t()
      guard pthread_key_create(&key, nil) == 0 else { return nil }
      self.key = key
    }

    /// The mark of the thread that asks; 0 if it has none yet.
    var mark: Int {
      @_transparent get { Int(bitPattern: pthread_getspecific(key)) }
    }

    func keep(_ mark: Int) { pthread_setspecific(key, UnsafeRawPointer(bitPattern: mark)) }
  }
#else
  /// Stands in where the C library has no threads.
  nonisolated private struct MarkKey {
    init?() { return nil }
    var mark: Int { 0 }
    func keep(_ mark: Int) {}
  }
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Android)
  nonisolated extension MainThread {
    /// The first thread's number is that of the process: `7/task/7`.
    private static var isFirstOfProcess: Bool {
      var path = [CChar](repeating: 0, count: 64)
      let count = readlink("/proc/thread-self", &path, path.count)
      let parts = path.prefix(max(0, count)).split(separator: CChar(UInt8(ascii: "/")))
      return parts.count == 3 && parts[0] == parts[2]
    }
  }
#else
  nonisolated extension MainThread {
    private static var isFirstOfProcess: Bool { MainQueue.isCurrent }
  }
#endif
