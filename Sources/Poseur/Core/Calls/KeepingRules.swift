/// What a faker keeps of the calls to its functions, where that is not everything.
nonisolated struct KeepingRules {
  /// What is said of one function.
  nonisolated private struct OwnRule {
    var limit: Int?
    var retention: ArgumentRetention?
    /// Some arguments may be held weakly, even after another retention was asked for.
    var mayBeWeak = false
  }

  var isEmpty: Bool { commonLimit == .max && ownRules.isEmpty }
  /// How many calls to each function are kept, unless the function's own rule has a limit.
  var commonLimit = Int.max
  private var ownRules: [Int: OwnRule] = [:]

  mutating func setLimit(_ limit: Int, of function: Int) { ownRules[function, default: OwnRule()].limit = limit }

  mutating func setRetention(_ retention: ArgumentRetention, of function: Int) {
    ownRules[function, default: OwnRule()].retention = retention
    if retention == .weak { ownRules[function]?.mayBeWeak = true }
  }

  func limit(of function: Int) -> Int { ownRules[function]?.limit ?? commonLimit }

  /// How the function's arguments are held; nil if they are held like those of the others.
  func retention(of function: Int) -> ArgumentRetention? { ownRules[function]?.retention }

  /// Whether arguments of the function may be held weakly although those of the others are not.
  func mayHoldWeakly(_ function: Int) -> Bool { ownRules[function]?.mayBeWeak ?? false }

  /// The functions whose arguments are held in another way than those of the others.
  var retentions: [(function: Int, retention: ArgumentRetention)] {
    ownRules.compactMap { function, rule in rule.retention.map { (function, $0) } }
  }
}

nonisolated extension KeepingRules {
  /// - Parameter number: that of the function that the expectation is about, if it is about one.
  mutating func add<Function>(_ expectation: KeptCalls<Function>, number: Int?) {
    switch (expectation.amount, number) {
    case (.calls(let limit), let number?): setLimit(limit, of: number)
    case (.calls(let limit), nil): commonLimit = limit
    case (.arguments(let retention), let number?): setRetention(retention, of: number)
    case (.arguments, nil): break
    }
  }
}
