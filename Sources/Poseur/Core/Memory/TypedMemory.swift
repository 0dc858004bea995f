/// Memory that holds copies of a value.
final class TypedMemory<Value> {
  // Of no actor, wherever this folder is compiled: an object ends on any.
  nonisolated(unsafe) let place: UnsafeMutablePointer<Value>
  private let count: Int

  init(repeating value: Value, count: Int) {
    place = .allocate(capacity: count)
    place.initialize(repeating: value, count: count)
    self.count = count
  }

  deinit {
    place.deinitialize(count: count)
    place.deallocate()
  }
}

/// Where a value of some type is, for those who know the type: they have it without a cast.
@usableFromInline
struct TypedPlace {
  // Of no actor either: values are returned on any.
  @usableFromInline nonisolated let type: Any.Type
  @usableFromInline nonisolated(unsafe) let address: UnsafeRawPointer

  /// - Returns: the place of a copy of the value, and what has to be kept as long as the place is in use.
  static func holding(_ value: Any) -> (owner: AnyObject, place: TypedPlace) {
    // Where the value is not opened, as in a target that is compiled as Swift 5, the type is `Any`.
    func hold<Value>(_ value: Value) -> (AnyObject, TypedPlace) {
      let memory = TypedMemory(repeating: value, count: 1)
      return (memory, TypedPlace(type: Value.self, address: UnsafeRawPointer(memory.place)))
    }
    return hold(value)
  }

  /// The value.
  /// - Parameter type: has to be that of the place: to this the memory was bound.
  @inlinable
  nonisolated func value<Value>(as type: Value.Type = Value.self) -> Value {
    address.assumingMemoryBound(to: Value.self).pointee
  }
}
