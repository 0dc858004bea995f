/// A call, from the fake's function to its answer.
nonisolated struct Invocation {
  /// The verb that the fake calls.
  nonisolated enum Part {
    case recordAndStub, recordCall, stubbedValue
  }

  let part: Part
  /// The number of the function.
  var function = 0
  var arguments: [Any?]
  /// The type that the function returns.
  let neededType: Any.Type
  /// The type that the function can throw; `Never` if it cannot throw.
  let failureType: Any.Type
  /// Whether the fake answers if no stub does: with its `orElse:`.
  let hasFallback: Bool
  /// The state that has the record of the call and its stubs.
  var state: LockedValue<FakerState>
  /// Whether it was noticed by those who watch the fake's calls.
  var isNoticed = false
  /// Who made it, if the fake keeps that.
  var caller: (any CallerTrace)?

  // Set when the call begins.

  /// Nil if nothing is recorded.
  var record: CallPosition?
  /// A value of the needed type that answers it: it is done.
  var value: ValueBox?
  /// Another answer of a stub.
  var answer: StubAnswer?
  /// That stub; nil while the call is written.
  var stub: StubOrigin?
  /// The stubs, if they run the test's code to tell which one answers.
  var openStubs: [Stub]?

  /// Whether the call may end with `UnstubbedCall`.
  var canThrow: Bool { failureType == (any Error).self || failureType == UnstubbedCall.self }

  /// Whether the call may end with this error.
  func canThrow(_ error: any Error) -> Bool {
    func isFailure<Failure>(_ type: Failure.Type) -> Bool { error is Failure }
    return _openExistential(failureType, do: isFailure)
  }

  /// The function, as a case of its table.
  var tableFunction: any PoseurFunction { state.tableFunction(function) }

  /// The arguments for a message.
  var describableArguments: [Any?] { arguments.map { Placeholder.object(in: $0) == nil ? $0 : Argument.any } }
}
