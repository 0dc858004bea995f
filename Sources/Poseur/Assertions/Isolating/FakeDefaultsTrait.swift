#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif
#if canImport(Testing)
  // `public`, for modules in which an import is internal unless it says otherwise.
  public import Testing

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
      try await run(function)
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
    /// - Parameter values: the values, each for its static type: write `value as any P` for a protocol.
    public static func fakeDefaults<each Value: Sendable>(_ values: repeat each Value) -> Self {
      Self { body in try await withFakeDefaults(repeat each values, perform: body) }
    }
  }
#endif
