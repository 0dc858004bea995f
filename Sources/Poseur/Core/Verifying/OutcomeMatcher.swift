/// The expected outcome of calls, for an assertion: `outcome: .threw(Hoarse.self)`.
nonisolated public struct OutcomeMatcher: CustomStringConvertible {
  /// The matcher as it is written: `.returned("woof")`.
  public let description: String
  let matches: (CallOutcome) -> Bool
  /// Whether an outcome has the expected kind: a result, or an error.
  let isOfKind: (CallOutcome) -> Bool
  /// How an outcome of the expected kind differs: `returned 5 (Int8), not 5 (Int)`. Nil if it has another kind or
  /// matches.
  let mismatch: (CallOutcome) -> String?
  /// Why no call can have this outcome; nil if one can.
  let impossibility: String?
  /// Matches the result of a call; nil if there is no result to match or any will do.
  private let matcher: Argument?

  private init(
    _ name: String, impossibility: String? = nil, matcher: Argument? = nil, matches: @escaping (CallOutcome) -> Bool,
    isOfKind: ((CallOutcome) -> Bool)? = nil, mismatch: @escaping (CallOutcome) -> String? = { _ in nil }
  ) {
    description = "." + name
    self.impossibility = impossibility ?? matcher?.matcher.matchable.impossibility
    self.matcher = matcher
    self.matches = matches
    self.isOfKind = isOfKind ?? matches
    self.mismatch = mismatch
  }

  /// Whether a call's result is no longer kept but might have matched.
  func mayHaveMatched(_ outcome: CallOutcome) -> Bool {
    guard isOfKind(outcome), let matcher, MissingArgument.isOne(outcome.result) else { return false }
    return matcher.mayHaveMatched(outcome.result)
  }

  /// How the result's type differs from what the matcher takes; nil if it doesn't.
  func typeMismatch(with outcome: CallOutcome) -> TypeMismatch? {
    matcher.flatMap { TypeMismatch(outcome.result, $0.matcher.matchable, position: "") }
  }

  /// The calls returned a value: a stub's, the function's default, a stand-in, or nothing (`Void`).
  public static var returned: OutcomeMatcher { value("returned", nil) }

  /// The calls returned this value: a stub's, the function's default, or a stand-in.
  /// - Parameter value: a value to be equal to, or a matcher.
  public static func returned(_ value: Any?) -> OutcomeMatcher { self.value("returned", Argument(from: value)) }

  /// The calls threw an error: a stub's, the fake's `orElse:` one, or `UnstubbedCall`.
  ///
  /// `UnstubbedCall` counts here if a stub's closure or responder gave an answer that doesn't fit. A call that no stub
  /// answers, or only one with a value of the wrong type, is `unstubbed`, even if it throws `UnstubbedCall`.
  public static var threw: OutcomeMatcher { error("threw", matches: { _ in true }, mismatch: describeError) }

  /// The calls threw an error of this type.
  /// - Parameter type: the type of the error.
  public static func threw<Failure: Error>(_ type: Failure.Type) -> OutcomeMatcher {
    // On Apple's systems you can cast every error to `NSError`.
    let isOfClass = type is AnyClass
    return error("threw(\(describeType(type)).self)") { error in
      error is Failure && (!isOfClass || Swift.type(of: error) is AnyClass)
    } mismatch: {
      describeError($0)
    }
  }

  /// The calls threw an error equal to this one, by its own `==`, or else by type, case and payload.
  /// - Parameter error: the error.
  public static func threw(_ error: any Error) -> OutcomeMatcher {
    self.error(
      "threw(\(describeError(error)))", impossibility: Argument.error(error).matcher.matchable.impossibility,
      matches: { isAnyEqual($0, error) }
    ) { thrown in
      let report = DifferenceReport(expected: error, received: thrown)
      let details = report.lines.map { $0.drop(while: \.isWhitespace) }.joined(separator: "; ")
      return "\(report.received), not \(report.expected)\(details.isEmpty ? "" : ": \(details)")"
    }
  }

  /// The calls haven't ended.
  public static var pending: OutcomeMatcher {
    OutcomeMatcher("pending") { if case .pending = $0 { true } else { false } }
  }

  /// The fake's `orElse:` answered, usually by calling `super`.
  public static var calledThrough: OutcomeMatcher { value("calledThrough", nil, calledThrough: true) }

  /// The fake's `orElse:` answered with this value, which a stub's `andCallThrough(then:)` may have changed.
  /// - Parameter value: a value to be equal to, or a matcher.
  public static func calledThrough(_ value: Any?) -> OutcomeMatcher {
    self.value("calledThrough", Argument(from: value), calledThrough: true)
  }

  /// Nothing answered; the calls returned a stand-in or threw `UnstubbedCall`.
  public static var unstubbed: OutcomeMatcher {
    OutcomeMatcher("unstubbed") { if case .unstubbed = $0 { true } else { false } }
  }

  private static func value(_ name: String, _ matcher: Argument?, calledThrough: Bool = false) -> OutcomeMatcher {
    func result(_ outcome: CallOutcome) -> Any?? {
      switch outcome {
      case .returned(let value): calledThrough ? nil : .some(value)
      case .calledThrough(let value): calledThrough ? .some(value) : nil
      case .pending, .threw, .unstubbed: nil
      }
    }
    let name = name + (matcher.map { "(\($0))" } ?? "")
    return OutcomeMatcher(name, matcher: matcher) { outcome in
      result(outcome).map { matcher?.matches($0) ?? true } ?? false
    } isOfKind: { outcome in
      result(outcome) != nil
    } mismatch: { outcome in
      guard let matcher, let value = result(outcome), let reason = matcher.mismatch(value) else { return nil }
      let verb = calledThrough ? "called through and returned" : "returned"
      return reason.text(after: verb)
    }
  }

  private static func error(
    _ name: String, impossibility: String? = nil, matches: @escaping (any Error) -> Bool,
    mismatch: @escaping (any Error) -> String
  ) -> OutcomeMatcher {
    OutcomeMatcher(name, impossibility: impossibility) { outcome in
      if case .threw(let error) = outcome { matches(error) } else { false }
    } isOfKind: { outcome in
      if case .threw = outcome { true } else { false }
    } mismatch: { outcome in
      guard case .threw(let error) = outcome, !matches(error) else { return nil }
      return "threw \(mismatch(error))"
    }
  }
}
