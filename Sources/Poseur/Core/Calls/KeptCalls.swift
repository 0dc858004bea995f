/// How the arguments and results of one function's calls are kept.
nonisolated struct CallKeeping {
  var retention: ArgumentRetention { didSet { if retention == .weak { reading = .weak } } }
  /// How stored arguments are read. Some may be held weakly, even after another retention was asked for.
  private(set) var reading: ArgumentRetention

  init(_ retention: ArgumentRetention = .strong) {
    (self.retention, reading) = (retention, retention == .weak ? .weak : .strong)
  }
}

/// How a faker holds the arguments of one function, if not like those of the others.
///
/// Set it when you make the faker, or later with `keepArguments(_:of:)`.
///
/// ```swift
/// let faker = Function.faker(keeping: [.arguments(.none, of: .log)])
/// ```
/// If two rules contradict each other, the later one wins.
nonisolated public struct KeptCalls<Function: PoseurFunction>: Sendable {
  let rule: KeepingRule

  /// Sets how the arguments of one function are held.
  /// - Parameters:
  ///   - retention: how they are held.
  ///   - function: the function.
  public static func arguments(_ retention: ArgumentRetention, of function: Function) -> KeptCalls {
    KeptCalls(rule: (function, retention))
  }
}

/// How the calls of a function of any table are kept.
typealias KeepingRule = (function: any PoseurFunction, retention: ArgumentRetention)
