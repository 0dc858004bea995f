/// The values that a test registered for calls that nobody stubbed, by the number of the function and by type.
nonisolated struct RegisteredDefaults {
  private var byFunction: [Int: Any?] = [:]
  private var byType: [ObjectIdentifier: Any] = [:]

  /// Returns the value that is replaced, whose end may run code of the test's.
  mutating func register(_ value: Any?, for function: Int) -> Any? {
    byFunction.updateValue(value, forKey: function) ?? nil
  }

  /// Returns the value that is replaced, whose end may run code of the test's.
  mutating func register<Value>(_ value: Value, for type: Value.Type) -> Any? {
    byType.updateValue(value, forKey: ObjectIdentifier(type))
  }

  /// Nil where none is registered; a registered nil counts as one.
  func value(for function: Int) -> Any?? { byFunction[function] }

  /// Nil where none is registered for this very type.
  func value<Value>(of type: Value.Type) -> Value? {
    byType[ObjectIdentifier(type)].flatMap { $0 as? Value }
  }

  mutating func removeValue(for function: Int) -> Any? { byFunction.removeValue(forKey: function) ?? nil }

  /// Returns what was registered.
  mutating func removeAll() -> RegisteredDefaults {
    let removed = self
    self = RegisteredDefaults()
    return removed
  }
}
