nonisolated extension Faker {
  func keep(_ expectation: KeptCalls<Function>, _ position: SourcePosition) {
    if let misuse = expectation.misuse { return report(misuse, at: position) }
    state.keep(expectation)
  }

  func reportMisuse(in expectations: [KeptCalls<Function>]) {
    for expectation in expectations { if let misuse = expectation.misuse { report(misuse) } }
  }
}

nonisolated extension LockedValue<FakerState> {
  func keep<Function>(_ expectation: KeptCalls<Function>) {
    let function = expectation.function.map(number)
    drop { $0.keep(expectation.amount, of: function) }
  }
}
