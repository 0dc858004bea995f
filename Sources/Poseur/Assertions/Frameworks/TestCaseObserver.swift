#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif
#if canImport(XCTest) && !canImport(ObjectiveC)
  import XCTest

  /// XCTest tells it of each test case. It cannot ask: until it is first told, it does not know whether one is running,
  /// and keeps what is reported meanwhile.
  nonisolated final class TestCaseObserver: XCTestObservation, Sendable {
    nonisolated private struct State {
      /// What was reported before XCTest first told of a test case; nil from then on.
      var reported: [Report]?
      var running: (name: String, testCase: XCTestCase)?
    }

    private typealias Report = (message: String, position: SourcePosition)

    private let state = LockedValue(State(reported: []))
    private let printed: @Sendable (String, SourcePosition) -> Void

    /// - Parameter printed: prints a failure that no test case heard of.
    init(
      printed: @escaping @Sendable (String, SourcePosition) -> Void = { message, position in
        ConsoleReporter().report(message, severity: .failure, at: position)
      }
    ) {
      self.printed = printed
    }

    var runningTestCase: String? { state.withLock { $0.running?.name } }

    /// Notes a failure that XCTest is told of now. Where it turns out that no test case heard of it, the failure is
    /// printed.
    /// - Returns: false if no test case can hear of it.
    func note(_ message: String, at position: SourcePosition) -> Bool {
      state.withLock { state in
        state.reported?.append((message, position))
        return state.reported != nil || state.running != nil
      }
    }

    /// Records a failure of the test case that is running. Returns whether one is.
    func record(_ message: String, in path: String, at line: Int) -> Bool {
      let testCase: XCTestCase? = state.withLock { $0.running?.testCase }
      testCase?.recordFailure(withDescription: "failed - \(message)", inFile: path, atLine: line, expected: true)
      return testCase != nil
    }

    func testCaseWillStart(_ testCase: XCTestCase) { printUnheard(now: State(running: (testCase.name, testCase))) }

    // All reports came while the test case ran, so it has heard of them.
    func testCaseDidFinish(_ testCase: XCTestCase) { state.exchange(State()) }

    func testSuiteDidFinish(_ testSuite: XCTestSuite) { printUnheard(now: State()) }

    private func printUnheard(now newState: State) {
      for report in state.exchange(newState).reported ?? [] { printed(report.message, report.position) }
    }
  }
#endif
