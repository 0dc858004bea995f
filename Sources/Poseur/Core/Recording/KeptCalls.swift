/// What a faker keeps of the calls that it records, where that is not everything: said when it is made, or later with
/// `keepCalls(atMost:)` and `keepArguments(_:of:)`.
///
/// ```swift
/// let faker = Function.faker(keeping: [.calls(atMost: 1_000), .arguments(.none, of: .log)])
/// ```
/// Where two contradict each other, the later one holds; what is said of one function overrides what is said of all.
public struct KeptCalls<Function: PoseurFunction>: Sendable {
  enum Amount {
    case calls(Int)
    case arguments(ArgumentRetention)
  }

  let amount: Amount
  /// Nil where all functions are meant.
  let function: Function?

  /// The newest calls to each function, at most this many. See `Fake` for what becomes of the others.
  /// - Parameter limit: how many; 0 only counts them. A negative one is a failure, and changes nothing.
  public static func calls(atMost limit: Int) -> KeptCalls { KeptCalls(amount: .calls(limit), function: nil) }

  /// The newest calls to one function, at most this many.
  /// - Parameters:
  ///   - limit: how many; 0 only counts them, and `.max` keeps all. A negative one is a failure, and changes nothing.
  ///   - function: the function.
  public static func calls(atMost limit: Int, of function: Function) -> KeptCalls {
    KeptCalls(amount: .calls(limit), function: function)
  }

  /// The arguments of one function in another way than those of the others.
  /// - Parameters:
  ///   - retention: how they are held.
  ///   - function: the function.
  public static func arguments(_ retention: ArgumentRetention, of function: Function) -> KeptCalls {
    KeptCalls(amount: .arguments(retention), function: function)
  }
}

extension KeptCalls {
  /// Nil when it makes sense.
  var misuse: String? {
    guard case .calls(let limit) = amount, limit < 0 else { return nil }
    let place = function.map { ", of: .\($0)" } ?? ""
    return """
      A fake cannot keep \(limit) calls, so the cap stays as it was. Write keepCalls(atMost: 0\(place)) to count calls \
      without keeping them, and keepCalls(atMost: .max\(place)) to keep them all.
      """
  }
}

extension KeepingRules {
  /// - Parameter number: of the function that it is about, if it is about one.
  mutating func add<Function>(_ wish: KeptCalls<Function>, number: Int?) {
    switch (wish.amount, number) {
    case (.calls(let limit), let number?): setLimit(limit, of: number)
    case (.calls(let limit), nil): commonLimit = limit
    case (.arguments(let retention), let number?): setRetention(retention, of: number)
    case (.arguments, nil): break
    }
  }
}

/// What is still known of the calls to a function that are not kept.
struct ForgottenCalls {
  private(set) var count = 0
  /// The sequence number of the oldest; the largest there is when there is none.
  private(set) var firstSequenceNumber = Int.max
  /// The sequence number of the newest; 0 when there is none.
  private(set) var lastSequenceNumber = 0
  /// How many of them no assertion had counted.
  private(set) var unverifiedCount = 0
  private var lastUnverified = 0

  /// - Parameter sequenceNumber: is higher than those of the others.
  mutating func add(_ sequenceNumber: Int, isVerified: Bool) {
    count += 1
    firstSequenceNumber = min(firstSequenceNumber, sequenceNumber)
    lastSequenceNumber = sequenceNumber
    guard !isVerified else { return }
    unverifiedCount += 1
    lastUnverified = sequenceNumber
  }

  /// An assertion counted all calls up to this sequence number. Where some of them came later, all stay as they are.
  mutating func markVerified(through number: Int) {
    if number >= lastUnverified { unverifiedCount = 0 }
  }
}

/// What held something of the test's, and was forgotten: to be dropped outside the lock.
struct ForgottenValues {
  var arguments: [CallArguments] = []
  var results: [CallResult] = []
}
