/// A stub that is being written: it answers nothing before it is given an answer.
struct StubDraft {
  var pattern: ArgumentPattern
  /// Asked by every call that the pattern means: where one is false, the stub steps back.
  var conditions: [() -> Bool] = []
  /// How often it is to answer; nil for ever.
  var limit: Int?
  /// Takes the place of stubs for the same calls, instead of standing before them.
  let replacesSame: Bool
  /// Reports that a call, with these arguments, does not go with the stub: "The stub that answered bark(3) …".
  let reportMisfit: (_ arguments: [Any?], _ reason: String) -> Void
  /// What it is for, as it reads in a message: `FakeDog.bark()`.
  let callText: (ArgumentPattern) -> String
  /// Told of the gate where its calls are to wait.
  let noteGate: (CallGate) -> Void
  var site: StubSite
}

/// Where a stub was written. An object, so that a million calls that it answered share one.
final class StubSite: Sendable {
  let position: SourcePosition
  /// Whether a property of a spy made the stub: that does not know its line, so the position is the faker's.
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
