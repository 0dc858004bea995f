import Poseur
import Testing

func expectWellFed(
  _ dog: FakeDog, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  guard !dog.receivedCall(to: .eat) else { return }
  Failures.report(
    "Rex is hungry.", fileID: fileID, filePath: filePath, line: line,
    column: column)
}

func expectPlayed(
  _ dog: FakeDog, with item: Item, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectHaveReceived(
    dog, fileID: fileID, filePath: filePath, line: line, column: column
  ) {
    $0.shouldFetch(item, for: .kid)
  }
}

@Suite("The page on assertions of your own shows that a test")
struct WritingAssertionsExamples {
  @Test("reports at the line that calls a helper")
  func lines() {
    let dog = FakeDog()
    let reporter = CapturingReporter()
    let line = UInt(#line) + 1
    Failures.$reporter.withValue(reporter) { expectPlayed(dog, with: .ball) }
    dog.stub(function: .shouldFetch).andReturn(true)
    _ = dog.shouldFetch(.ball, for: .kid)
    expectPlayed(dog, with: .ball)

    #expect(reporter.reports.map(\.position.line) == [line])
  }
}
