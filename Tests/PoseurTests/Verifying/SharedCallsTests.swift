import Testing

@testable import Poseur
@_spi(Poseur) @testable import PoseurCore

@Suite("A fake that tests share", .serialized)
struct SharedFakeTests {
  private static let shared = (trough: FakeTrough(), test: SwiftTestingBridge.currentTest?.words ?? "")

  @Test("knows whether another test, or another case of one, has made it", arguments: 1...2)
  func sharing(_: Int) { expectSharing() }

  @Test("knows so in each of its tests")
  func sharingAgain() { expectSharing() }

  private func expectSharing() {
    let (trough, test) = Self.shared
    #expect(
      trough.faker.core.adviceOnSharing
        == (test == SwiftTestingBridge.currentTest?.words
          ? nil
          : "The fake was made in \(test), and has the calls of that test, too. Reset it, or make one for each test."))
  }

  @Test("says in which test it was made, and what to do")
  func text() {
    let trough = Failures.$reporter.withValue(ReporterOfAnotherTest()) { FakeTrough() }
    for liters in 1...2 { trough.fill(liters) }
    let advice =
      "The fake was made in sharedFake(), and has the calls of that test, too. Reset it, or make one for each test."
    #expect(
      Failures.capture {
        expectHaveReceived(trough, .fill, times: 1)
        expectHaveReceived(trough, .fill, times: 3)
        expectHaveNoRecordedCalls(trough)
        trough.fill(3)
        expectNoMoreCalls(trough)
      } == [
        """
        Expected FakeTrough.fill to be called exactly 1 time, but it was called 2 times.
        Calls to fill (2):
          #1  fill(1)
          #2  fill(2)
        Run with POSEUR_CALLERS=1 to see the lines that made the calls.
        \(advice)
        """,
        """
        Expected FakeTrough.fill to be called exactly 3 times, but it was called 2 times.
        Calls to fill (2):
          #1  fill(1)
          #2  fill(2)
        If 2 calls are right, write times: 2.
        """,
        "Expected FakeTrough not to be called, but it was called 2 times: fill(1), fill(2).\n\(advice)",
        """
        Expected no more calls to FakeTrough, but no assertion has verified this one:
          #3  fill(3)
        Verify it, for example:
        expectHaveReceived(fakeTrough, .fill, with: 3)
        If the code may call it or not, add times: .atLeast(0).
        \(advice)
        """,
      ])
  }

  @Test("names isolation if it is that of a type")
  func statics() {
    enum FakeStable: StaticFake {
      enum ClassFunction: String, PoseurFunction { case open }
      static let classFaker = ClassFunction.classFaker()
      static func open(_ door: Int) { recordCall(.open, arguments: door) }
    }
    for door in 1...2 { FakeStable.open(door) }
    #expect(
      Failures.capture { expectHaveReceived(FakeStable.classFaker, .open, times: 1) } == [
        """
        Expected FakeStable.open to be called exactly 1 time, but it was called 2 times.
        Calls to open (2):
          #1  open(1)
          #2  open(2)
        Run with POSEUR_CALLERS=1 to see the lines that made the calls.
        All tests share the calls of FakeStable. If some of these came in another test, reset it, or give each test its \
        own: classFaker(scope: .perTest) and .isolatedFakes
        """
      ])
  }
}

private final class FakeTrough: Fake, Sendable {
  enum Function: String, PoseurFunction { case fill }
  let faker = Function.faker()
  func fill(_ liters: Int) { recordAndStub(function: .fill, arguments: liters) }
}

private struct ReporterOfAnotherTest: FrameworkFailureReporter {
  var isInTest: Bool { false }
  var currentTestID: String? { nil }
  var testID: String? { "another" }
  var nameOfOtherTest: String? { "sharedFake()" }
  var isTestRunning: Bool? { nil }
  func boundToCurrentFramework() -> any FailureReporter { self }
  func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) {}
}
