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
