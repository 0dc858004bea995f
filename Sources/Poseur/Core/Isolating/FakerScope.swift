/// Whether a faker's calls and stubs are shared by all tests or separate in each isolated test.
public enum FakerScope: Sendable {
  /// One table of calls and one of stubs for every user of the faker.
  case shared
  /// Tables of its own for each test that is isolated, with the trait `.isolatedFakes`, `IsolatedTestCase` or
  /// `withIsolatedFakes`; meant for the fakers of `StaticFake`, which all tests share. Outside of these it is the same
  /// as `shared`.
  ///
  /// ```swift
  /// static let classFaker = ClassFunction.faker(scope: .perTest)
  /// ```
  /// A call belongs to the scope in which its task runs: the test's own task, its child tasks (`async let`, task
  /// groups) and `Task { }`. A detached task, a thread and a queue say nothing about where they come from, so there it
  /// is:
  /// - for a fake that was made in a scope, that scope;
  /// - else, for a static fake whose table is named `ClassFunction`, the scope that has used it, if only one is open,
  ///   or the innermost, if those that are open are nested in one another;
  /// - else the tables that are shared. So it is where several tests that run at the same time have used the fake.
  case perTest
}
