/// Where a stub was written. An object, so that a million calls that it answered share one.
final class StubSite: Sendable {
  let position: SourcePosition

  init(_ position: SourcePosition) { self.position = position }
}
