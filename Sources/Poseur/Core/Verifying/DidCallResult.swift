/// The answer of `didCall`: whether the function was called as often as expected, and what was called.
///
/// It makes its texts when you ask for them, from the calls that existed when you called `didCall`.
nonisolated public struct DidCallResult: CustomStringConvertible {
  /// Whether the function was called as expected.
  ///
  /// This is also true if no call was required and none could have matched. The description then says that it proves
  /// nothing. It's false for a count below 0.
  public let success: Bool
  // In a closure, since a test framework that shows a result looks at all it has, and this has every call.
  private let verdict: () -> CallVerdict

  init(_ verdict: CallVerdict) { (success, self.verdict) = (verdict.isSatisfied, { verdict }) }

  /// Every call that the fake had received and still kept, one per line, in the order they began; empty if there were
  /// none.
  public var recordedCallsDescription: String { verdict().record.calls().map(\.description).joined(separator: "\n") }

  /// What you expected and what happened, in the words of an assertion.
  public var friendlyDescription: String {
    let verdict = verdict()
    return verdict.failureMessage ?? verdict.vacuity?.message
      ?? "\(verdict.meant.call(of: verdict.meant.fakeName)) was \(verdict.calledTimes), as expected."
  }

  /// The same as `friendlyDescription`, so that `#expect(result.success)` prints it.
  public var description: String { friendlyDescription }
}
