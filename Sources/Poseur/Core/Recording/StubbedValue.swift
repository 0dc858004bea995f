/// A value that a stub returns, with what is recorded of the calls that it answers. An object, since these share it.
@usableFromInline
final class StubbedValue {
  // Of no actor, wherever this folder is compiled: whoever has a call gives its answer.
  @usableFromInline nonisolated(unsafe) let value: Any?
  /// The value's own type; nil for nil.
  let type: Any.Type?
  /// What is recorded of the calls; nil before the stub is added.
  private(set) var result: CallResult?
  /// Tells the result from others without keeping it alive.
  private(set) var resultID = 0

  init(_ value: Any?) {
    self.value = value
    type = value.map { Swift.type(of: $0) }
  }

  /// To be called when the stub is added, before a call can meet the value.
  func prepare(for retention: ArgumentRetention, _ site: StubSite) {
    let result = CallResult(retention.stored(.returned(value)), stub: site)
    (self.result, resultID) = (result, result.id)
  }
}

extension StubbedValue? {
  /// The value, which is known to be of the type; nothing (`Void`) where there is none.
  @inlinable
  nonisolated func known<Value>(as type: Value.Type = Value.self) -> Value {
    if let value = self?.value { return knownValue(value) }
    return knownValue(())
  }
}
