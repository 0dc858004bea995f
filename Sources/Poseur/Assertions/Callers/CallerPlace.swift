#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// The place that made a call. Its line is looked up once, when somebody asks.
nonisolated final class CallerPlace: CallerTrace {
  private let function: CallerFunction
  let callee: String?
  private let test: CallersTest?
  private let line = LockedValue<(isKnown: Bool, text: String?)>((false, nil))
  private let lookUpLine: @Sendable () -> String?

  init(
    function: CallerFunction, callee: String?, _ test: CallersTest?, lookUpLine: @escaping @Sendable () -> String?
  ) {
    (self.function, self.callee, self.test, self.lookUpLine) = (function, callee, test, lookUpLine)
  }

  var caller: String? {
    let line = line.withLock { line in
      if !line.isKnown { line = (true, lookUpLine()) }
      return line.text
    }
    return [test?.text(of: function) ?? function.name, line].compactMap { $0 }.joined(separator: ", ")
  }
}

/// The callers of the process that have been named, and whether their lines are looked up: not any more once that took
/// longer than a test should wait.
nonisolated struct KnownCallers {
  static let shared = LockedValue(KnownCallers(limit: .seconds(5)))

  /// By the addresses of their frames.
  var places: [[UInt]: CallerPlace] = [:]
  let limit: Duration
  private(set) var isQuick = true

  mutating func spend(_ time: Duration) { if time > limit { isQuick = false } }
}
