// A fake may only record a function for which the test has a stub. It may also ask for the answer in a line of its own, so
// this is reported when the test asks for calls, and once.

nonisolated extension FakerState {
  /// Notes a stub that has an answer for a call which is only recorded.
  mutating func noteStubOfRecordCall(among stubs: [Stub]) {
    guard case .none = extras.stubOfRecordCall else { return }
    let answering = stubs.first { $0.answers.contains { !$0.returnsNothing } }
    if let answering { extras.stubOfRecordCall = .found(function: answering.function, answering.origin) }
  }

  /// The stub that was found, once. One that has answered meanwhile is for other calls.
  mutating func takeStubOfRecordCall() -> (function: Int, stub: StubOrigin)? {
    guard let madeExtras, case .found(let function, let stub) = madeExtras.stubOfRecordCall else { return nil }
    madeExtras.stubOfRecordCall = .settled
    let isUnused = functions[function].stubs.contains { $0.origin === stub && $0.callCount == 0 }
    return isUnused ? (function, stub) : nil
  }
}

nonisolated extension FakerCore {
  /// Says that a stub can't answer, since the fake only records its function.
  func tell(of found: (function: Int, stub: StubOrigin), in state: LockedValue<FakerState>) {
    let function = state.tableFunction(found.function)
    let name = function.label.baseName
    report(
      """
      \(fakeName).\(name) was called, but the stub \(found.stub.originText) can't answer: the fake only records \(name), with \
      recordCall.
      Forward it with recordAndStub in the fake, or remove the stub.
      """, at: found.stub.position)
  }
}
