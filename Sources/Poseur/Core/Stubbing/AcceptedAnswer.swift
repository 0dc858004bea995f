/// A stub's answer to a call, of the type that the call needs.
enum AcceptedAnswer {
  case value(Any)
  case error(any Error)
  case action(([Any?]) throws -> Any?)
  case asynchronousAction(([Any?]) throws -> AwaitedAnswer)
  case callThrough
  case ended(count: Int)

  /// - Parameter answer: if it is a value, one that needs no cast.
  init?(_ answer: StubAnswer) {
    switch answer {
    case .value(let stubbed):
      guard let value = stubbed.value else { return nil }
      self = .value(value)
    case .error(let error): self = .error(error)
    case .action(let action): self = .action(action)
    case .asynchronousAction(let action): self = .asynchronousAction(action)
    case .callThrough, .changedCallThrough: self = .callThrough
    case .ended(let count): self = .ended(count: count)
    }
  }
}
