nonisolated extension FakerCore {
  /// Reports a call that comes after the end of its stub's sequence.
  /// - Returns: what was reported; nil for any other call.
  func reportSequenceEnd(of call: borrowing CallInProgress) -> FailureText? {
    guard let count = call.endedCount, let origin = call.stub else { return nil }
    var message = FailureText(
      """
      \(text(of: call.invocation)) was called, but its stub has no answer left: the one written at \(origin.position) \
      has \(countedNoun(count, "answer")) and ends with thenFail()
      """, "Add an answer to that stub, or stub the function again.")
    // The function may have been stubbed again, with a wrong value.
    if let stub = call.mismatched.first {
      let fact = "returns \(describeValueWithType(stub.value)), not \(describeType(call.invocation.neededType))"
      message.details += "\nThe stub \(stub.origin.originText) matches too, but \(fact)."
    }
    reportCall(to: call.invocation.tableFunction, at: origin.position) { [message] _ in message }
    return message
  }
}
