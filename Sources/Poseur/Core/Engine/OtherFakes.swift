/// The fakes that there are, and a few of those that are gone: if nobody called one, the code may have called another.
///
/// A fake is noted while it lives, so its calls cost nothing. Its state is held, not the faker: while an object has a weak
/// reference, Swift takes far longer to count the others.
nonisolated enum OtherFakes {
  // A tuple, since a type of its own could be the main actor's.
  private typealias State = (newest: NotedFake?, gone: GoneFakes)

  private static let state = LockedValue<State>((nil, GoneFakes()))

  static func note(_ fake: NotedFake) {
    HangWatch.begin
    let held = state.hold()
    fake.older = held.value.pointee.newest
    fake.older?.newer = fake
    held.value.pointee.newest = fake
  }

  /// Forgets a fake, whose faker still holds it. What is no longer held is dropped outside the lock, since it may run the
  /// test's code.
  static func forget(_ fake: NotedFake, _ gone: GoneFake?) {
    let held = state.hold()
    if let newer = fake.newer { newer.older = fake.older } else { held.value.pointee.newest = fake.older }
    fake.older?.newer = fake.newer
    fake.older = nil
    guard let gone else { return }
    let dropped = held.value.pointee.gone.add(gone)
    held.release()
    withExtendedLifetime(dropped) {}
  }

  /// Looks at each that lives, the newest first, and keeps none of them alive.
  static func withLiving<Found>(_ look: (NotedFake) -> [Found]) -> [Found] {
    state.withLock { state in
      var (found, fake): ([Found], NotedFake?) = ([], state.newest)
      while let next = fake {
        found += look(next)
        fake = next.older
      }
      return found
    }
  }

  /// How often the fakes of a test were called since another call: `FakeDog.bark ×2`, the oldest fake first.
  static func calls(since sequenceNumber: Int, inTestOf reporter: any FailureReporter) -> [String] {
    let counts = withLiving { fake -> [(name: String?, function: any PoseurFunction, count: Int)] in
      if !isOneTest(fake.reporter, reporter) { return [] }
      return fake.state.withLock { state in
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
  static func all(like fake: NotedFake) -> (living: [NotedFake], gone: [GoneFake]) {
    let (living, gone) = state.withLock { state in
      (state.newest.map { Array(sequence(first: $0, next: \.older)) } ?? [], state.gone.fakes)
    }
    return (
      living.filter { $0 !== fake && $0.table == fake.table && isOneTest($0.reporter, fake.reporter) },
      gone.reversed().filter { $0.table == fake.table && isOneTest($0.reporter, fake.reporter) }
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

/// Who a fake is, as reports name it, and its neighbours in a list of all, which that list's lock guards.
nonisolated final class NotedFake: @unchecked Sendable {
  let table: Any.Type
  let reporter: any FailureReporter
  /// The name that the test gave the fake, to tell it from others of its type.
  let name: String?
  let state: LockedValue<FakerState>
  /// The isolated test that has made it.
  let test: FakeScope?
  /// Where it makes its faker: failures of its own calls stand there if the test isn't known.
  let position: SourcePosition
  @exclusivity(unchecked) fileprivate var older: NotedFake?
  @exclusivity(unchecked) fileprivate unowned(unsafe) var newer: NotedFake?

  init(
    table: Any.Type, reporter: any FailureReporter, name: String?, state: LockedValue<FakerState>, test: FakeScope?,
    at position: SourcePosition
  ) {
    (self.table, self.reporter, self.name, self.state) = (table, reporter, name, state)
    (self.test, self.position) = (test, position)
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

nonisolated extension Faker {
  /// The other fakes with its table that its test has made. The fake of a type belongs to all tests.
  var others: (living: [NotedFake], gone: [GoneFake]) { standsForType ? ([], []) : OtherFakes.all(like: noted) }
}
