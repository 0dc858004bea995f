/// Whether all tests share a faker's calls and stubs, or each isolated test gets its own.
nonisolated public enum FakerScope: Sendable {
  /// Every user of the faker shares its calls and stubs.
  case shared
  /// Each isolated test gets its own calls and stubs.
  ///
  /// A test is isolated by the trait `.isolatedFakes`, by `IsolatedTestCase` or by `withIsolatedFakes`. Elsewhere this
  /// is the same as `shared`. It's meant for the fakers of `StaticFake`, which all tests share.
  ///
  /// ```swift
  /// static let classFaker = ClassFunction.classFaker(scope: .perTest)
  /// ```
  /// A call belongs to the scope in which its task runs: the test's own task, its child tasks (`async let`, task
  /// groups) and `Task { }`. A detached task, a thread or a queue doesn't tell where it comes from, so a call from
  /// there belongs to:
  /// - the scope in which its fake was made, if there was one;
  /// - otherwise, as for a `classFaker`, the open scope that has used the faker, if there's only one, or the innermost,
  ///   if those that have are nested;
  /// - otherwise the shared state, for example if several tests that run at the same time have used the faker.
  case perTest
}
