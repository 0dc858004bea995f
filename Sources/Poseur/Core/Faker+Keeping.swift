nonisolated extension Faker {
  func keep(_ wish: KeptCalls<Function>, _ position: SourcePosition) {
    if let misuse = wish.misuse { return report(misuse, at: position) }
    let number = wish.function.map(number)
    state.drop { $0.keep(wish, number: number) }
  }

  func reportMisuse(in wishes: [KeptCalls<Function>]) {
    for wish in wishes { if let misuse = wish.misuse { report(misuse) } }
  }

  /// The rules for those wishes that make sense, by the functions' numbers.
  static func rules(
    _ wishes: [KeptCalls<Function>], _ functionIndex: LockedValue<FunctionIndex<Function>>
  ) -> KeepingRules {
    var rules = KeepingRules()
    for wish in wishes where wish.misuse == nil {
      rules.add(wish, number: wish.function.map(functionIndex.number))
    }
    return rules
  }
}

nonisolated extension FakerState {
  /// Adds a rule, and forgets the calls that it wants forgotten.
  fileprivate mutating func keep<Function>(_ wish: KeptCalls<Function>, number: Int?) -> [ForgottenValues] {
    calls.keeping.add(wish, number: number)
    keepsAll = calls.retention == .strong && calls.keeping.isEmpty
    if case .arguments(let retention) = wish.amount, let number { stubs.setRetention(retention, of: number) }
    return calls.slots.indices.map { calls.forgetCalls(to: $0) }
  }
}
