import Poseur

@_spi(Poseur) @testable import PoseurCore

/// An isolated test that doesn't end, and a watch that looks at it alone, when the test says that time has passed.
struct HangingTest {
  let scope: TestScope
  /// Hears of its warnings.
  let reporter = CapturingReporter()
  private let written = LockedValue<[String]>([])
  private var watch: HangWatch
  private var moment = HangWatch.Moment(time: .now, processorTime: .zero, lastCall: 0)

  init(named name: String = "opens()") {
    let reporter = reporter
    scope = Failures.$reporter.withValue(reporter) { TestScope(name: name, reporting: [], as: .warning) }
    watch = HangWatch(of: scope) { [written] text in written.withLock { $0.append(text) } }
    watch.look(at: moment)
  }

  /// What the watch has written.
  var texts: [String] { written.withLock { $0 } }

  /// Runs code of the test.
  @discardableResult
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try TestScope.within(scope, body)
  }

  /// Begins a task of the test.
  func begin<Success: Sendable>(
    _ body: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, any Error> {
    TestScope.within(scope) { Task(operation: body) }
  }

  /// Lets time pass, with a look every two seconds.
  /// - Parameter processorTime: what the process uses from look to look.
  mutating func pass(_ seconds: Int, using processorTime: Duration = .zero) {
    for _ in 1...(seconds / 2) { passAtOnce(2, using: processorTime) }
  }

  /// Lets time pass without a look until it is over.
  mutating func passAtOnce(_ seconds: Int, using processorTime: Duration = .zero) {
    moment.time += .seconds(seconds)
    moment.processorTime += processorTime
    watch.look(at: moment)
  }

  /// Returns once something waits.
  func untilSomethingWaits() async {
    while HangReport(of: scope).text("") == nil { await Task.yield() }
  }
}
