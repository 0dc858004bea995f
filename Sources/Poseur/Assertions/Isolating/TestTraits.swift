#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif
#if canImport(Testing)
  // `public`, for modules in which an import is internal unless it says otherwise.
  public import Testing

  /// A trait that gives each test its own calls and stubs for every faker with the scope `.perTest`; written
  /// `.isolatedFakes`.
  public nonisolated struct IsolatedFakesTrait: SuiteTrait, TestTrait, TestScoping {
    /// The code of a test. It runs on no actor, even in a module whose asynchronous functions run on their callers'
    /// actors.
    public typealias TestBody = @concurrent @Sendable () async throws -> Void

    /// Nil for those that the suite reports.
    let leftovers: [FakeLeftover]?
    let severity: ReportSeverity

    /// True: on a suite, the trait applies to each of its tests, including those of nested suites.
    public var isRecursive: Bool { true }

    /// Runs a test, or each case of one that has arguments, in a scope of its own.
    /// - Parameters:
    ///   - test: the test.
    ///   - testCase: its case.
    ///   - function: runs it.
    public func provideScope(for test: Test, testCase: Test.Case?, performing function: TestBody) async throws {
      do {
        try await withIsolatedFakes(named: test.displayName ?? test.name, reporting: leftovers, as: severity, function)
      } catch let error as UnstubbedCall where error.isReported {
        // The test has already failed. Rethrown, the error would be a second failure.
      } catch let error as CallNotReceived {
        error.reportAtWait()
      }
    }
  }

  nonisolated extension CallNotReceived {
    /// Fails the test at the wait. Rethrown, the error would stand at the test.
    fileprivate func reportAtWait() { Failures.reporter.report(description, severity: .failure, at: position) }
  }

  nonisolated extension Trait where Self == IsolatedFakesTrait {
    /// Gives each test its own calls and stubs for every faker with the scope `.perTest`, so that tests can run in
    /// parallel.
    ///
    /// ```swift
    /// @Suite(.isolatedFakes)
    /// struct KennelTests {
    ///   @Test func countsDogs() {
    ///     FakeKennel.stub { $0.count() }.andReturn(3)
    ///     #expect(FakeKennel.count() == 3)
    ///   }
    /// }
    /// ```
    /// On a suite, it applies to each of its tests, including those of nested suites. Each case of a test with
    /// arguments gets its own. Within a suite that reports leftovers, this keeps those reports.
    public static var isolatedFakes: Self { IsolatedFakesTrait(leftovers: nil, severity: .warning) }

    /// The same as `isolatedFakes`, but also reports what a test leaves behind.
    /// - Parameters:
    ///   - leftovers: which leftovers to report; `[]` for none, whatever the suite around reports.
    ///   - severity: whether a leftover fails the test. By default it's a warning, which Swift Testing supports from
    ///     Swift 6.3 on. Before that, warnings are printed.
    public static func isolatedFakes(
      reporting leftovers: [FakeLeftover], as severity: ReportSeverity = .warning
    ) -> Self {
      IsolatedFakesTrait(leftovers: leftovers, severity: severity)
    }
  }

  /// A trait that sets defaults for all the fakes that a test uses; written `.fakeDefaults("Rex", 42)`.
  public nonisolated struct FakeDefaultsTrait: SuiteTrait, TestTrait, TestScoping {
    /// Runs the test with the values.
    let run: @concurrent @Sendable (IsolatedFakesTrait.TestBody) async throws -> Void

    /// True: on a suite, the trait applies to each of its tests, including those of nested suites.
    public var isRecursive: Bool { true }

    /// Runs a test, or each case of one that has arguments, with the defaults.
    /// - Parameters:
    ///   - test: the test.
    ///   - testCase: its case.
    ///   - function: runs it.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: IsolatedFakesTrait.TestBody
    ) async throws {
      do { try await run(function) } catch let error as CallNotReceived { error.reportAtWait() }
    }
  }

  nonisolated extension Trait where Self == FakeDefaultsTrait {
    /// Sets defaults for the types of these values, as if each fake that the test uses had registered them.
    ///
    /// ```swift
    /// @Suite(.fakeDefaults("Rex", 42))
    /// struct RescueTests {
    ///   @Test(.fakeDefaults("Buddy")) func barks() {
    ///     let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    ///     #expect(dog.bark() == "Buddy")
    ///   }
    /// }
    /// ```
    /// On a suite, it applies to each of its tests, including those of nested suites. The values of a test, or of an
    /// inner suite, go first. `withFakeDefaults` does the same for a block, and says more.
    ///
    /// ```swift
    /// @Test(.fakeDefaults(unstubbed: .returnDefault)) func runsAway() {
    ///   #expect(FakeDog().bark() == "")
    /// }
    /// ```
    /// - Parameters:
    ///   - values: the values, each for its static type: write `value as any P` for a protocol. None if only the policy
    ///     matters.
    ///   - policy: what happens when no stub answers a call, for all fakers that name no policy.
    public static func fakeDefaults<each Value: Sendable>(
      _ values: repeat each Value, unstubbed policy: UnstubbedPolicy? = nil
    ) -> Self {
      Self { body in try await withFakeDefaults(repeat each values, unstubbed: policy, perform: body) }
    }
  }
#endif
