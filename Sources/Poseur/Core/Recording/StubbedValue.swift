/// A value that a stub returns, with what is recorded of the calls that it answers. An object, since these share it.
@usableFromInline
final class StubbedValue {
  // Of no actor, as what is below, wherever this folder is compiled: values are returned on any.
  nonisolated(unsafe) let value: Any?
  /// The value as the test gave it, from which it is cast.
  let original: Any?
  /// The type that the value is known to be of: its own, or the one that it was cast to; nil for a nil as it was given.
  let type: Any.Type?
  /// What is recorded of the calls; nil before the stub is added. Written and read under the lock alone.
  private(set) var result: CallResult?
  /// Tells the result from others without keeping it alive.
  private(set) var resultID = 0

  // The value again, for those who know its type.
  private let memory: AnyObject
  @usableFromInline nonisolated let typeInMemory: Any.Type
  @usableFromInline nonisolated(unsafe) let address: UnsafeRawPointer

  init(_ value: Any?) {
    self.value = value
    original = value
    type = value.map { Swift.type(of: $0) }
    // Not `value as Any`, which would be an optional in there.
    let content = value ?? (value as Any)
    (memory, typeInMemory, address) = hold(content)
  }

  /// The same value, cast to the type that a call needs. It has no result yet.
  init(_ value: StubbedValue, cast: Any, to type: Any.Type) {
    self.value = cast
    original = value.original
    self.type = type
    (memory, typeInMemory, address) = hold(cast)
  }

  /// To be called when the stub is added, before a call can meet the value.
  func prepare(for retention: ArgumentRetention, _ site: StubSite) {
    let result = CallResult(retention.stored(.returned(value)), stub: site)
    (self.result, resultID) = (result, result.id)
  }

  /// Calls that get this one share what is recorded with those that got another one before.
  func takeOverResult(of other: StubbedValue) { (result, resultID) = (other.result, other.resultID) }

  /// The value, which is known to be of the type or to be castable to it.
  @inlinable
  nonisolated func known<Value>(as type: Value.Type = Value.self) -> Value {
    // The memory is bound to just this type, and lives as long as this.
    if Value.self == typeInMemory { return address.assumingMemoryBound(to: Value.self).pointee }
    return castAgain()
  }

  /// What was cast to a protocol or a superclass shows its own type again, and casts as it did before.
  @usableFromInline
  nonisolated func castAgain<Value>() -> Value {
    if let value: Value = castValue(value) { return value }
    return value as! Value
  }
}
