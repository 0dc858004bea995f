/// What tells stubs that are written together, as those of a property's getter and setter are.
nonisolated final class StubPair: Sendable {}

/// A stub that is being written: it answers nothing before it is given an answer.
nonisolated struct StubSpecification {
  var pattern: ArgumentPattern
  /// They run for every call that the pattern means: where one is false, the stub steps back.
  var conditions: [() -> Bool] = []
  /// How often it is to answer; nil for no limit.
  var limit: Int?
  /// The stubs that it is written together with: a call that uses one of them uses all.
  var pair: StubPair?
  /// Whether it replaces stubs for the same calls, instead of standing before them.
  let replacesSame: Bool
  /// Reports that a call, with these arguments, does not fit the stub: "The stub that answered bark(3) …".
  let reportMisfit: (_ arguments: [Any?], _ reason: String) -> Void
  /// The calls it is for, as they read in a message: `FakeDog.bark()`.
  let callText: (ArgumentPattern) -> String
  /// Called with the queue at which its calls are to wait.
  let noteQueue: (ResponseQueue) -> Void
  var site: StubOrigin
}
