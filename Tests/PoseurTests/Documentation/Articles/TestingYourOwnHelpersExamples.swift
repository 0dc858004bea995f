import Poseur
import Testing

/// The Swift of the article on testing your own helpers, as it stands there.
@Suite("The article on testing your own helpers, its")
struct TestingYourOwnHelpersExamples {
  private let dog = FakeDog()

  @Test("helper is tested")
  func helper() {
    let messages = Failures.capture { expectWellFed(dog) }
    #expect(messages == ["Rex is hungry."])
  }

  @Test("reporter hears of failures")
  func reporter() {
    let diary = Diary()
    let line = #line + 1
    Failures.$reporter.withValue(DiaryReporter(write: diary.append)) { expectWellFed(dog) }

    #expect(diary.calls.description == #"[append("TestingYourOwnHelpersExamples.swift:\#(line): Rex is hungry.")]"#)
  }
}

func expectWellFed(
  _ dog: FakeDog, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  guard !dog.receivedCall(to: .eat) else { return }
  Failures.report("Rex is hungry.", fileID: fileID, filePath: filePath, line: line, column: column)
}

struct DiaryReporter: FailureReporter {
  let write: @Sendable (String) -> Void
  func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) {
    write("\(position): \(message)")
  }
}

// MARK: - Fixtures

/// What the reporter writes into; a fake, since it is safe on all threads.
private final class Diary: Fake, Sendable {
  enum Function: String, PoseurFunction { case append }
  let faker = Function.faker()
  @Sendable func append(_ text: String) { recordCall(.append, arguments: text) }
}
