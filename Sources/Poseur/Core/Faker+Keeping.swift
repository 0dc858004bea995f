nonisolated extension Faker {
  /// Keeps only the newest calls to each function; see `Fake`.
  public func keepCalls(
    atMost limit: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    keep(.calls(atMost: limit), SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Keeps only the newest calls to one function; see `Fake`.
  public func keepCalls(
    atMost limit: Int, of function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    keep(
      .calls(atMost: limit, of: function),
      SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Holds the arguments of one function differently from those of the others; see `Fake`.
  public func keepArguments(_ retention: ArgumentRetention, of function: Function) {
    keep(.arguments(retention, of: function), position)
  }

  private func keep(_ wish: KeptCalls<Function>, _ position: SourcePosition) {
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
