nonisolated extension FakerCore {
  /// Reports a default of another type than its function returns.
  /// - Returns: what was reported.
  func reportWrongDefault(_ value: Any?, of call: borrowing CallInProgress) -> FailureText {
    let message = message(.wrongDefault(value, receiver: fakerReceiverName), call)
    reportCall(message, to: call.invocation.tableFunction)
    return message
  }
}
