/// A stub that no call has used.
struct UnusedStub<Function: PoseurFunction> {
  let function: Function
  let rule: StubRule

  /// The calls it is for, and where it was written.
  var text: String { "\(function.label.calls(matching: rule.pattern)), written at \(rule.site.position)" }

  /// Why no call has used it, as the end of a report's line. Empty where the function was not called.
  func reason(_ record: CallRecord<Function>) -> String {
    let calls = record.calls(to: function)
    if calls.isEmpty { return "" }
    let matching = calls.filter { rule.pattern.matches($0.arguments) }
    if matching.isEmpty {
      return calls.count == 1 ? "the only call does not match" : "none of \(calls.count) calls matches"
    }
    let subject = matching.count == 1 ? "1 call matches, but" : "\(matching.count) calls match, but"
    let isPlain = matching.contains { $0.stubPosition == nil && $0.returnedNothing }
    return "\(subject) came before it, or \(isPlain ? "asked no stub, as with recordCall" : "another stub answered")"
  }
}

extension RecordedCall {
  fileprivate var returnedNothing: Bool { if case .returned(is Void) = outcome { true } else { false } }
}
