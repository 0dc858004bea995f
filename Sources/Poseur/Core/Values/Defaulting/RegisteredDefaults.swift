/// The values that a test registered by type, for unstubbed calls.
nonisolated struct RegisteredDefaults {
  private var byType: [ObjectIdentifier: Any] = Dictionary()

  /// Returns the replaced value, since releasing it may run the test's code.
  mutating func register<Value>(_ value: Value, for type: Value.Type) -> Any? {
    byType.updateValue(value, forKey: ObjectIdentifier(type))
  }

  /// Nil if no value is registered for exactly this type, neither here nor by the test for all its fakes.
  func value<Value>(of type: Value.Type) -> Value? {
    byType[ObjectIdentifier(type)].flatMap { $0 as? Value } ?? TestDefaults.current.get().value(of: type)
  }
}

/// The values that a test sets for all its fakes to return, by type. A task inherits them from the task that started
/// it.
nonisolated struct TestDefaults: Sendable {
  // Not declared with `@TaskLocal`, because the macro can't make it nonisolated.
  static let current = TaskLocal<TestDefaults>(wrappedValue: TestDefaults())

  private var byType: [ObjectIdentifier: any Sendable] = [:]

  /// Nil if no value is set for exactly this type.
  func value<Value>(of type: Value.Type) -> Value? {
    byType.isEmpty ? nil : byType[ObjectIdentifier(type)].flatMap { $0 as? Value }
  }

  mutating func set<Value: Sendable>(_ value: Value) { byType[ObjectIdentifier(Value.self)] = value }

  /// The task's values and the given ones, which take precedence.
  static func adding<each Value: Sendable>(_ values: repeat each Value) -> TestDefaults {
    var defaults = current.get()
    repeat defaults.set(each values)
    return defaults
  }
}

/// Runs `body` with defaults for the types of these values, as if each fake that `body` uses had registered them.
///
/// ```swift
/// withFakeDefaults("Rex", 42) {
///   #expect(dog.bark() == "Rex")
/// }
/// ```
/// See `register(default:for:)` for when such a value is returned. What a fake registers itself goes first. In an inner
/// block, the inner values win. The trait `.fakeDefaults("Rex", 42)` does the same for a test of Swift Testing. Detached
/// tasks, threads and queues don't have the values, since they don't tell where they come from.
/// - Parameters:
///   - values: the values, each for its static type: write `value as any P` for a protocol. They're `Sendable`, since
///     the tasks of `body` share them.
///   - body: the code that uses the fakes.
/// - Returns: what `body` returns.
@discardableResult
public nonisolated func withFakeDefaults<each Value: Sendable, R>(
  _ values: repeat each Value, perform body: () throws -> R
) rethrows -> R {
  try TestDefaults.current.withValue(TestDefaults.adding(repeat each values), operation: body)
}

/// Runs an asynchronous `body` with defaults for the types of these values; see the synchronous form.
/// - Parameters:
///   - values: the values, each for its static type.
///   - body: the code that uses the fakes.
/// - Returns: what `body` returns.
@discardableResult
nonisolated(nonsending) public func withFakeDefaults<each Value: Sendable, R>(
  _ values: repeat each Value, perform body: nonisolated(nonsending) () async throws -> R
) async rethrows -> R {
  try await TestDefaults.current.withValue(TestDefaults.adding(repeat each values), operation: body)
}
