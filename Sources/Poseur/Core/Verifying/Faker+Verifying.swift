extension Faker {
  /// Marks calls that an assertion counted when it passed, for the check that there were no others.
  func markVerified(_ function: Function, _ counted: CountedCalls) {
    let number = number(of: function)
    state.withLock { $0.calls.markVerified(number, counted) }
  }

  /// The stubs that no call has used, as they read in a message: the calls they are for, and where they were written.
  public var unusedStubs: [String] { unusedStubList.map(\.text) }

  /// The same, with what a report says of each.
  var unusedStubList: [UnusedStub<Function>] {
    // The functions are copied last: one that has a stub has had its number for longer.
    let unused = state.withLock { $0.stubs.unusedRules }
    let functions = functionIndex.withLock(\.functions)
    return unused.map { UnusedStub(function: functions[$0.function], rule: $0.rule) }
  }
}

extension Faker where Function: CaseIterable {
  /// The functions of the table that were never called, in its order.
  public var uncalledFunctions: [Function] {
    let called = Set(callRecord.functions)
    return Function.allCases.filter { !called.contains($0) }
  }
}
