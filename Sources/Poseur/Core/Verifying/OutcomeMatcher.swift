/// The expected outcome of calls, for an assertion: `outcome: .threw(Hoarse.self)`.
nonisolated public struct OutcomeMatcher: CustomStringConvertible {
  nonisolated private enum Kind: String {
    case pending, returned, threw, calledThrough, unstubbed
  }

  /// The matcher as it is written: `.returned("woof")`.
  public let description: String
  /// What became of a call, apart from what it returned or threw.
  private let kind: Kind
  /// Matches the result or the error of a call; nil if there is none to match or any will do.
  private let matcher: Argument?

  private init(_ kind: Kind, _ matcher: Argument? = nil) {
    description = ".\(kind.rawValue)\(matcher.map { "(\($0))" } ?? "")"
    (self.kind, self.matcher) = (kind, matcher)
  }

  /// Why no call can have this outcome; nil if one can.
  var impossibility: String? { matcher?.matcher.matchable.impossibility }

  func matches(_ outcome: CallOutcome) -> Bool { isOfKind(outcome) && matcher?.matches(part(of: outcome)) != false }

  /// Whether an outcome has the expected kind: a result, or an error.
  func isOfKind(_ outcome: CallOutcome) -> Bool {
    switch outcome {
    case .pending: kind == .pending
    case .returned: kind == .returned
    case .threw: kind == .threw
    case .calledThrough: kind == .calledThrough
    case .unstubbed: kind == .unstubbed
    }
  }

  /// How an outcome of the expected kind differs: `returned 5 (Int8), not 5 (Int)`. Nil if it has another kind or matches.
  func mismatch(_ outcome: CallOutcome) -> String? {
    guard isOfKind(outcome), let mismatch = matcher?.mismatch(part(of: outcome)) else { return nil }
    return mismatch.text(after: kind == .calledThrough ? "called through and returned" : kind.rawValue)
  }

  /// Whether a call's result is no longer kept but might have matched.
  func mayHaveMatched(_ outcome: CallOutcome) -> Bool {
    guard isOfKind(outcome), let matcher, isMissingArgument(outcome.result) else { return false }
    return matcher.mayHaveMatched(outcome.result)
  }

  /// How the result's type differs from what the matcher takes; nil if it doesn't.
  func typeMismatch(with outcome: CallOutcome) -> TypeMismatch? {
    matcher.flatMap { TypeMismatch(outcome.result, $0.matcher.matchable, position: "") }
  }

  private func part(of outcome: CallOutcome) -> Any? { outcome.error ?? outcome.result }

  /// The calls returned a value: a stub's, the function's default, a stand-in, or nothing (`Void`).
  public static var returned: OutcomeMatcher { OutcomeMatcher(.returned) }

  /// The calls returned this value: a stub's, the function's default, or a stand-in.
  /// - Parameter value: a value to be equal to, or a matcher.
  public static func returned(_ value: Any?) -> OutcomeMatcher { OutcomeMatcher(.returned, Argument(from: value)) }

  /// The calls threw an error: a stub's, the fake's `orElse:` one, or `UnstubbedCall`.
  ///
  /// `UnstubbedCall` counts here if a stub's closure or responder gave an answer that doesn't fit. A call that no stub
  /// answers, or only one with a value of the wrong type, is `unstubbed`, even if it throws `UnstubbedCall`.
  public static var threw: OutcomeMatcher { OutcomeMatcher(.threw) }

  /// The calls threw an error of this type.
  /// - Parameter type: the type of the error.
  public static func threw<Failure: Error>(_ type: Failure.Type) -> OutcomeMatcher {
    OutcomeMatcher(.threw, Argument(ThrownTypeMatcher(type: type)))
  }

  /// The calls threw an error equal to this one, by its own `==`, or else by type, case and payload.
  /// - Parameter error: the error.
  public static func threw(_ error: any Error) -> OutcomeMatcher {
    OutcomeMatcher(.threw, Argument(ThrownErrorMatcher(error: error)))
  }

  /// The calls haven't ended.
  public static var pending: OutcomeMatcher { OutcomeMatcher(.pending) }

  /// The fake's `orElse:` answered, usually by calling `super`.
  public static var calledThrough: OutcomeMatcher { OutcomeMatcher(.calledThrough) }

  /// The fake's `orElse:` answered with this value, which a stub's `andCallThrough(then:)` may have changed.
  /// - Parameter value: a value to be equal to, or a matcher.
  public static func calledThrough(_ value: Any?) -> OutcomeMatcher {
    OutcomeMatcher(.calledThrough, Argument(from: value))
  }

  /// Nothing answered; the calls returned a stand-in or threw `UnstubbedCall`.
  public static var unstubbed: OutcomeMatcher { OutcomeMatcher(.unstubbed) }
}

/// Matches thrown errors of a type.
nonisolated private struct ThrownTypeMatcher<Failure: Error>: TypedMatcher {
  let type: Failure.Type

  var description: String { "\(describeType(type)).self" }

  func accepts(_ error: any Error) -> Bool {
    // On Apple's systems you can cast every error to `NSError`.
    error is Failure && (!(type is AnyClass) || Swift.type(of: error) is AnyClass)
  }

  func mismatch(reading error: any Error) -> Mismatch? { .is(describeError(error)) }
}

/// Matches thrown errors that equal an error.
nonisolated private struct ThrownErrorMatcher: TypedMatcher {
  let error: any Error

  var description: String { describeError(error) }
  var matchable: MatchableValues { Argument.error(error).matcher.matchable }

  func accepts(_ thrown: any Error) -> Bool { isAnyEqual(thrown, error) }

  func mismatch(reading thrown: any Error) -> Mismatch? {
    let report = DifferenceReport(expected: error, received: thrown)
    return .is(report.received, not: report.expected, remark: report.lines.joined(separator: "; "))
  }
}
