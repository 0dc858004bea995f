/// The answer of `didCall`: whether the function was called as often as expected, and what was called.
///
/// Its texts are made when they are asked for, from the calls that there were when `didCall` was called.
public struct DidCallResult: CustomStringConvertible {
  /// Whether the function was called as expected; false for a count below 0. Also true where no call was expected and
  /// none could have matched; the description then says that this proves nothing.
  public let success: Bool
  private let explanation: () -> String
  private let calls: () -> String

  init<Function>(_ verdict: CallVerdict<Function>) {
    success = verdict.isSatisfied
    explanation = { verdict.failureMessage ?? verdict.hollowness?.message ?? verdict.successMessage }
    calls = { verdict.record.calls().map(\.description).joined(separator: "\n") }
  }

  /// Every call that the fake had received and still kept, one per line, in the order in which they began; empty when
  /// there were none.
  public var recordedCallsDescription: String { calls() }

  /// What was expected and what happened, as an assertion would say it.
  public var friendlyDescription: String { explanation() }

  /// The same as `friendlyDescription`, so that `#expect(result.success)` prints it.
  public var description: String { friendlyDescription }
}

extension CallVerdict {
  /// What there is to say when the calls are as expected.
  var successMessage: String {
    "\(function.calls(of: fakeName, matching: pattern)) was \(fact), as expected."
  }
}

extension Fake {
  /// Whether the function was called with these arguments as often as expected, with texts that say what happened.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often; at least once by default.
  /// - Returns: whether there were that many such calls, and texts that say so.
  public func didCall(
    _ function: Function, withArguments arguments: [Any?] = [], times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    faker.didCall(function, ArgumentPattern(arguments), times, fakeName: ownTypeName(Self.self))
  }

  /// The same as `didCall(_:withArguments:times:)`, under the label that Spry has for the count.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - countSpecifier: how often.
  /// - Returns: whether there were that many such calls, and texts that say so.
  public func didCall(
    _ function: Function, withArguments arguments: [Any?] = [], countSpecifier: CountSpecifier
  ) -> DidCallResult {
    faker.didCall(function, ArgumentPattern(arguments), countSpecifier, fakeName: ownTypeName(Self.self))
  }

  /// The same as `didCall(_:withArguments:times:)`, with the arguments listed one by one.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often; at least once by default.
  /// - Returns: whether there were that many such calls, and texts that say so.
  public func didCall(
    _ function: Function, with arguments: Any?..., times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    faker.didCall(function, ArgumentPattern(arguments), times, fakeName: ownTypeName(Self.self))
  }
}

extension StaticFake {
  /// Whether the function was called with these arguments as often as expected, with texts that say what happened; see
  /// `Fake`.
  public static func didCall(
    _ function: ClassFunction, withArguments arguments: [Any?] = [], times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    classFaker.didCall(function, ArgumentPattern(arguments), times, fakeName: ownTypeName(Self.self))
  }

  /// The same as `didCall(_:withArguments:times:)`, under the label that Spry has for the count; see `Fake`.
  public static func didCall(
    _ function: ClassFunction, withArguments arguments: [Any?] = [], countSpecifier: CountSpecifier
  ) -> DidCallResult {
    classFaker.didCall(function, ArgumentPattern(arguments), countSpecifier, fakeName: ownTypeName(Self.self))
  }

  /// The same as `didCall(_:withArguments:times:)`, with the arguments listed one by one; see `Fake`.
  public static func didCall(
    _ function: ClassFunction, with arguments: Any?..., times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    classFaker.didCall(function, ArgumentPattern(arguments), times, fakeName: ownTypeName(Self.self))
  }
}

extension Faker {
  /// Whether the function was called with these arguments as often as expected, with texts that say what happened; see
  /// `Fake`.
  public func didCall(
    _ function: Function, withArguments arguments: [Any?] = [], times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    didCall(function, ArgumentPattern(arguments), times, fakeName: fakeName)
  }

  /// The same as `didCall(_:withArguments:times:)`, under the label that Spry has for the count; see `Fake`.
  public func didCall(
    _ function: Function, withArguments arguments: [Any?] = [], countSpecifier: CountSpecifier
  ) -> DidCallResult {
    didCall(function, withArguments: arguments, times: countSpecifier)
  }

  /// The same as `didCall(_:withArguments:times:)`, with the arguments listed one by one; see `Fake`.
  @_disfavoredOverload
  public func didCall(
    _ function: Function, with arguments: Any?..., times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    didCall(function, withArguments: arguments, times: times)
  }

  /// The same as `didCall(_:withArguments:times:)`.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often; at least once by default.
  /// - Returns: whether there were that many such calls, and texts that say so.
  public func didCall(
    _ function: Function, with arguments: [Any?], times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    didCall(function, withArguments: arguments, times: times)
  }

  fileprivate func didCall(
    _ function: Function, _ pattern: ArgumentPattern, _ times: CountSpecifier, fakeName: String
  ) -> DidCallResult {
    DidCallResult(verdict(on: function, pattern, times, fakeName: fakeName))
  }
}
