extension Faker {
  /// Where calls are recorded and stubs are kept: for everybody, or for the scope in which it is asked for.
  var state: LockedValue<FakerState<Function>> { scopedStates == nil ? sharedState : place.state }

  /// The state, and for a faker whose scope is `.perTest` the scope that it is asked for in vain, since that has ended.
  var place: (state: LockedValue<FakerState<Function>>, endedScope: FakeScope?) {
    guard let scopedStates else { return (sharedState, nil) }
    let (state, endedScope) = scopedStates.state(
      orNew: LockedValue(FakerState(precedence: precedence, retention: retention)))
    return (state ?? sharedState, endedScope)
  }

  /// What keeps the scopes apart, for a faker that is made now.
  static func scopedStates(_ scope: FakerScope) -> ScopedStates<FakerState<Function>>? {
    guard scope == .perTest else { return nil }
    // A type's faker is made in the scope that is the first to use it, and is not that one's alone.
    return ScopedStates(home: isOfType ? nil : FakeScope.current)
  }

  /// Reports a call that came when its scope had ended, if that is asked for.
  func reportLateCall(of function: Function, to endedScope: FakeScope) {
    guard endedScope.isReporting(.lateCalls) else { return }
    report(
      "\(fakeName).\(function.label.baseName) was called after \(endedScope.ending).", severity: endedScope.severity)
  }
}

extension FakerState: ScopedTables {
  init(precedence: StubPrecedence, retention: ArgumentRetention) {
    self.init(calls: CallTable(retention: retention), stubs: StubTable(precedence: precedence))
  }

  func reportLeftovers(to scope: FakeScope) {
    for (function, rule) in stubs.unusedRules {
      let stub = "\(Faker<Function>.fakeName).\(function.label.calls(matching: rule.pattern))"
      Failures.reporter.report(
        "The stub of \(stub) had answered no call when \(scope.ending).", severity: scope.severity,
        at: rule.site.position)
    }
  }
}
