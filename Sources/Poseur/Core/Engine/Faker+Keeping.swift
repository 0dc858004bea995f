nonisolated extension Faker {
  func keep(_ expectation: KeptCalls<Function>, _ position: SourcePosition) {
    if let misuse = expectation.misuse { return report(misuse, at: position) }
    let number = expectation.function.map(number)
    state.drop { $0.keep(expectation, number: number) }
  }

  func reportMisuse(in expectations: [KeptCalls<Function>]) {
    for expectation in expectations { if let misuse = expectation.misuse { report(misuse) } }
  }

  /// The rules for those expectations that make sense, by the functions' numbers.
  static func rules(
    _ expectations: [KeptCalls<Function>], _ functionIndex: LockedValue<FunctionIndex<Function>>
  ) -> KeepingRules {
    var rules = KeepingRules()
    for expectation in expectations where expectation.misuse == nil {
      rules.add(expectation, number: expectation.function.map(functionIndex.number))
    }
    return rules
  }
}
