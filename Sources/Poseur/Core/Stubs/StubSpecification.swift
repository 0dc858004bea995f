/// The bond between stubs that are written together, as those of a property's getter and setter are.
nonisolated final class StubPair: Sendable {}

/// A stub that is being written: it answers nothing before it is given an answer.
nonisolated struct StubSpecification {
  var pattern = ArgumentPattern.any
  /// They run for every call that the pattern means: where one is false, the stub steps back.
  var conditions: [() -> Bool] = []
  /// How often it is to answer; nil for no limit.
  var limit: Int?
  /// The stubs that it is written together with: a call that uses one of them uses all.
  var pair: StubPair?
  /// Whether it may answer no call.
  var isLenient = false
  /// Whether it replaces stubs for the same calls, instead of standing before them.
  var replacesSame = false
  var origin: StubOrigin
}
