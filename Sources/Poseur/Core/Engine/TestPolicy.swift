/// What a test says about unstubbed calls, for fakers that say nothing. A task inherits it from the task that started it.
nonisolated enum TestPolicy {
  // Not declared with `@TaskLocal`, because the macro can't make it nonisolated.
  static let current = TaskLocal<UnstubbedPolicy?>(wrappedValue: nil)
}

/// Runs `body` with a policy for unstubbed calls, and with defaults for the types of these values.
///
/// ```swift
/// withFakeDefaults("Rex", unstubbed: .returnDefault) {
///   #expect(FakeDog().bark() == "Rex")
/// }
/// ```
/// The policy is for each faker that names none: those that `body` makes, wherever their calls come from, and any other
/// for the calls of `body`. See `withFakeDefaults(_:perform:)` for the values. In an inner block, the inner policy wins.
/// - Parameters:
///   - values: the values, each for its static type; none if only the policy matters.
///   - policy: what happens when no stub answers a call.
///   - body: the code that uses the fakes.
/// - Returns: what `body` returns.
@discardableResult
public nonisolated func withFakeDefaults<each Value: Sendable, R>(
  _ values: repeat each Value, unstubbed policy: UnstubbedPolicy, perform body: () throws -> R
) rethrows -> R {
  try TestPolicy.current.withValue(policy) { try withFakeDefaults(repeat each values, perform: body) }
}

/// Runs an asynchronous `body` with a policy for unstubbed calls; see the synchronous form.
/// - Parameters:
///   - values: the values, each for its static type; none if only the policy matters.
///   - policy: what happens when no stub answers a call.
///   - body: the code that uses the fakes.
/// - Returns: what `body` returns.
@discardableResult
nonisolated(nonsending) public func withFakeDefaults<each Value: Sendable, R>(
  _ values: repeat each Value, unstubbed policy: UnstubbedPolicy,
  perform body: nonisolated(nonsending) () async throws -> R
) async rethrows -> R {
  try await TestPolicy.current.withValue(policy) { try await withFakeDefaults(repeat each values, perform: body) }
}
