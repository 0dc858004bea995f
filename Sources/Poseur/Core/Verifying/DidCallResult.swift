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

nonisolated extension Faker {
  /// The verdict on the calls to a function.
  func verdict(
    on function: Function, _ pattern: ArgumentPattern, _ expected: CountSpecifier, fakeName: String
  ) -> CallVerdict<Function> {
    CallVerdict(
      fakeName: fakeName, function: function, pattern: pattern, expected: expected,
      record: callSnapshot)
  }

  /// Marks calls that an assertion counted when it passed, for the check that there were no others.
  func markVerified(_ function: Function, _ counted: CountedCalls) {
    let number = number(of: function)
    state.withLock { $0.calls.markVerified(number, counted) }
  }

  /// The stubs that no call has used, with what a report says of each.
  var unusedStubList: [UnusedStub<Function>] {
    // The functions are copied last, since a function has its number before it has a stub.
    let unused = state.withLock { $0.stubs.unusedRules }
    let functions = functionIndex.withLock(\.functions)
    return unused.map { UnusedStub(function: functions[$0.function], rule: $0.rule, answers: $0.answers) }
  }
}
