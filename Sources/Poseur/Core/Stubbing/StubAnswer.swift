/// What a stub does with a call it answers.
enum StubAnswer {
  case value(Any?)
  case error(any Error)
  case action(([Any?]) throws -> Any?)
  /// Takes the arguments and returns what is to be awaited, so that these are never handed to another actor.
  case asynchronousAction(([Any?]) throws -> AwaitedAnswer)
  case callThrough
  case changedCallThrough(ResultChange)
  /// A failure: the sequence of so many answers has ended.
  case ended(count: Int)
}
