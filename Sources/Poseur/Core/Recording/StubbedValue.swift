/// A value that a stub returns, with what is recorded of the calls that it answers. An object, since these share it.
final class StubbedValue {
  let value: Any?
  /// The value's own type; nil for nil.
  let type: Any.Type?
  /// What became of a call that it answers, as any retention stores it.
  let outcome: CallOutcome
  /// Where the stub was written.
  private(set) var site: StubSite?

  init(_ value: Any?) {
    self.value = value
    type = value.map { Swift.type(of: $0) }
    outcome = .returned(ArgumentRetention.weaklyHeld(value))
  }

  /// To be called when the stub is added, before a call can meet it.
  func note(_ site: StubSite) { self.site = site }
}
