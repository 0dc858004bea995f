/// The fakes that there are, and a few of those that are gone: if nobody called one, the code may have called another.
///
/// A fake is noted while it lives, so its calls cost nothing. Its state is held, not the faker: while an object has a weak
/// reference, Swift takes far longer to count the others.
nonisolated enum OtherFakes {
  // A tuple, since a type of its own could be the main actor's.
  private typealias State = (newest: NotedFake?, gone: [GoneFake])

  private static let state = LockedValue<State>((nil, []))
  /// How many to remember of those that are gone, at least.
  private static let goneLimit = 32

  static func note(_ fake: NotedFake) {
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
    var dropped: [GoneFake] = []
    held.value.pointee.gone.append(gone)
    // Many at once: the others move each time.
    if held.value.pointee.gone.count == 2 * goneLimit {
      dropped = held.value.pointee.gone
      held.value.pointee.gone = Array(dropped.suffix(goneLimit))
    }
    held.release()
    withExtendedLifetime(dropped) {}
  }

  /// Those with the same table that the fake's test has made, the newest first.
  static func all(like fake: NotedFake) -> (living: [NotedFake], gone: [GoneFake]) {
    let (living, gone) = state.withLock { state in
      (Array(sequence(first: state.newest) { $0?.older }.compactMap { $0 }), state.gone)
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

/// A fake that is still there, in a list of all. Its neighbours are guarded by the list's lock.
nonisolated final class NotedFake: @unchecked Sendable {
  let table: Any.Type
  let reporter: any FailureReporter
  let name: String?
  let state: LockedValue<FakerState>
  @exclusivity(unchecked) fileprivate var older: NotedFake?
  @exclusivity(unchecked) fileprivate unowned(unsafe) var newer: NotedFake?

  init(table: Any.Type, reporter: any FailureReporter, name: String?, state: LockedValue<FakerState>) {
    (self.table, self.reporter, self.name, self.state) = (table, reporter, name, state)
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
  var others: (living: [NotedFake], gone: [GoneFake]) { noted.map(OtherFakes.all) ?? ([], []) }
}
