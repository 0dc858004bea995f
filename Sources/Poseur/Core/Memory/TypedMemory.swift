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

/// Makes a copy of a value in memory of its own type.
/// - Returns: what has to be kept as long as the address is in use; to the type the memory there is bound.
func hold(_ value: Any) -> (memory: AnyObject, type: Any.Type, address: UnsafeRawPointer) {
  func copy<Own>(_ value: Own) -> (memory: AnyObject, type: Any.Type, address: UnsafeRawPointer) {
    let memory = TypedMemory(repeating: value, count: 1)
    return (memory, Own.self, UnsafeRawPointer(memory.place))
  }
  // As Swift 6 does it by itself.
  return _openExistential(value, do: copy)
}
