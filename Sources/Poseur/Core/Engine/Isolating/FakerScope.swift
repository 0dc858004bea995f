/// Whether a faker's calls and stubs are shared by all tests or separate in each isolated test.
nonisolated public enum FakerScope: Sendable {
  /// One table of calls and one of stubs for every user of the faker.
  case shared
  /// Tables of its own for each test that is isolated, by the trait `.isolatedFakes`, `IsolatedTestCase` or
  /// `withIsolatedFakes`; meant for the fakers of `StaticFake`, which all tests share. Outside of such tests it is the
  /// same as `shared`.
  ///
  /// ```swift
  /// static let classFaker = ClassFunction.classFaker(scope: .perTest)
  /// ```
  /// A call belongs to the scope in which its task runs: the test's own task, its child tasks (`async let`, task
  /// groups) and `Task { }`. A detached task, a thread and a queue say nothing about where they come from, so a call
  /// there belongs to:
  /// - for a fake that was made in a scope, that scope;
  /// - else, as for a `classFaker`, the open scope that has used it, if there is only one, or the innermost, if those
  ///   that have are nested in one another;
  /// - else the tables that are shared, as when several tests that run at the same time have used the fake.
  case perTest
}
