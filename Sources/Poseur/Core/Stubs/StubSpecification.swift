/// Connects the stubs of a property's getter and setter.
nonisolated final class StubPair: Sendable {}

/// What a stub is to be, but for its answers.
nonisolated struct StubSpecification {
  var pattern = ArgumentPattern.any
  /// If one is false, the stub leaves the call to others.
  var conditions: [() -> Bool] = []
  /// The most calls it answers; nil for no limit.
  var limit: Int?
  /// A call that uses one stub of the pair uses both.
  var pair: StubPair?
  /// Whether it may go unused.
  var isLenient = false
  /// Whether it replaces older stubs for the same calls.
  var replacesSame = false
  /// Where the test writes it.
  let position: SourcePosition
}
