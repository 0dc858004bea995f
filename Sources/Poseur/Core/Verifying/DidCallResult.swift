/// The answer of `didCall`: whether it was called as often as expected, and what was called.
///
/// Its texts are made when they are asked for, from the calls that there were when `didCall` was called.
public struct DidCallResult: CustomStringConvertible {
  /// Whether the function was called as expected.
  public let success: Bool
  private let explanation: () -> String
  private let calls: () -> String

  init<Function>(_ verdict: CallVerdict<Function>) {
    success = verdict.isSatisfied
    explanation = { verdict.failureMessage ?? verdict.successMessage }
    calls = { verdict.table.calls().map(\.description).joined(separator: "\n") }
  }

  /// Every call that the fake had received and keeps, a line each, in the order in which they began. Empty when there
  /// were none.
  public var recordedCallsDescription: String { calls() }

  /// What was expected and what happened, as an assertion would say it.
  public var friendlyDescription: String { explanation() }

  /// The same as `friendlyDescription`, so that `#expect(result.success)` prints it.
  public var description: String { friendlyDescription }
}

extension CallVerdict {
  /// What there is to say when the calls are as expected.
  var successMessage: String {
    "\(fakeName).\(function.label.calls(matching: pattern)) was \(fact), as expected."
  }
}
