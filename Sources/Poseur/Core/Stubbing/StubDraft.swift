/// A stub that is being written: it answers nothing before it is given an answer.
struct StubDraft {
  var pattern: ArgumentPattern
  /// They run for every call that the pattern means: where one is false, the stub steps back.
  var conditions: [() -> Bool] = []
  /// How often it is to answer; nil for no limit.
  var limit: Int?
  /// Whether it replaces stubs for the same calls, instead of standing before them.
  let replacesSame: Bool
  /// Reports that a call, with these arguments, does not fit the stub: "The stub that answered bark(3) …".
  let reportMisfit: (_ arguments: [Any?], _ reason: String) -> Void
  /// The calls it is for, as they read in a message: `FakeDog.bark()`.
  let callText: (ArgumentPattern) -> String
  /// Called with the gate at which its calls are to wait.
  let noteGate: (CallGate) -> Void
  var site: StubSite
}

/// Where a stub was written. An object, so that a million calls that the stub answered share one.
final class StubSite: Sendable {
  let position: SourcePosition
  /// Whether a property of a spy made the stub: a property does not know the line, so the position is the faker's.
  private let isOfProperty: Bool

  init(_ position: SourcePosition, isOfProperty: Bool = false) {
    self.position = position
    self.isOfProperty = isOfProperty
  }

  /// The same place for another stub.
  func another() -> StubSite { StubSite(position, isOfProperty: isOfProperty) }

  /// What follows "the stub" in a message.
  var origin: String { isOfProperty ? "set by a property of its spy" : "written at \(position)" }
}
