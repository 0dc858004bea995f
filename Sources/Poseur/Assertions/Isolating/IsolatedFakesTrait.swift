#if POSEUR_PACKAGE
  import PoseurCore
#endif
#if canImport(Testing)
  // `public`, for modules in which an import is internal unless it says otherwise.
  public import Testing

  /// Gives each test calls and stubs of its own for every faker whose scope is `.perTest`; written as `.isolatedFakes`.
  public nonisolated struct IsolatedFakesTrait: SuiteTrait, TestTrait, TestScoping {
    /// What runs a test: on no actor, even in a module whose asynchronous functions belong to their callers' actors.
    public typealias TestBody = @concurrent @Sendable () async throws -> Void

    let leftovers: [FakeLeftover]
    let severity: ReportSeverity

    /// On a suite it applies to each of its tests, those of nested suites included.
    public var isRecursive: Bool { true }

    /// Runs a test, or each case of one that has arguments, in a scope of its own.
    /// - Parameters:
    ///   - test: the test.
    ///   - testCase: its case.
    ///   - function: runs it.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: TestBody
    ) async throws {
      try await withIsolatedFakes(
        named: test.displayName ?? test.name, reporting: leftovers, as: severity, function)
    }
  }

  nonisolated extension Trait where Self == IsolatedFakesTrait {
    /// Gives each test of a suite, or one test, calls and stubs of its own for every faker whose scope is `.perTest`,
    /// so that they may run at the same time.
    ///
    /// ```swift
    /// @Suite(.isolatedFakes)
    /// struct KennelTests {
    ///   @Test func countsDogs() {
    ///     FakeKennel.stub(function: .count).andReturn(3)
    ///     #expect(FakeKennel.count() == 3)
    ///   }
    /// }
    /// ```
    /// On a suite it applies to each of its tests, those of nested suites included; each case of a test with arguments
    /// has its own.
    public static var isolatedFakes: Self { isolatedFakes(reporting: []) }

    /// The same as `isolatedFakes`, but also reports what a test leaves behind.
    /// - Parameters:
    ///   - leftovers: what to report when it is left over.
    ///   - severity: whether a leftover fails the test; by default it is a warning, which Swift Testing knows from
    ///     Swift 6.3 on. Before, warnings are printed.
    public static func isolatedFakes(
      reporting leftovers: [FakeLeftover], as severity: ReportSeverity = .warning
    ) -> Self {
      IsolatedFakesTrait(leftovers: leftovers, severity: severity)
    }
  }
#endif
