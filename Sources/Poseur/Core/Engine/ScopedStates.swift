/// A faker's own memory of scopes: the state that it keeps for each scope that is open and has used it.
nonisolated final class ScopedStates: Sendable {
  typealias State = LockedValue<FakerState>

  /// The scope in which the fake was made, if it is the fake of one test.
  private let home: TestScope?
  // An entry keeps its scope, so that no other can have the same identity.
  private let entries = LockedValue<[ObjectIdentifier: (scope: TestScope, state: State)]>([:])

  /// Whether code whose scope was unknown has ever asked.
  private let isLookedUpWithoutScope = LockedValue(false)

  /// The state outside of every scope.
  private let outside: State
  /// What a scope starts with.
  private let options: FakerOptions

  init(home: TestScope?, outside: State, _ options: FakerOptions) {
    (self.home, self.outside, self.options) = (home, outside, options)
  }

  /// Finds the state for the code that asks: of the scope of its task, else of that of the fake.
  /// - Returns: the state; and the scope that was meant, if that has ended.
  var state: (state: State, endedScope: TestScope?) {
    guard let scope = TestScope.current ?? home else { return (onlyState ?? outside, nil) }
    if let state = entries.withLock({ $0[ObjectIdentifier(scope)]?.state }) { return (state, nil) }
    let open = scope.nearestOpen
    return (open.flatMap(state(in:)) ?? outside, open === scope ? nil : scope)
  }

  /// The states of the scopes that are open.
  var all: [State] { entries.withLock { $0.values.map(\.state) } }

  // Where nothing is known of the scope: in a detached task, or on a thread of its own. The task of a test that is not
  // isolated is known to be in no scope.
  private var onlyState: State? {
    if StandardReporter.isInTest || TestScope.isTaskOfTest { return nil }
    // Set first, so that a scope which is not seen below sees it.
    isLookedUpWithoutScope.withLock { $0 = true }
    let entries = entries.withLock { Array($0.values) }
    return entries.first { entry in entries.allSatisfy { entry.scope.isWithin($0.scope) } }?.state
  }

  /// The state of a scope; nil if that ends meanwhile.
  private func state(in scope: TestScope) -> State? {
    let new = options.newState()
    let state = entries.withLock { entries in
      let entry = entries[ObjectIdentifier(scope)] ?? (scope, new)
      entries[ObjectIdentifier(scope)] = entry
      return entry.state
    }
    if state !== new { return state }
    // The faker may be gone when the scope ends. Its calls and stubs are kept if somebody reads them then.
    let kept = scope.readsRecords ? self : nil
    guard scope.atEnd({ [weak self] in (kept ?? self)?.endState(of: scope) }) else {
      endState(of: scope)
      return nil
    }
    wakeWaiters()
    return state
  }

  /// Has everybody who waits for calls look for their state again: which scope a detached task or a thread belongs to
  /// depends on the scopes that there are. Looking through these takes long where a test has thousands of cases.
  private func wakeWaiters() {
    guard isLookedUpWithoutScope.withLock({ $0 }) else { return }
    for state in [outside] + all { state.wakeEverybody() }
  }

  /// Drops what the scope had, which may run code of the test's, outside the lock. A call that waits for its answer may
  /// keep the state, so it is cleared.
  private func endState(of scope: TestScope) {
    guard let removed = entries.withLock({ $0.removeValue(forKey: ObjectIdentifier(scope)) }) else { return }
    options.reportLeftovers(in: removed.state, to: scope)
    // Whoever waits for a call looks elsewhere, and the queues of the stubs close.
    removed.state.wakeEverybody()
    removed.state.drop { $0.removeStubs() }
    wakeWaiters()
  }
}
