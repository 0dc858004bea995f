nonisolated extension Faker {
  func keep(_ expectation: KeptCalls<Function>, _ position: SourcePosition) {
    if let misuse = expectation.misuse { return report(misuse, at: position) }
    let number = expectation.function.map(number)
    state.drop { $0.keep(expectation.amount, of: number) }
  }

  func reportMisuse(in expectations: [KeptCalls<Function>]) {
    for expectation in expectations { if let misuse = expectation.misuse { report(misuse) } }
  }

  /// A state with no calls and no stubs.
  static func newState(
    _ precedence: StubPrecedence, _ retention: ArgumentRetention, _ keeping: [KeptCalls<Function>],
    _ functionIndex: LockedValue<FunctionIndex<Function>>
  ) -> FakerState {
    var state = FakerState(precedence: precedence, retention: retention)
    for expectation in keeping {
      _ = state.keep(expectation.amount, of: expectation.function.map(functionIndex.number))
    }
    return state
  }
}
