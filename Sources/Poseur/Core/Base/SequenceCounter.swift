import Synchronization

/// Hands out the numbers that put the calls of all fakes of the process in order.
nonisolated enum SequenceCounter {
  @_transparent
  static func next() -> Int {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return AtomicCounter.shared.wrappingAdd(1, ordering: .relaxed).newValue
    }
    return locked.withLock { count in
      count += 1
      return count
    }
  }

  /// The number that was handed out last.
  static var last: Int {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return AtomicCounter.shared.load(ordering: .relaxed)
    }
    return locked.withLock { $0 }
  }

  // For systems that have no atomics in their standard library.
  private static let locked = LockedValue(0)
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
nonisolated private enum AtomicCounter {
  static let shared = Atomic<Int>(0)
}
