nonisolated extension FakerCore {
  /// Reports a call that comes after the end of its stub's sequence.
  /// - Returns: what was reported; nil for any other call.
  func reportSequenceEnd(of call: borrowing CallInProgress) -> FailureText? {
    guard let count = call.endedCount, let origin = call.stub else { return nil }
    let misuse = StubFailure.sequenceEnded(count: count, origin.position)
    // The function may have been stubbed again, with a wrong value.
    let mismatch = call.mismatched.first.map { stub in
      let fact = "returns \(describeValueWithType(stub.value)), not \(describeType(call.invocation.neededType))"
      return "\nThe stub \(stub.origin.originText) matches too, but \(fact)."
    }
    var message = message(misuse, call)
    message.details += mismatch ?? ""
    reportCall(message, to: call.invocation.tableFunction, at: origin.position)
    return message
  }
}
