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

extension TypedMemory where Value == Any {
  /// A copy of a value in memory of its own type: where it is not opened, as in a target that is compiled as Swift 5, that
  /// is `Any`.
  /// - Returns: what has to be kept as long as the address is in use; to the type the memory there is bound.
  static func holding(_ value: Any) -> (memory: AnyObject, type: Any.Type, address: UnsafeRawPointer) {
    func hold<Own>(_ value: Own) -> (AnyObject, Any.Type, UnsafeRawPointer) {
      let memory = TypedMemory<Own>(repeating: value, count: 1)
      return (memory, Own.self, UnsafeRawPointer(memory.place))
    }
    return hold(value)
  }
}
