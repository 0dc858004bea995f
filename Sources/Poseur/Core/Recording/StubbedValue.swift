/// A value that a stub returns, with what is recorded of the calls that it answers. An object, since these share it.
@usableFromInline
final class StubbedValue {
  // Of no actor, as what is next to it, wherever this folder is compiled: values are returned on any.
  nonisolated(unsafe) let value: Any?
  /// The type that it is known to be of: its own, or one that it was cast to; nil for nil.
  let type: Any.Type?
  /// What is recorded of the calls; nil before the stub is added.
  private(set) var result: CallResult?
  /// Tells the result from others without keeping it alive.
  private(set) var resultID = 0

  // The value again, for those who know its type.
  private let memory: AnyObject
  @usableFromInline nonisolated let typeInMemory: Any.Type
  @usableFromInline nonisolated(unsafe) let address: UnsafeRawPointer

  init(_ value: Any?) {
    self.value = value
    type = value.map { Swift.type(of: $0) }
    // Not `value as Any`, which would be an optional in there.
    let content = value ?? (value as Any)
    (memory, typeInMemory, address) = TypedMemory.holding(content)
  }

  /// The same value, cast to the type that a call needs.
  init(_ value: StubbedValue, cast: Any, to type: Any.Type) {
    self.value = cast
    self.type = type
    (result, resultID) = (value.result, value.resultID)
    (memory, typeInMemory, address) = TypedMemory.holding(cast)
  }

  /// To be called when the stub is added, before a call can meet the value.
  func prepare(for retention: ArgumentRetention, _ site: StubSite) {
    let result = CallResult(retention.stored(.returned(value)), stub: site)
    (self.result, resultID) = (result, result.id)
  }

  /// The value, which is known to be of the type or to be castable to it.
  @inlinable
  nonisolated func known<Value>(as type: Value.Type = Value.self) -> Value {
    // The memory is bound to just this type, and lives as long as this.
    if Value.self == typeInMemory { return address.assumingMemoryBound(to: Value.self).pointee }
    return castAgain()
  }

  /// What was cast to a protocol or a superclass shows its own type again, and casts as it did before.
  @usableFromInline
  nonisolated func castAgain<Value>() -> Value { value as! Value }
}
