/// Where failures go, and how a test looks at them.
///
/// Your own helpers report through `Failures.report`, and their tests look at the reports:
/// ```swift
/// let messages = Failures.capture { expectWellFed(dog) }
/// #expect(messages == ["Rex is hungry."])
/// ```
nonisolated public enum Failures {
  /// The reporter that receives failures in this task: the running test framework, by default.
  ///
  /// Replace it with `Failures.$reporter.withValue(…)`.
  @TaskLocal public static var reporter: any FailureReporter = StandardReporter()

  /// Reports a failure or a warning to the current reporter, at the line that calls it or at the one you pass.
  /// - Parameters:
  ///   - message: what went wrong, in sentences.
  ///   - severity: whether the test fails; it does by default.
  public static func report(
    _ message: String, severity: ReportSeverity = .failure,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    reporter.report(message, severity: severity, at: SourcePosition(fileID, filePath, line, column))
  }

  /// Reports a failure at a place that is known.
  static func report(_ message: String, at position: SourcePosition) {
    reporter.report(message, severity: .failure, at: position)
  }

  /// Runs `body` and returns the messages it reported, which don't reach the test framework.
  ///
  /// This works in XCTest and in Swift Testing. It also captures reports from child tasks and `Task { }`, and all
  /// reports of fakes made inside `body`. It doesn't capture what an older fake reports on another thread. Reports of
  /// the other severity go to the reporter that would have received them. If `body` throws, all reports do. In an
  /// asynchronous test, the compiler picks the asynchronous form if `body` awaits something.
  /// - Parameters:
  ///   - severity: the reports to capture.
  ///   - body: what is expected to report.
  /// - Returns: the messages, in the order they came.
  public static func capture(
    _ severity: ReportSeverity = .failure, _ body: () throws -> some Any
  ) rethrows -> [String] {
    let (outer, reporter) = (reporter, CapturingReporter())
    // Does something only if the body throws: a capture ends once.
    defer { _ = reporter.end(returning: nil, successor: outer) }
    _ = try $reporter.withValue(reporter) { try body() }
    return reporter.end(returning: severity, successor: outer)
  }

  /// Runs an asynchronous `body` and returns the messages it reported; see the synchronous form.
  /// - Parameters:
  ///   - severity: the reports to capture.
  ///   - body: what is expected to report.
  /// - Returns: the messages, in the order they came.
  public nonisolated(nonsending) static func capture(
    _ severity: ReportSeverity = .failure, _ body: () async throws -> some Any
  ) async rethrows -> [String] {
    let (outer, reporter) = (reporter, CapturingReporter())
    // Does something only if the body throws: a capture ends once.
    defer { _ = reporter.end(returning: nil, successor: outer) }
    try await $reporter.withValue(reporter) { _ = try await body() }
    return reporter.end(returning: severity, successor: outer)
  }

  /// Reports a failure and ends the process, or the block that a catcher runs.
  static func stop(_ message: String, at position: SourcePosition) -> Never {
    report(message, at: position)
    TrapCatcher.trap(message, at: position)
  }

  /// The reporter for something that kept one when it was made: the current task's if it has its own (a test captures),
  /// otherwise the kept one.
  static func reporter(keeping kept: any FailureReporter) -> any FailureReporter {
    reporter is StandardReporter ? kept : reporter
  }
}

/// Runs a block on its own thread and tells whether a trap ended it.
///
/// Running is for tests, which have the module Poseur. The core contains only the trap itself.
nonisolated public enum TrapCatcher {
  /// Called first when this library traps, on the thread that traps. It may end that thread.
  // A list of one, since Swift 6.2 with assertions aborts when it optimizes the lock of an optional function.
  private static let listener = LockedValue<[@Sendable (_ message: String) -> Void]>([])

  /// Sets what a trap of this library calls first, on its thread. It may end that thread instead of the process.
  @_spi(Poseur) public static func listen(_ listener: @escaping @Sendable (_ message: String) -> Void) {
    Self.listener.withLock { $0 = [listener] }
  }

  /// The library's only trap. It ends the block that a catcher runs, or else the process.
  ///
  /// Call it without holding a lock, because a catcher lets the process live on.
  static func trap(_ message: String, at position: SourcePosition) -> Never {
    for listen in listener.withLock({ $0 }) { listen(message) }
    fatalError(message, file: position.fileID, line: position.line)
  }
}

/// A page of the documentation that a failure names in its last line, since it explains more.
nonisolated enum ManualPage: String, CaseIterable {
  case unstubbedCalls = "When no stub answers"
  case callsOfAnIsolatedTest = "Which calls belong to which test"
  case writtenCallOrCase = "Written call or case?"
  case testNeverEnds = "My test never ends"

  /// The title alone: a link would be long, and would lead nowhere where the documentation isn't published.
  var reference: String { "See “\(rawValue)” in Poseur's documentation." }
}
