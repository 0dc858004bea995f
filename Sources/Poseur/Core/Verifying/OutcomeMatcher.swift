/// The expected outcome of calls, for an assertion: `outcome: .threw(Hoarse.self)`.
nonisolated public struct OutcomeMatcher: CustomStringConvertible {
  /// The matcher as it is written: `.returned("woof")`.
  public let description: String
  /// Why no call can have this outcome; nil if one can.
  let impossibility: String?
  /// Matches the result of a call; nil if there is no result to match or any will do.
  private let matcher: Argument?
  /// The result or error of an outcome of the expected kind; nil for an outcome of another kind.
  private let part: (CallOutcome) -> Any??
  private let accepts: (Any?) -> Bool
  /// How a part that isn't accepted differs: `returned 5 (Int8), not 5 (Int)`.
  private let difference: (Any?) -> String?

  private init(
    _ name: String, impossibility: String? = nil, matcher: Argument? = nil, part: @escaping (CallOutcome) -> Any??,
    accepts: @escaping (Any?) -> Bool = { _ in true }, difference: @escaping (Any?) -> String? = { _ in nil }
  ) {
    description = "." + name
    self.impossibility = impossibility ?? matcher?.matcher.matchable.impossibility
    (self.matcher, self.part, self.accepts, self.difference) = (matcher, part, accepts, difference)
  }

  func matches(_ outcome: CallOutcome) -> Bool { part(outcome).map(accepts) ?? false }

  /// Whether an outcome has the expected kind: a result, or an error.
  func isOfKind(_ outcome: CallOutcome) -> Bool { part(outcome) != nil }

  /// How an outcome of the expected kind differs; nil if it has another kind or matches.
  func mismatch(_ outcome: CallOutcome) -> String? { part(outcome).flatMap { accepts($0) ? nil : difference($0) } }

  /// Whether a call's result is no longer kept but might have matched.
  func mayHaveMatched(_ outcome: CallOutcome) -> Bool {
    guard let matcher, let result = part(outcome), isMissingArgument(result) else { return false }
    return matcher.mayHaveMatched(result)
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
  public static var threw: OutcomeMatcher { error("threw") { _ in true } }

  /// The calls threw an error of this type.
  /// - Parameter type: the type of the error.
  public static func threw<Failure: Error>(_ type: Failure.Type) -> OutcomeMatcher {
    // On Apple's systems you can cast every error to `NSError`.
    let isOfClass = type is AnyClass
    return error("threw(\(describeType(type)).self)") { error in
      error is Failure && (!isOfClass || Swift.type(of: error) is AnyClass)
    }
  }

  /// The calls threw an error equal to this one, by its own `==`, or else by type, case and payload.
  /// - Parameter error: the error.
  public static func threw(_ error: any Error) -> OutcomeMatcher {
    self.error(
      "threw(\(describeError(error)))", impossibility: Argument.error(error).matcher.matchable.impossibility
    ) {
      isAnyEqual($0, error)
    } difference: { thrown in
      let report = DifferenceReport(expected: error, received: thrown)
      return .is(report.received, not: report.expected, remark: report.lines.joined(separator: "; "))
    }
  }

  /// The calls haven't ended.
  public static var pending: OutcomeMatcher {
    OutcomeMatcher("pending") { if case .pending = $0 { .some(nil) } else { nil } }
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
    OutcomeMatcher("unstubbed") { if case .unstubbed = $0 { .some(nil) } else { nil } }
  }

  private static func value(_ name: String, _ matcher: Argument?, calledThrough: Bool = false) -> OutcomeMatcher {
    OutcomeMatcher(name + (matcher.map { "(\($0))" } ?? ""), matcher: matcher) { outcome in
      switch outcome {
      case .returned(let value): calledThrough ? nil : .some(value)
      case .calledThrough(let value): calledThrough ? .some(value) : nil
      case .pending, .threw, .unstubbed: nil
      }
    } accepts: { value in
      matcher?.matches(value) ?? true
    } difference: { value in
      matcher?.mismatch(value)?.text(after: calledThrough ? "called through and returned" : "returned")
    }
  }

  private static func error(
    _ name: String, impossibility: String? = nil, accepts: @escaping (any Error) -> Bool,
    difference: @escaping (any Error) -> Mismatch = { .is(describeError($0)) }
  ) -> OutcomeMatcher {
    OutcomeMatcher(name, impossibility: impossibility) { outcome in
      outcome.error.map { .some($0) }
    } accepts: { error in
      (error as? any Error).map(accepts) ?? false
    } difference: { error in
      (error as? any Error).map { difference($0).text(after: "threw") }
    }
  }
}
