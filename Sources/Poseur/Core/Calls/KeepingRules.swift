/// What a faker keeps of the calls to its functions, where that is not everything.
nonisolated struct KeepingRules {
  /// What is said of one function.
  nonisolated private struct OwnRule {
    var limit: Int?
    var retention: ArgumentRetention?
    var copier: ArgumentCopier?
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
    ownRules[function]?.copier = nil
    if retention == .weak { ownRules[function]?.mayBeWeak = true }
  }

  mutating func setCopier(_ copier: ArgumentCopier, of function: Int) {
    ownRules[function, default: OwnRule()].copier = copier
  }

  /// Makes the copies of the function's arguments that the record holds, if it holds any.
  func copier(of function: Int) -> ArgumentCopier? { ownRules[function]?.copier }

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

/// Copies the arguments of a call with the test's own closure.
// Unchecked, since the closure runs on the thread of each call: making that safe is up to the test.
nonisolated struct ArgumentCopier: @unchecked Sendable {
  let copies: ([Any?]) -> [Any?]
  /// Whether it copies values such as this one.
  let includes: (Any) -> Bool

  /// The later one takes what this one makes.
  func followed(by later: ArgumentCopier) -> ArgumentCopier {
    ArgumentCopier(copies: { later.copies(copies($0)) }, includes: { includes($0) || later.includes($0) })
  }
}

/// What a faker keeps of the calls it records, if that isn't everything.
///
/// Set it when you make the faker, or later with `keepCalls(atMost:)` and `keepArguments(_:of:)`.
///
/// ```swift
/// let faker = Function.faker(keeping: [.calls(atMost: 1_000), .arguments(.none, of: .log)])
/// ```
/// If two rules contradict each other, the later one wins. A rule for one function overrides a rule for all.
nonisolated public struct KeptCalls<Function: PoseurFunction>: Sendable {
  nonisolated enum Amount {
    case calls(Int)
    case arguments(ArgumentRetention)
  }

  let amount: Amount
  /// Nil where all functions are meant.
  let function: Function?

  /// Keeps at most this many of the newest calls to each function; see `Fake` for what happens to the others.
  /// - Parameter limit: how many. 0 only counts the calls. A negative number is a failure and changes nothing.
  public static func calls(atMost limit: Int) -> KeptCalls { KeptCalls(amount: .calls(limit), function: nil) }

  /// Keeps at most this many of the newest calls to one function.
  /// - Parameters:
  ///   - limit: how many. 0 only counts the calls, `.max` keeps them all. A negative number is a failure and changes
  ///     nothing.
  ///   - function: the function.
  public static func calls(atMost limit: Int, of function: Function) -> KeptCalls {
    KeptCalls(amount: .calls(limit), function: function)
  }

  /// Sets how the arguments of one function are held.
  /// - Parameters:
  ///   - retention: how they are held.
  ///   - function: the function.
  public static func arguments(_ retention: ArgumentRetention, of function: Function) -> KeptCalls {
    KeptCalls(amount: .arguments(retention), function: function)
  }
}

nonisolated extension KeptCalls {
  /// Nil when it makes sense.
  var misuse: String? {
    guard case .calls(let limit) = amount, limit < 0 else { return nil }
    let place = function.map { ", of: \(pasteableFunction($0))" } ?? ""
    return """
      A fake cannot keep \(limit) calls, so this limit is ignored. Write keepCalls(atMost: 0\(place)) to count calls \
      without keeping them, and keepCalls(atMost: .max\(place)) to keep them all.
      """
  }
}
