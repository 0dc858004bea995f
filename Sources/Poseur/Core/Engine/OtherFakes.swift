/// The fakes that there are, and a few of those that are gone: if nobody called one, the code may have called another.
///
/// A fake is noted while it lives, so its calls cost nothing. The list holds its core. The faker takes that out when it goes.
nonisolated enum OtherFakes {
  /// A place of the list, which the list's lock guards.
  nonisolated private struct Place {
    var fake: FakerCore?
    /// Rises from each fake that is noted to the next.
    let number: Int
    /// If this place is free: the next one that is.
    var nextFree: Int?
  }

  // A tuple, since a type of its own could be the main actor's.
  private typealias State = (places: [Place], free: Int?, count: Int, gone: GoneFakes)

  private static let state = LockedValue<State>(([], nil, 0, GoneFakes()))

  /// - Returns: the fake's place, by which it's forgotten.
  static func note(_ fake: FakerCore) -> Int {
    HangWatch.begin
    let held = state.hold()
    let place = Place(fake: fake, number: held.value.pointee.count)
    held.value.pointee.count += 1
    guard let free = held.value.pointee.free else {
      held.value.pointee.places.append(place)
      return held.value.pointee.places.count - 1
    }
    held.value.pointee.free = held.value.pointee.places[free].nextFree
    held.value.pointee.places[free] = place
    return free
  }

  /// Forgets a fake, which still is held. What is no longer held is dropped outside the lock, since it may run the test's
  /// code.
  static func forget(_ place: Int, _ fake: FakerCore, _ callCount: Int) {
    let held = state.hold()
    held.value.pointee.places[place].fake = nil
    held.value.pointee.places[place].nextFree = held.value.pointee.free
    held.value.pointee.free = place
    if callCount == 0 { return }
    let gone = GoneFake(table: fake.table, reporter: fake.reporter, callCount: callCount)
    let dropped = held.value.pointee.gone.add(gone)
    held.release()
    withExtendedLifetime(dropped) {}
  }

  /// Looks at each that lives, the newest first. None of them goes meanwhile.
  static func withLiving<Found>(_ look: (FakerCore) -> [Found]) -> [Found] {
    state.withLock { state in
      state.places.filter { $0.fake != nil }.sorted { $0.number > $1.number }.flatMap { $0.fake.map(look) ?? [] }
    }
  }

  /// Those with the same table that the fake's test has made, the newest first.
  static func all(like fake: FakerCore) -> (living: [FakerCore], gone: [GoneFake]) {
    let living = withLiving { $0 !== fake && $0.table == fake.table ? [$0] : [] }
      .filter { isOneTest($0.reporter, fake.reporter) }
    let gone = state.withLock(\.gone.fakes).reversed()
      .filter { $0.table == fake.table && isOneTest($0.reporter, fake.reporter) }
    return (living, gone)
  }

  /// Whether both belong to one test. False if nobody knows.
  private static func isOneTest(_ first: any FailureReporter, _ second: any FailureReporter) -> Bool {
    if let first = first as? any FrameworkFailureReporter {
      return first.testID != nil && first.testID == (second as? any FrameworkFailureReporter)?.testID
    }
    return classInstance(first).map { $0 === classInstance(second) } ?? false
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
