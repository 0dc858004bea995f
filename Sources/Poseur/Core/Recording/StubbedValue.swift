/// A value that a stub returns, with what is recorded of the calls that it answers. An object, since these share it.
@usableFromInline
final class StubbedValue {
  let value: Any?
  // The value for those who know its type. Of no actor, wherever this folder is compiled: they are on any.
  @usableFromInline nonisolated(unsafe) let content: Any
  /// The value's own type; nil for nil.
  let type: Any.Type?
  /// What is recorded of the calls; nil before the stub is added.
  private(set) var result: CallResult?
  /// Tells the result from others without keeping it alive.
  private(set) var resultID = 0

  init(_ value: Any?) {
    self.value = value
    // Not `value as Any`, which would be an optional in there.
    content = value ?? (value as Any)
    type = value.map { Swift.type(of: $0) }
  }

  /// The same value, cast to the type that a call needs.
  init(_ value: StubbedValue, cast: Any) {
    self.value = cast
    content = cast
    type = Swift.type(of: cast)
    (result, resultID) = (value.result, value.resultID)
  }

  /// To be called when the stub is added, before a call can meet the value.
  func prepare(for retention: ArgumentRetention, _ site: StubSite) {
    let result = CallResult(retention.stored(.returned(value)), stub: site)
    (self.result, resultID) = (result, result.id)
  }
}

extension StubbedValue {
  /// The value, which is known to be of the type.
  @inlinable
  nonisolated func known<Value>(as type: Value.Type = Value.self) -> Value { knownValue(content) }
}
