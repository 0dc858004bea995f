/// What a stub does with a call it answers.
enum StubAnswer {
  case value(StubbedValue)
  case error(any Error)
  case action(([Any?]) throws -> Any?)
  /// Takes the arguments and returns what is to be awaited, so that these are never handed to another actor. It may
  /// let the call proceed to other stubs.
  case asynchronousAction(mayProceed: Bool = false, ([Any?]) throws -> AwaitedAnswer)
  case callThrough
  case changedCallThrough(ResultChange)
  /// A failure: the sequence of so many answers has ended.
  case ended(count: Int)

  /// Whether it may leave the call to other stubs.
  var mayProceed: Bool { if case .asynchronousAction(mayProceed: true, _) = self { true } else { false } }

  static func returning(_ value: Any?) -> StubAnswer { .value(StubbedValue(value)) }

  /// Makes what is recorded of the calls that it answers, where that is the same for all.
  func prepare(for retention: ArgumentRetention, _ site: StubSite) {
    if case .value(let value) = self { value.prepare(for: retention, site) }
  }
}
