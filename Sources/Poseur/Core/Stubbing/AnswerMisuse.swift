/// An answer that does not fit the function it was stubbed for.
enum AnswerMisuse {
  /// A closure returned a value of another type than the function.
  case wrongResult(Any?)
  /// The stub throws, and the function cannot.
  case cannotThrow(any Error)
  /// The stub throws, and the function only throws errors of another type.
  case cannotThrowSuch(any Error, only: Any.Type)
  /// The stub calls through to nothing.
  case nothingToCallThrough

  /// What is wrong, and what to write instead.
  func message<Function: PoseurFunction>(
    fakeName: String, _ function: Function, _ arguments: [Any?], _ neededType: Any.Type
  ) -> String {
    let call = "\(fakeName).\(function.label.call(with: arguments))"
    switch self {
    case .wrongResult(let result):
      return """
        \(call) has to return \(describeType(neededType)), but the closure of its stub returned \
        \(describeValueWithType(result)).
        """
    case .cannotThrow(let error):
      return """
        \(call) cannot throw, but its stub threw \(describeError(error)).
        Stub a value, or forward the function with recordAndStubThrowing if it can throw.
        """
    case .cannotThrowSuch(let error, let type):
      return """
        \(call) only throws \(describeType(type)), but its stub threw \(describeError(error)).
        Stub an error of that type.
        """
    case .nothingToCallThrough:
      return """
        The stub of \(call) calls through, but the fake passes no orElse: to call. Add it where the fake forwards the \
        function, after the arguments:
        orElse: <#super.\(function.label.baseName)(…)#>
        """
    }
  }
}
