/// A stub that no call has used.
nonisolated struct UnusedStub {
  let function: any PoseurFunction
  fileprivate let snapshot: StubSnapshot

  var stub: Stub { snapshot.stub }

  /// The calls it is for, and where it comes from.
  var text: String { "\(function.label.calls(matching: stub.pattern)), \(stub.origin.originText)" }

  /// Why no call has used it, as far as the record tells: the end of a report's line. Empty where the function was not
  /// called, or where the record does not keep its calls in full.
  func reason(_ record: CallSnapshot) -> String {
    if stub.limit == 0 { return "its limit is 0, so it never answers" }
    let recorded = record.calls(of: function)
    let calls = recorded.entries.blocks.joined().map { (row: $0, arguments: recorded.arguments(of: $0)) }
    if calls.isEmpty || calls.contains(where: { $0.arguments.contains(where: isMissingArgument) }) { return "" }
    let matching = calls.filter { stub.pattern.matches($0.arguments, returning: $0.row.resultType) }.map(\.row)
    if matching.isEmpty {
      let near = calls.first { stub.pattern.distance(to: $0.arguments, returning: $0.row.resultType) == 1 }
      guard let call = calls.count == 1 ? calls[0] : near else { return "none of \(calls.count) calls matches" }
      let mismatch = stub.pattern.mismatch(with: call.arguments, returning: call.row.resultType, of: "it ")
      let detail = mismatch.map { ": \($0)" } ?? ""
      if calls.count == 1 { return "the only call does not match\(detail)" }
      return "none of \(calls.count) calls matches, not even \(function.label.call(with: call.arguments))\(detail)"
    }

    let results = matching.map(\.outcome)
    var causes = ["came before the stub"]
    if !stub.conditions.isEmpty { causes.append("while its condition was false") }
    if results.contains(where: { $0?.stub != nil }) { causes.append("went to another stub") }
    // Where its answer is of another type than the result, an older stub may have answered.
    let passes = results.contains { $0?.isOfOtherType(than: snapshot.answers) == true }
    if passes { causes.append("needed a value of another type") }
    // A call of a function that returns nothing, and that has no outcome of its own, is like one that asks for no
    // answer.
    if results.contains(where: { $0 == nil }) { causes.append("did not ask for an answer, as with recordCall") }
    let subject = matching.count == 1 ? "1 call matches" : "\(matching.count) calls match"
    return "\(subject), but \(causes.joined(separator: ", or "))"
  }
}

nonisolated extension LockedValue<FakerState> {
  /// The stubs that no call has used, with what a report needs.
  var unusedStubs: [UnusedStub] {
    withLock(\.stubs).unused.map { UnusedStub(function: tableFunction($0.stub.function), snapshot: $0) }
  }
}

nonisolated extension StoredOutcome {
  /// Whether the call couldn't have had one of these answers: no stub answered it, or one with a value of another type.
  fileprivate func isOfOtherType(than answers: [StubAnswer]) -> Bool {
    switch outcome {
    case .unstubbed: true
    case .calledThrough: stub == nil
    case .returned(let value): !areOfOneType(answers, [.returning(value)])
    default: false
    }
  }
}
