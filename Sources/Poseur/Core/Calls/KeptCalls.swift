/// What a faker keeps of the calls that it records, where that is not everything: set when the faker is made, or later
/// with `keepCalls(atMost:)` and `keepArguments(_:of:)`.
///
/// ```swift
/// let faker = Function.faker(keeping: [.calls(atMost: 1_000), .arguments(.none, of: .log)])
/// ```
/// Where two contradict each other, the later one holds; what is set for one function overrides what is set for all.
nonisolated public struct KeptCalls<Function: PoseurFunction>: Sendable {
  nonisolated enum Amount {
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

  /// The arguments of one function, held in another way than those of the others.
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
