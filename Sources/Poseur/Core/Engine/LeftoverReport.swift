// What a fake leaves behind at the end of an isolated test, when the fake itself may be gone.

nonisolated extension FakerOptions {
  private var fakeName: String { name ?? table.fakeName }

  /// Reports what there is in the state of a scope that has ended, if the scope asks for it.
  func reportLeftovers(in state: LockedValue<FakerState>, to scope: TestScope) {
    let record = CallSnapshot(state.withLock(\.knownCalls))
    if scope.isReporting(.unusedStubs) {
      for unused in state.unusedStubs {
        let (stub, reason) = (unused.stub, unused.reason(record))
        scope.report(
          "The stub of \(unused.function.calls(of: fakeName, matching: stub.pattern)) had answered no call",
          reason.isEmpty ? "" : "  \(reason)", at: stub.origin.position)
      }
    }
    if scope.isReporting(.unverifiedCalls) {
      let (calls, lines) = record.unverified
      guard !calls.isEmpty else { return }
      let fact = calls.count == 1 ? "1 call of \(fakeName) was" : "\(calls.count) calls of \(fakeName) were"
      scope.report("\(fact) not verified by any assertion", lines.joined(separator: "\n"), at: position)
    }
  }
}

nonisolated extension CallSnapshot {
  /// The calls that no assertion has verified, and a line for each that a report has room for.
  var unverified: (calls: [RecordedCall<AnyFunction>], lines: [String]) {
    let calls = unverifiedCalls
    return (calls, NearMissList(calls) { NearMissList.Row($0) }.lines)
  }
}
