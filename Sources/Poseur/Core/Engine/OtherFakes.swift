/// The fakes that there are, and a few of those that are gone: if nobody called one, the code may have called another.
///
/// A fake is noted when it's made, so its calls cost nothing.
nonisolated enum OtherFakes {
  // A tuple, since a type of its own could be the main actor's.
  private typealias State = (living: [NotedFake], gone: [GoneFake], nextCleaning: Int)

  private static let state = LockedValue<State>(([], [], firstCleaning))
  private static let firstCleaning = 64
  /// How many to remember of those that are gone.
  private static let goneLimit = 32

  // What is no longer noted is dropped outside the lock, since a reporter may be of the test's own type.

  static func note(_ fake: NotedFake) {
    let dropped = state.withLock { state -> [NotedFake] in
      state.living.append(fake)
      guard state.living.count >= state.nextCleaning else { return [] }
      let all = state.living
      state.living = all.filter { $0.faker != nil }
      state.nextCleaning = max(firstCleaning, 2 * state.living.count)
      return all
    }
    withExtendedLifetime(dropped) {}
  }

  static func note(_ fake: GoneFake) {
    let dropped = state.withLock { state in
      state.gone.append(fake)
      return state.gone.count > goneLimit ? state.gone.removeFirst() : nil
    }
    withExtendedLifetime(dropped) {}
  }

  /// Those with the same table that one test has made, the newest first.
  static func all(with table: Any.Type, of reporter: any FailureReporter) -> (living: [AnyObject], gone: [GoneFake]) {
    let (living, gone, _) = state.withLock { $0 }
    return (
      living.reversed().filter { $0.table == table && isOneTest($0.reporter, reporter) }.compactMap(\.faker),
      gone.reversed().filter { $0.table == table && isOneTest($0.reporter, reporter) }
    )
  }

  /// Whether both were bound in the same test, as far as that is known.
  private static func isOneTest(_ first: any FailureReporter, _ second: any FailureReporter) -> Bool {
    if let first = first as? any FrameworkFailureReporter {
      return first.testID != nil && first.testID == (second as? any FrameworkFailureReporter)?.testID
    }
    guard type(of: first) is AnyClass else { return false }
    return first as AnyObject === second as AnyObject
  }
}

/// A fake that may still be there.
nonisolated struct NotedFake {
  weak var faker: AnyObject?
  let table: Any.Type
  let reporter: any FailureReporter
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
    OtherFakes.note(NotedFake(faker: self, table: Function.self, reporter: reporter))
  }

  func noteEnd() {
    if standsForType { return }
    let callCount = sharedState.withLock { $0.functions.reduce(0) { $0 + $1.calls.count } }
    if callCount > 0 {
      OtherFakes.note(GoneFake(table: Function.self, reporter: reporter, callCount: callCount))
    }
  }

  /// The other fakes with its table that its test has made.
  var others: (living: [Faker], gone: [GoneFake]) {
    if standsForType { return ([], []) }
    let (living, gone) = OtherFakes.all(with: Function.self, of: reporter)
    return (living.filter { $0 !== self }.compactMap { $0 as? Faker }, gone)
  }

  /// What to do if the calls of other tests count, too; nil if only those of one test do, as far as is known.
  var adviceOnSharing: String? {
    if standsForType {
      if isScoped { return nil }
      return """
        All tests share the calls of \(fakeName). If some of these came in another test, reset it, or give each test its \
        own: classFaker(scope: .perTest) and .isolatedFakes
        """
    }
    guard let test = (reporter as? any FrameworkFailureReporter)?.nameOfOtherTest else { return nil }
    return "The fake was made in \(test), and has the calls of that test, too. Reset it, or make one for each test."
  }
}
