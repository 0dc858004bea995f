/// What a test sets for all its fakes: values to return, by type, and the policy for unstubbed calls. A task inherits it
/// from the task that started it.
nonisolated struct FakeDefaults: Sendable {
  // Not declared with `@TaskLocal`, because the macro can't make it nonisolated.
  static let current = TaskLocal<FakeDefaults>(wrappedValue: FakeDefaults())

  /// For fakers that name none; nil if the test names none, either.
  private(set) var policy: UnstubbedPolicy?
  private var byType: [ObjectIdentifier: any Sendable] = [:]

  /// Nil if no value is set for exactly this type.
  func value<Value>(of type: Value.Type) -> Value? {
    byType.isEmpty ? nil : byType[ObjectIdentifier(type)].flatMap { $0 as? Value }
  }

  /// The task's own with the given ones, which take precedence.
  static func adding<each Value: Sendable>(_ values: repeat each Value, policy: UnstubbedPolicy?) -> FakeDefaults {
    var defaults = current.get()
    repeat defaults.byType[ObjectIdentifier((each Value).self)] = each values
    defaults.policy = policy ?? defaults.policy
    return defaults
  }
}

/// Runs `body` with defaults for the types of these values, as if each fake that `body` uses had registered them.
///
/// ```swift
/// withFakeDefaults("Rex", 42, unstubbed: .returnDefault) {
///   #expect(FakeDog().bark() == "Rex")
/// }
/// ```
/// See `register(default:for:)` for when such a value is returned. What a fake registers itself goes first. In an inner
/// block, the inner values and the inner policy win. The trait `.fakeDefaults("Rex", 42)` does the same for a test of
/// Swift Testing. Detached tasks, threads and queues don't have the values, since they don't tell where they come from.
///
/// The policy is for each faker that names none: those that `body` makes, wherever their calls come from, and any other
/// for the calls of `body`.
/// - Parameters:
///   - values: the values, each for its static type: write `value as any P` for a protocol. They're `Sendable`, since
///     the tasks of `body` share them. None if only the policy matters.
///   - policy: what happens when no stub answers a call; without one, nothing changes.
///   - body: the code that uses the fakes.
/// - Returns: what `body` returns.
@discardableResult
public nonisolated func withFakeDefaults<each Value: Sendable, R>(
  _ values: repeat each Value, unstubbed policy: UnstubbedPolicy? = nil, perform body: () throws -> R
) rethrows -> R {
  try FakeDefaults.current.withValue(FakeDefaults.adding(repeat each values, policy: policy), operation: body)
}

/// Runs an asynchronous `body` with defaults for the types of these values; see the synchronous form.
/// - Parameters:
///   - values: the values, each for its static type.
///   - policy: what happens when no stub answers a call; without one, nothing changes.
///   - body: the code that uses the fakes.
/// - Returns: what `body` returns.
@discardableResult
nonisolated(nonsending) public func withFakeDefaults<each Value: Sendable, R>(
  _ values: repeat each Value, unstubbed policy: UnstubbedPolicy? = nil,
  perform body: nonisolated(nonsending) () async throws -> R
) async rethrows -> R {
  try await FakeDefaults.current.withValue(FakeDefaults.adding(repeat each values, policy: policy), operation: body)
}

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
