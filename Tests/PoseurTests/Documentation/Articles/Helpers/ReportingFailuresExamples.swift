import Poseur
import Testing

struct DiaryReporter: FailureReporter {
  let write: @Sendable (String) -> Void
  func report(
    _ message: String, severity: ReportSeverity, at position: SourcePosition
  ) {
    write("\(position): \(message)")
  }
}

/// The Swift of the page on reporters, as it stands there.
@Suite("The page on reporters shows that a test")
struct ReportingFailuresExamples {
  @Test("sends failures to a reporter")
  func reporter() {
    let dog = FakeDog()
    let diary = Diary()
    let line = #line + 2
    Failures.$reporter.withValue(DiaryReporter(write: diary.append)) {
      expectWellFed(dog)
    }

    #expect(diary.calls.description == #"[append("ReportingFailuresExamples.swift:\#(line): Rex is hungry.")]"#)
  }
}

// MARK: - Fixtures

/// What the reporter writes into; a fake, since it is safe on all threads.
private final class Diary: Fake, Sendable {
  enum Function: String, PoseurFunction { case append }
  let faker = Function.faker()
  @Sendable func append(_ text: String) { recordCall(.append, arguments: text) }
}
