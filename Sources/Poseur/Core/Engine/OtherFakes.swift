/// The fakes that there are, and a few of those that are gone: if nobody called one, the code may have called another.
///
/// A fake is noted while it lives, so its calls cost nothing. Its core is held, not the faker, which forgets it when it goes.
nonisolated enum OtherFakes {
  // Tuples, since a type of their own could be the main actor's.
  private typealias Living = (age: Int, fake: FakerCore)
  private typealias State = (slots: [Living?], free: [Int], count: Int, gone: GoneFakes)

  private static let state = LockedValue<State>(([], [], 0, GoneFakes()))

  /// - Returns: the fake's place, by which it's forgotten.
  static func note(_ fake: FakerCore) -> Int {
    HangWatch.begin
    let held = state.hold()
    held.value.pointee.count += 1
    let living = (held.value.pointee.count, fake)
    if let slot = held.value.pointee.free.popLast() {
      held.value.pointee.slots[slot] = living
      return slot
    }
    held.value.pointee.slots.append(living)
    return held.value.pointee.slots.count - 1
  }

  /// Forgets a fake, which still is held. What is no longer held is dropped outside the lock, since it may run the test's
  /// code.
  static func forget(_ slot: Int, _ fake: FakerCore, _ callCount: Int) {
    let held = state.hold()
    held.value.pointee.slots[slot] = nil
    held.value.pointee.free.append(slot)
    if callCount == 0 { return }
    let gone = GoneFake(table: fake.table, reporter: fake.reporter, callCount: callCount)
    let dropped = held.value.pointee.gone.add(gone)
    held.release()
    withExtendedLifetime(dropped) {}
  }

  /// Looks at each that lives, the newest first, and keeps none of them alive.
  static func withLiving<Found>(_ look: (FakerCore) -> [Found]) -> [Found] {
    state.withLock { state in
      state.slots.compactMap { $0 }.sorted { $0.age > $1.age }.flatMap { look($0.fake) }
    }
  }

  /// How often the fakes of a test were called since another call: `FakeDog.bark ×2`, the oldest fake first.
  static func calls(since sequenceNumber: Int, inTestOf reporter: any FailureReporter) -> [String] {
    let counts = withLiving { fake -> [(name: String?, function: any PoseurFunction, count: Int)] in
      if !isOneTest(fake.reporter, reporter) { return [] }
      return fake.sharedState.withLock { state in
        state.functions.reversed().compactMap { known in
          guard let function = known.function else { return nil }
          let count = known.calls.count(after: sequenceNumber)
          return count == 0 ? nil : (fake.name, function, count)
        }
      }
    }
    return counts.reversed().map { name, function, count in
      "\(name ?? type(of: function).fakeName).\(function.label.baseName) ×\(count)"
    }
  }

  /// Those with the same table that the fake's test has made, the newest first.
  static func all(like fake: FakerCore) -> (living: [FakerCore], gone: [GoneFake]) {
    let living = withLiving { $0 !== fake && $0.table == fake.table ? [$0] : [] }
    let gone = state.withLock(\.gone.fakes).reversed().filter { $0.table == fake.table }
    return (
      living.filter { isOneTest($0.reporter, fake.reporter) }, gone.filter { isOneTest($0.reporter, fake.reporter) }
    )
  }

  /// Whether both belong to one test. False if nobody knows.
  private static func isOneTest(_ first: any FailureReporter, _ second: any FailureReporter) -> Bool {
    if let first = first as? any FrameworkFailureReporter {
      return first.testID != nil && first.testID == (second as? any FrameworkFailureReporter)?.testID
    }
    guard type(of: first) is AnyClass else { return false }
    return first as AnyObject === second as AnyObject
  }
}

/// The last fakes that were called and are gone, at least 32 of them.
nonisolated struct GoneFakes {
  private(set) var fakes: [GoneFake] = []
  private let limit = 32

  /// - Returns: those that it forgets, to be dropped outside the lock.
  mutating func add(_ fake: GoneFake) -> [GoneFake] {
    fakes.append(fake)
    // Many at once, since all others move each time.
    if fakes.count < 2 * limit { return [] }
    defer { fakes.removeFirst(limit) }
    return Array(fakes.prefix(limit))
  }
}

/// A fake that was called and is gone.
nonisolated struct GoneFake {
  let table: Any.Type
  let reporter: any FailureReporter
  let callCount: Int
}

nonisolated extension FakerCore {
  /// The other fakes with its table that its test has made. The fake of a type belongs to all tests.
  var others: (living: [FakerCore], gone: [GoneFake]) { standsForType ? ([], []) : OtherFakes.all(like: self) }
}
