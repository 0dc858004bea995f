/// How the calls to one function are kept.
nonisolated struct CallKeeping {
  /// How many calls are kept. Older ones are forgotten.
  private(set) var limit = Int.max
  /// How arguments and results are stored.
  private(set) var retention: ArgumentRetention
  /// Makes the copies that the record holds, if the test wants copies.
  private(set) var copier: ArgumentCopier?
  /// Whether calls are kept for ever, with their arguments as they come. Stored, since every call asks.
  private(set) var isEverything: Bool
  private var hasOwnLimit = false
  // Some arguments may be held weakly, even after another retention was asked for.
  private var mayHoldWeakly: Bool

  init(_ retention: ArgumentRetention = .strong) {
    self.retention = retention
    (isEverything, mayHoldWeakly) = (retention == .strong, retention == .weak)
  }

  /// How stored arguments are read.
  var reading: ArgumentRetention { mayHoldWeakly ? .weak : .strong }

  /// - Parameter isOwn: whether the limit is the function's own, which one for all functions doesn't replace.
  mutating func setLimit(_ limit: Int, isOwn: Bool) {
    guard isOwn || !hasOwnLimit else { return }
    (self.limit, hasOwnLimit) = (limit, isOwn)
    update()
  }

  /// From now on there are no copies.
  mutating func setRetention(_ retention: ArgumentRetention) {
    (self.retention, copier) = (retention, nil)
    if retention == .weak { mayHoldWeakly = true }
    update()
  }

  /// From now on the record holds copies. A later copier takes what the earlier ones made.
  mutating func addCopier(_ new: ArgumentCopier) {
    copier = copier?.followed(by: new) ?? new
    update()
  }

  private mutating func update() { isEverything = retention == .strong && limit == .max && copier == nil }
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

nonisolated enum KeptAmount: Sendable {
  case calls(Int)
  case arguments(ArgumentRetention)
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
  let amount: KeptAmount
  /// Nil for all functions.
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
