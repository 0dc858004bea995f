import Synchronization

/// How many reasons there are at the moment to look at every call of the process before it's recorded: a task writes one
/// down, or some arguments are listed in one value. Counted, since every call asks.
nonisolated enum CallScrutiny {
  @_transparent
  static var isNeeded: Bool {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return AtomicScrutiny.reasons.load(ordering: .relaxed) > 0
    }
    return locked.withLock { $0 > 0 }
  }

  @_transparent static func begin() { add(1) }
  @_transparent static func end() { add(-1) }

  @_transparent
  private static func add(_ number: Int) {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      AtomicScrutiny.reasons.wrappingAdd(number, ordering: .relaxed)
    } else {
      locked.withLock { $0 += number }
    }
  }

  private static let locked = LockedValue(0)
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
nonisolated private enum AtomicScrutiny {
  static let reasons = Atomic<Int>(0)
}
