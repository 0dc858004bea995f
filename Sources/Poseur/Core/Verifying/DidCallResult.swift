/// The answer of `didCall`: whether the function was called as often as expected, and what was called.
///
/// Its texts are made when they are asked for, from the calls that there were when `didCall` was called.
nonisolated public struct DidCallResult: CustomStringConvertible {
  /// Whether the function was called as expected, which is also true where no call was required and none could have
  /// matched; the description then says that this proves nothing. False for a count below 0.
  public let success: Bool
  private let explanation: () -> String
  private let calls: () -> String

  init<Function>(_ verdict: CallVerdict<Function>) {
    success = verdict.isSatisfied
    explanation = { verdict.failureMessage ?? verdict.vacuity?.message ?? verdict.successMessage }
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

nonisolated extension CallVerdict {
  /// What there is to say when the calls are as expected.
  var successMessage: String {
    "\(callText) was \(calledTimes), as expected."
  }
}
