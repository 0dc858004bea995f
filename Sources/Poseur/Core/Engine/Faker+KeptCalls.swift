nonisolated extension Faker {
  func keep(_ rule: KeptCalls<Function>, _ position: SourcePosition) {
    if let misuse = rule.misuse { return report(misuse, at: position) }
    state.keep(rule)
  }

  func reportMisuse(in rules: [KeptCalls<Function>]) {
    for rule in rules { if let misuse = rule.misuse { report(misuse) } }
  }
}

nonisolated extension LockedValue<FakerState> {
  func keep<Function>(_ rule: KeptCalls<Function>) {
    let function = rule.function.map(number)
    drop { $0.keep(rule.amount, of: function) }
  }
}
