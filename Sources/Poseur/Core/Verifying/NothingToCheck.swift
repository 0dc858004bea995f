nonisolated extension AssertionVerdict {
  /// There is no fake to ask.
  static func noFake(_ expectation: String) -> Self { Self(failureMessage: "\(expectation), but the fake is nil.") }

  /// There are no calls whose order could be checked.
  static var noOrder: Self {
    Self(failureMessage: "There is no order to check: pass the calls, as fake.call(to: <#function#>).")
  }
}
