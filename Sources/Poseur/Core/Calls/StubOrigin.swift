/// Where a stub was written. An object, so that a million calls that the stub answered share one.
nonisolated final class StubOrigin: Sendable {
  let position: SourcePosition
  /// Whether a property of a spy made the stub: a property does not know the line, so the position is the faker's.
  private let isOfProperty: Bool

  init(_ position: SourcePosition, isOfProperty: Bool = false) {
    self.position = position
    self.isOfProperty = isOfProperty
  }

  /// The same place for another stub.
  func another() -> StubOrigin { StubOrigin(position, isOfProperty: isOfProperty) }

  /// What follows "the stub" in a message.
  var origin: String { isOfProperty ? "set by a property of its spy" : "written at \(position)" }
}
