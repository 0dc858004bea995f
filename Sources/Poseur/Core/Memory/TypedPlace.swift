/// Where a value is, and the type to which the memory there is bound.
struct TypedPlace {
  /// To be kept as long as the address is in use.
  let memory: AnyObject
  let type: Any.Type
  let address: UnsafeRawPointer

  private init<Value>(_ value: Value) {
    let memory = TypedMemory(repeating: value, count: 1)
    (self.memory, type, address) = (memory, Value.self, UnsafeRawPointer(memory.place))
  }

  /// The place of a copy of the value, as the type under which it was put into the `Any`.
  static func holding(_ value: Any) -> TypedPlace {
    func hold<Value>(_ value: Value) -> TypedPlace { TypedPlace(value) }
    // As Swift 6 does it by itself.
    return _openExistential(value, do: hold)
  }

  /// The place of a copy of the value cast to the type; nil where it cannot be.
  static func holding(_ value: Any?, castTo type: Any.Type) -> TypedPlace? {
    func hold<Target>(_ type: Target.Type) -> TypedPlace? { castValue(value, to: type).map { TypedPlace($0) } }
    return _openExistential(type, do: hold)
  }
}
