/// A reporter that knows a test framework. The core imports none, so it looks for one by name.
nonisolated public protocol FrameworkFailureReporter: FailureReporter {
  /// A reporter for the framework whose test runs.
  init()
  /// Whether the code that asks runs in the task of a test, or in a child task of it. False also where that cannot be
  /// known.
  var isInTest: Bool { get }
}
