/// An answer that does not fit the function it was stubbed for.
nonisolated enum StubFailure {
  /// A closure returned a value of another type than the function returns.
  case wrongResult(Any?)
  /// A closure does not take what the call was made with.
  case wrongArguments(ArgumentTypeMismatch)
  /// The value of a stub that answers later is of another type than the function returns.
  case wrongValue(Any?, words: String)
  /// The answer has to be awaited, and the function is not asynchronous.
  case cannotAwait(DeferredAnswer.Source)
  /// The task of the call was cancelled while it waited, and the function cannot throw.
  case cancelled
  /// The call waits for a response that cannot come any more.
  case abandoned(QueueClosing, wasHeld: Bool)
  /// The stub throws, but the function only throws errors of another type, or none where that type is `Never`.
  case cannotThrow(any Error, only: Any.Type)
  /// The stub calls through to nothing.
  case nothingToCallThrough
  /// The closure that is to change the result of a call-through takes another type.
  case cannotChange(Any?, takes: Any.Type)

  /// Whether the call only has to end soon, since its task was cancelled or its test has ended: that is no mistake.
  var isEndOfCall: Bool {
    switch self {
    case .cancelled, .abandoned(.scopeEnded, _): true
    default: false
    }
  }

  /// Whether nobody waits for the call: its test has ended, or is about to, since the responder went with its function.
  /// After a reset or a cancellation, the test may well wait for it.
  var isBeyondTest: Bool {
    switch self {
    case .abandoned(.scopeEnded, _), .abandoned(.responderGone, _): true
    case .abandoned(.stubGone, _), .cancelled: TestScope.current?.isOpen == false
    default: false
    }
  }

  /// Whether the queue that held the call has reported it.
  var isReported: Bool { if case .abandoned(_, wasHeld: true) = self { true } else { false } }

  /// The fact, and the line to write instead.
  func message(
    fakeName: String, _ function: any PoseurFunction, _ arguments: [Any?], _ neededType: Any.Type
  ) -> FailureText {
    let call = function.call(of: fakeName, with: arguments)
    let type = describeType(neededType)
    switch self {
    case .wrongResult(let result) where result is Void:
      return FailureText(
        "\(call) has to return \(type), but the closure of its stub returned nothing", "Return a value of that type.")
    case .wrongResult(let result):
      let isList = result is [Any?]
      return FailureText(
        "\(call) has to return \(type), but the closure of its stub returned \(describeValueWithType(result))",
        isList ? "It got the list of all arguments. Write the types of its parameters to get each." : "")
    case .wrongArguments(let mismatch):
      return FailureText(
        "\(call) was called with \(mismatch.brought), but the closure of its stub takes \(mismatch.taken)",
        mismatch.closure.map { "Write the types of its parameters: \($0)" } ?? "")
    case .wrongValue(let value, let words):
      return FailureText("\(call) has to return \(type), but \(words) is \(describeValueWithType(value))")
    case .cancelled:
      return FailureText(
        "The task of \(call) was cancelled while it waited for its stub's answer, but the function cannot throw")
    case .abandoned(let closing, _):
      return FailureText(
        "\(call) waits for a response, but \(closing.fact), so nothing can answer it", closing.mistake?.advice ?? "")
    case .cannotAwait(.closure):
      return FailureText(
        "\(call) was forwarded without await, but the closure of its stub is asynchronous",
        "Stub a synchronous closure or, if the function is asynchronous, forward it with await.")
    case .cannotAwait(let source):
      return FailureText(
        "\(call) was forwarded without await, but its stub answers later, with \(source.rawValue)",
        "Stub an immediate answer or, if the function is asynchronous, forward it with await.")
    case .cannotThrow(let error, let type) where type == Never.self:
      return FailureText(
        "\(call) was forwarded as one that cannot throw, but its stub threw \(describeError(error))",
        "Stub a value or, if the function can throw, forward it with recordAndStubThrowing.")
    case .cannotThrow(let error, let type):
      return FailureText(
        "\(call) only throws \(describeType(type)), but its stub threw \(describeError(error))",
        "Stub an error of that type.")
    case .nothingToCallThrough:
      return FailureText(
        "The stub of \(call) calls through, but the fake passes no orElse: to call",
        """
        Add it where the fake forwards the function, after the arguments:
        orElse: <#super.\(function.label.baseName)(…)#>
        """)
    case .cannotChange(let result, let type):
      return FailureText(
        """
        \(call) called through and returned \(describeValueWithType(result)), but the closure of its stub's \
        andCallThrough(then:) takes \(describeType(type))
        """)
    }
  }
}
