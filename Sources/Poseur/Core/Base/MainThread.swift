#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Dispatch)
  import Dispatch
#endif

#if canImport(Darwin)
  /// The queue of the main actor, which only the main thread ever runs.
  nonisolated enum MainQueue {
    /// Whether the caller runs on it.
    static var isCurrent: Bool {
      @_transparent get { pthread_main_np() != 0 }
    }
  }
#elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// The queue of the main actor. Where the process has given its first thread up, as under Swift Testing, any thread
  /// may run it. Then the thread that does is the main thread.
  nonisolated enum MainQueue {
    /// Whether the caller runs on it.
    static var isCurrent: Bool {
      guard let labelOfQueue, mainLabel != 0 else { return false }
      return UInt(bitPattern: labelOfQueue(nil)) == mainLabel
    }

    // Looked up, since Dispatch has no quick way to ask in Swift.
    private static let labelOfQueue = dlsym(nil, "dispatch_queue_get_label").map {
      unsafeBitCast($0, to: (@convention(c) @Sendable (UnsafeRawPointer?) -> UnsafeRawPointer?).self)
    }
    /// Where the text of the main queue's label is; 0 where there is no such queue.
    private static let mainLabel = UInt(
      bitPattern: dlsym(nil, "_dispatch_main_q").flatMap { labelOfQueue?($0) })
  }
#elseif canImport(Dispatch)
  /// The queue of the main actor.
  nonisolated enum MainQueue {
    /// Whether the caller runs on it.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    private static let mark: DispatchSpecificKey<Void> = {
      let mark = DispatchSpecificKey<Void>()
      DispatchQueue.main.setSpecific(key: mark, value: ())
      return mark
    }()
  }
#else
  /// Stands in where there is one thread only.
  nonisolated enum MainQueue {
    static var isCurrent: Bool { true }
  }
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// Tells whether a call comes on the main thread: the first of the process, or the one that runs the main queue.
  nonisolated struct MainThread {
    /// The only instance. The state of each faker holds it, since reaching a static property takes as long as asking.
    static let shared = MainThread()

    /// The key by which each thread keeps whether it is the first of the process. Nil if the process has no more keys.
    private let key: pthread_key_t?

    private init() {
      var key = pthread_key_t()
      self.key = pthread_key_create(&key, nil) == 0 ? key : nil
    }

    /// Whether the code that asks runs on it. Each thread keeps the answer, since every call asks.
    var isCurrent: Bool {
      @_transparent get {
        guard let key else { return Self.isFirstOfProcess || MainQueue.isCurrent }
        let known = Int(bitPattern: pthread_getspecific(key))
        return (known == 0 ? newMark(keptBy: key) : known) == Self.first || MainQueue.isCurrent
      }
    }

    private static let first = 1

    private func newMark(keptBy key: pthread_key_t) -> Int {
      let mark = Self.isFirstOfProcess ? Self.first : Self.first + 1
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: mark))
      return mark
    }

    /// The first thread's number is that of the process: `7/task/7`.
    private static var isFirstOfProcess: Bool {
      var path = [CChar](repeating: 0, count: 64)
      let count = readlink("/proc/thread-self", &path, path.count)
      let parts = path.prefix(max(0, count)).split(separator: CChar(UInt8(ascii: "/")))
      return parts.count == 3 && parts[0] == parts[2]
    }
  }
#else
  /// Tells whether a call comes on the main thread: here it is the only one that ever runs the main queue.
  nonisolated struct MainThread {
    static let shared = MainThread()

    var isCurrent: Bool {
      @_transparent get { MainQueue.isCurrent }
    }
  }
#endif
