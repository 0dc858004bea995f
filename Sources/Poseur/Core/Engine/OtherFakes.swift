/// The fakes that there are, and a few of those that are gone: if nobody called one, the code may have called another.
///
/// A fake is noted while it lives, so its calls cost nothing. Its state is held, not the faker: while an object has a weak
/// reference, Swift takes far longer to count the others.
nonisolated enum OtherFakes {
  // A tuple, since a type of its own could be the main actor's.
  private typealias State = (living: [ObjectIdentifier: NotedFake], gone: [GoneFake], lastNumber: Int)

  private static let state = LockedValue<State>(([:], [], 0))
  /// How many to remember of those that are gone.
  private static let goneLimit = 32

  static func note(_ faker: ObjectIdentifier, _ fake: NotedFake) {
    var fake = fake
    state.withLock { state in
      state.lastNumber += 1
      fake.number = state.lastNumber
      state.living[faker] = fake
    }
  }

  /// Forgets a fake. What is no longer held is dropped outside the lock, since it may run the test's code.
  static func forget(_ faker: ObjectIdentifier, _ gone: GoneFake?) {
    let dropped = state.withLock { state -> (NotedFake?, GoneFake?) in
      let fake = state.living.removeValue(forKey: faker)
      if let gone { state.gone.append(gone) }
      return (fake, state.gone.count > goneLimit ? state.gone.removeFirst() : nil)
    }
    withExtendedLifetime(dropped) {}
  }

  /// Those with the same table that one test has made, the newest first.
  static func all(
    with table: Any.Type, of reporter: any FailureReporter, but faker: ObjectIdentifier
  ) -> (living: [NotedFake], gone: [GoneFake]) {
    let (living, gone, _) = state.withLock { $0 }
    let others = living.filter { $0.key != faker }.values.sorted { $0.number > $1.number }
    return (
      others.filter { $0.table == table && isOneTest($0.reporter, reporter) },
      gone.reversed().filter { $0.table == table && isOneTest($0.reporter, reporter) }
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

/// A fake that is still there.
nonisolated struct NotedFake {
  let table: Any.Type
  let reporter: any FailureReporter
  let name: String?
  let state: LockedValue<FakerState>
  var number = 0
}

/// A fake that was called and is gone.
nonisolated struct GoneFake {
  let table: Any.Type
  let reporter: any FailureReporter
  let callCount: Int
}

nonisolated extension Faker {
  /// Remembers a fake of one test. The fake of a type belongs to all of them.
  func note() {
    if standsForType { return }
    let fake = NotedFake(table: Function.self, reporter: reporter, name: name, state: sharedState)
    OtherFakes.note(ObjectIdentifier(self), fake)
  }

  func noteEnd(after callCount: Int) {
    if standsForType { return }
    let gone = callCount > 0 ? GoneFake(table: Function.self, reporter: reporter, callCount: callCount) : nil
    OtherFakes.forget(ObjectIdentifier(self), gone)
  }

  /// The other fakes with its table that its test has made.
  var others: (living: [NotedFake], gone: [GoneFake]) {
    if standsForType { return ([], []) }
    return OtherFakes.all(with: Function.self, of: reporter, but: ObjectIdentifier(self))
  }
}
