/// Where a value is that is ready to be handed out.
@usableFromInline
struct ReadyPlace: Sendable {
  // Of no actor, wherever this folder is compiled: values are returned on any.
  @usableFromInline nonisolated(unsafe) let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  /// The value, for those who know its type; to be called while its owner is kept.
  @usableFromInline @_transparent
  nonisolated func copy<Value>(as type: Value.Type = Value.self) -> Value {
    // The memory is bound to this type.
    address.assumingMemoryBound(to: Value.self).pointee
  }
}
