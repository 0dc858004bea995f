nonisolated extension FakerCore {
  /// Reports a default of another type than its function returns.
  /// - Returns: what was reported.
  func reportWrongDefault(_ value: Any?, of call: borrowing CallInProgress) -> FailureText {
    // A type has no such function for its static ones: its faker has.
    let receiver = standsForType ? "\(fakeName).classFaker" : receiverName
    let message = message(.wrongDefault(value, receiver: receiver), call)
    reportCall(message, to: call.invocation.tableFunction)
    return message
  }
}
