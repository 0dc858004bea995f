#if canImport(Darwin)
  import Darwin

  /// The queue of the main actor, which only the main thread ever runs.
  nonisolated enum MainQueue {
    /// Whether the caller runs on it.
    static var isCurrent: Bool {
      @_transparent get { pthread_main_np() != 0 }
    }
  }
#elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Android
  #endif

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
  import Dispatch

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
