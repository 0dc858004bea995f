/// One answer of a stub.
nonisolated enum StubAnswer {
  case value(ValueBox)
  case error(any Error)
  case action(([Any?]) throws -> Any?)
  /// Takes the arguments at once and returns an answer to await, so the arguments never reach another actor. It may
  /// leave the call to other stubs.
  case asynchronousAction(mayProceed: Bool = false, ([Any?]) throws -> DeferredAnswer)
  /// Has the fake answer, and may change what that returns.
  case callThrough(ResultChange? = nil)
  /// A failure: the sequence, of `count` answers, has ended.
  case ended(count: Int)

  /// Whether it may leave the call to other stubs.
  var mayProceed: Bool { if case .asynchronousAction(mayProceed: true, _) = self { true } else { false } }

  /// Whether it is the failure of a sequence that has ended.
  var isEnd: Bool { if case .ended = self { true } else { false } }

  /// The value that it returns, if it does. In an optional, since the value may be nil.
  var returnedValue: Any?? {
    guard case .value(let value) = self else { return nil }
    return .some(value.original)
  }

  /// Whether it returns nothing, which a function can do without a stub.
  var returnsNothing: Bool { returnedValue.map { $0 is Void } ?? false }

  var returnsNil: Bool { returnedValue.map { unwrappedValue($0) == nil } ?? false }

  static func returning<Value>(_ value: Value) -> StubAnswer { .value(ValueBox.holding(plainResult(value))) }

  /// Runs a closure of the test.
  static func running<Input, Output>(
    _ action: @escaping (Input) throws -> Output, _ input: InputReader<Input>
  ) -> StubAnswer {
    .action { plainResult(try action(input.read($0))) }
  }

  static func ending<Value, Failure>(in result: Result<Value, Failure>) -> StubAnswer {
    switch result {
    case .success(let value): .returning(value)
    case .failure(let error): .error(error)
    }
  }

  /// Prepares the recorded outcome if it is the same for all calls.
  func prepare(for retention: ArgumentRetention, _ origin: StubOrigin) {
    guard case .value(let value) = self else { return }
    value.outcome = StoredOutcome(retention.stored(.returned(value.original)), stub: origin)
  }
}

/// Whether both lists can answer the same calls. They can't if they have values of different types, as for a generic
/// function, or if one is nil. Objects may have a class in common.
nonisolated func areOfOneType(_ answers: [StubAnswer], _ others: [StubAnswer]) -> Bool {
  answers.allSatisfy { answer in
    others.allSatisfy { other in
      guard let value = answer.returnedValue, let other = other.returnedValue else { return true }
      guard let value = unwrappedValue(value), let other = unwrappedValue(other) else {
        return unwrappedValue(value) == nil && unwrappedValue(other) == nil
      }
      return type(of: value) == type(of: other) || classInstance(value) != nil && classInstance(other) != nil
    }
  }
}

/// The result of a closure. One of type `Any?` is that itself: generic code would wrap it once more.
nonisolated func plainResult<Result>(_ result: Result) -> Any? {
  Result.self == Any?.self ? knownValue(result, as: Any?.self) : result
}

/// A `Result` of any types.
nonisolated protocol ResultShape {
  var anyResult: Result<Any?, any Error> { get }
}

nonisolated extension Result: ResultShape {
  var anyResult: Result<Any?, any Error> { map { $0 as Any? }.mapError { $0 } }
}

/// Changes the result of a call-through.
nonisolated struct ResultChange {
  /// The type that the closure takes and returns.
  let type: Any.Type
  /// Runs the test's closure, or returns nil if the result has another type.
  let apply: (Any?) throws -> Any?

  init<Result>(_ change: @escaping (Result) throws -> Result) {
    type = Result.self
    apply = { result in try castValue(result, to: Result.self).map { try change($0) as Any } }
  }
}
