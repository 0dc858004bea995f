/// Everything that belongs to one function of a faker.
nonisolated struct FunctionState {
  /// False for one that only fills a gap between the functions' numbers.
  var isKnown = false
  var calls: FunctionCalls
  /// The one to ask first in front.
  private(set) var stubs: [Stub] = []
  /// The value for calls that nobody stubbed, if one is registered: in an optional, since it may be nil.
  var defaultValue: Any??
  var waiters = CallWaiters()

  init(keeping: CallKeeping) { calls = FunctionCalls(keeping: keeping) }

  /// Whether recording a call may lead to something.
  var hasEffects: Bool { @_transparent mutating get { !calls.keeping.isEverything || !waiters.isEmpty } }

  mutating func takeEffects() -> RecordingEffects {
    RecordingEffects(
      forgotten: calls.forgetOldCalls(), waiters: waiters.take(count: calls.count), copier: calls.keeping.copier)
  }

  /// From now on arguments, and values that stubs return, are recorded in this way.
  /// - Returns: how calls were kept before, to be dropped outside the lock.
  mutating func setRetention(_ retention: ArgumentRetention) -> CallKeeping {
    let old = calls.keeping
    calls.keeping.setRetention(retention)
    for stub in stubs { stub.prepareAnswers(for: retention) }
    return old
  }
}

// MARK: - Stubs

nonisolated extension FunctionState {
  /// Adds a stub in front of its tier.
  mutating func add(_ stub: Stub, universalFirst: Bool) {
    stub.prepareAnswers(for: calls.keeping.retention)
    let isInFirstTier = stub.pattern.isUniversal == universalFirst
    let front = stubs.firstIndex { isInFirstTier || $0.pattern.isUniversal == stub.pattern.isUniversal }
    stubs.insert(stub, at: front ?? stubs.count)
  }

  /// Takes the value that every call gets, if there is one of just this type.
  mutating func takeConstant(ofType type: Any.Type) -> ValueBox? {
    guard let first = stubs.first, first.isUnconditional else { return nil }
    return first.takeConstant(ofType: type)
  }

  /// Removes the stubs that are meant.
  /// - Returns: them, to be dropped outside the lock, since they hold closures and values of the test's.
  mutating func removeStubs(where isMeant: (Stub) -> Bool = { _ in true }) -> [Stub] {
    let removed = stubs.filter(isMeant)
    stubs.removeAll(where: isMeant)
    return removed
  }

  /// The universal stub that overrides all specific ones, where universal ones go first. It looks at no specific ones,
  /// of which there may be many.
  var overridingStub: StubSnapshot? {
    stubs.prefix { $0.pattern.isUniversal }.first { !$0.mayLeaveCalls }?.snapshot
  }
}

/// What recording a call led to, to be finished outside the lock.
nonisolated struct RecordingEffects {
  /// What calls held that were forgotten; its last references go with it.
  let forgotten: [ForgottenValues]
  /// Those who waited for the call.
  let waiters: [any CallWaiter]
  /// Makes the copies of its arguments that the record is to hold.
  let copier: ArgumentCopier?
}
