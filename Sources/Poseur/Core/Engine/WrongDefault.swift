nonisolated extension FakerCore {
  /// Reports a default of another type than its function returns.
  /// - Returns: what was reported.
  func reportWrongDefault(_ value: Any?, of call: borrowing CallInProgress) -> FailureText {
    let (function, type) = (call.invocation.tableFunction, describeType(call.invocation.neededType))
    let fact = "but the default registered for it is \(describeValueWithType(value))"
    let message = FailureText(
      "\(text(of: call.invocation)) has to return \(type), \(fact)",
      """
      Register a value of that type:
      \(fakerReceiverName).register(default: <#\(type)#>, for: \(pasteableFunction(function)))
      """)
    reportCall(to: function) { _ in message }
    return message
  }
}
