/// What is reported of a fake at the end of an isolated test.
nonisolated struct LeftoverReport<Function: PoseurFunction> {
  let fakeName: String
  /// Where the fake makes its faker.
  let position: SourcePosition
  let functionIndex: LockedValue<FunctionIndex<Function>>

  /// Reports what there is in the tables of a scope that has ended, as far as that is asked for.
  func report(_ state: LockedValue<FakerState>, to scope: FakeScope) {
    // The functions are copied last, since a function has its number before it has a call or a stub.
    let (table, stubs) = state.withLock { ($0.calls, $0.stubs) }
    let record = CallSnapshot(table, functionIndex.withLock { $0 })
    let functions = functionIndex.withLock(\.functions)
    if scope.isReporting(.unusedStubs) {
      for (number, rule, answers) in stubs.unusedRules {
        let (function, site) = (functions[number], rule.site.position)
        let stub = UnusedStub(function: function, rule: rule, answers: answers)
        let reason = stub.reason(record)
        scope.report(
          "The stub of \(function.calls(of: fakeName, matching: rule.pattern)) had answered no call",
          reason.isEmpty ? "" : "  \(reason)", at: site)
      }
    }
    if scope.isReporting(.uncalledCompletions) {
      for function in functions {
        let count = record.slot(of: function).completions.count { $0.outcome == .pending || $0.outcome == .dropped }
        guard count > 0 else { continue }
        let fact = "\(countedNoun(count, "completion")) of \(fakeName).\(function.label.baseName)"
        scope.report("\(fact) \(count == 1 ? "was" : "were") not called", "", at: position)
      }
    }
    let unverified = scope.isReporting(.unverifiedCalls) ? record.unverifiedCalls : []
    if !unverified.isEmpty {
      let rows = NearMissList(unverified) { NearMissList.Row($0) }.lines.joined(separator: "\n")
      let fact = unverified.count == 1 ? "1 call of \(fakeName) was" : "\(unverified.count) calls of \(fakeName) were"
      scope.report("\(fact) verified by no assertion", rows, at: position)
    }
  }
}

nonisolated extension FakeScope {
  /// Reports what is left over at the end.
  /// - Parameter details: what stands in the lines below.
  fileprivate func report(_ fact: String, _ details: String, at position: SourcePosition) {
    let text = "\(fact) when \(ending)."
    Failures.reporter.report(details.isEmpty ? text : "\(text)\n\(details)", severity: severity, at: position)
  }
}
