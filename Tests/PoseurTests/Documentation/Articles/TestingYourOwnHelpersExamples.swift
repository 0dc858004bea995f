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

  @Test("list of arguments is passed on")
  func list() {
    let list: [Any?] = [Item.ball, Member.kid]
    #expect(
      Failures.capture { expectFetched(dog, list) } == [
        """
        Expected FakeDog.shouldFetch(.ball, .kid) to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        """
      ])
    dog.recordCall(.shouldFetch, arguments: Item.ball, Member.kid)
    expectFetched(dog, list)
    expectNoMoreCalls(dog)
  }

  @Test("list is taken whole in some functions of a fake, and as one argument in others")
  func listsOfFakes() async {
    let list: [Any?] = [Item.ball, Member.kid]
    dog.recordCall(.shouldFetch, arguments: Item.ball, Member.kid)
    dog.recordCall(.shouldFetch, arguments: list as Any?)

    #expect(dog.calls.map(\.arguments.count) == [2, 1])
    #expect(dog.receivedCall(to: .shouldFetch, withArguments: list))
    #expect(dog.callCountFor(function: .shouldFetch, withArguments: list) == 1)
    #expect(dog.didCall(.shouldFetch, withArguments: list, times: 1).success)

    dog.resetCalls()
    dog.recordCall(.shouldFetch, arguments: Item.ball, Member.kid)
    let warnings = Failures.capture(.warning) {
      expectHaveNotReceived(dog, .shouldFetch, with: list)
      expectHaveReceived(dog, .shouldFetch, with: list, times: 0)
      XCTAssertHaveNotReceived(dog, .shouldFetch, with: list)
    }
    #expect(warnings.count == 3)
    expectHaveReceivedInOrder(dog.call(to: .shouldFetch, withArguments: list, times: 1))
    let failures = Failures.capture { expectHaveReceivedInOrder(dog.call(to: .shouldFetch, withArguments: list)) }
    #expect(failures.count == 1, "a default is left out")
    let received = try? await dog.waitForCall(to: .shouldFetch, withArguments: list, timeout: .zero)
    #expect(received == nil)
    dog.stub(.shouldFetch).with(list).andReturn(true)
    dog.stub(function: .shouldFetch, withArguments: list).andReturn(false)
    #expect(dog.shouldFetch(.ball, for: .kid), "the newer stub is for one argument")
  }

  @Test("list is taken whole by the faker")
  func listsOfFakers() {
    let list: [Any?] = [Item.ball, Member.kid]
    let faker = dog.faker
    faker.recordCall(.shouldFetch, arguments: list)

    #expect(faker.receivedCall(to: .shouldFetch, withArguments: list))
    #expect(faker.callCountFor(function: .shouldFetch, withArguments: list) == 1)
    #expect(faker.didCall(.shouldFetch, withArguments: list).success)
    expectHaveReceivedInOrder(faker.call(to: .shouldFetch, withArguments: list, times: 1))
    faker.stub(function: .shouldFetch, withArguments: list).andReturn(true)
    #expect(dog.shouldFetch(.ball, for: .kid))
    faker.resetStubs()
    faker.stub(.shouldFetch).with(list).andReturn(true)
    #expect(dog.shouldFetch(.ball, for: .kid))
  }
}

func expectWellFed(
  _ dog: FakeDog, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  guard !dog.receivedCall(to: .eat) else { return }
  Failures.report("Rex is hungry.", fileID: fileID, filePath: filePath, line: line, column: column)
}

func expectFetched(
  _ dog: FakeDog, _ arguments: [Any?], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectHaveReceived(
    dog.faker.call(to: .shouldFetch, withArguments: arguments),
    fileID: fileID, filePath: filePath, line: line, column: column)
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
