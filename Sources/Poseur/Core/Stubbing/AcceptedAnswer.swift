/// A stub's answer to a call that has to return a `Value`.
enum AcceptedAnswer<Value> {
  case value(Value)
  case error(any Error)
  case action(([Any?]) throws -> Any?)
  case asynchronousAction(([Any?]) throws -> AwaitedAnswer)
  case callThrough
  case ended(count: Int)

  /// Whether it is none: the sequence has ended.
  var isSequenceEnd: Bool { if case .ended = self { true } else { false } }
}

extension StubAnswer {
  /// Nil when the answer is a value of another type.
  func accepted<Value>(as type: Value.Type) -> AcceptedAnswer<Value>? {
    switch self {
    case .value(let value): (value as? Value).map { .value($0) }
    case .error(let error): .error(error)
    case .action(let action): .action(action)
    case .callThrough, .changedCallThrough: .callThrough
    case .ended(let count): .ended(count: count)
    case .asynchronousAction(let action): .asynchronousAction(action)
    }
  }
}
