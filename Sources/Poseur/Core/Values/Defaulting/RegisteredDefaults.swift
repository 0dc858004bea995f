/// The values that a test registered by type, for unstubbed calls.
nonisolated struct RegisteredDefaults {
  private var byType: [ObjectIdentifier: Any] = Dictionary()

  /// Returns the replaced value, since releasing it may run the test's code.
  mutating func register<Value>(_ value: Value, for type: Value.Type) -> Any? {
    byType.updateValue(value, forKey: ObjectIdentifier(type))
  }

  /// Nil if no value is registered for exactly this type, neither here nor by the test for all its fakes.
  func value<Value>(of type: Value.Type) -> Value? {
    byType[ObjectIdentifier(type)].flatMap { $0 as? Value } ?? FakeDefaults.current.get().value(of: type)
  }
}
