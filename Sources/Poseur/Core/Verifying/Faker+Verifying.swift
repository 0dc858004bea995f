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
