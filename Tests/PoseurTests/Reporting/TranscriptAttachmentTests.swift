import Testing

@_spi(Poseur) @testable import Poseur
@_spi(Poseur) @testable import PoseurCore

@Suite("A failed assertion attaches the transcript of the fake")
struct TranscriptAttachmentTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
  private let reporter = AttachmentCollector()

  @Test("after the failure, at its line")
  func text() {
    dog.eat(.canned)
    let line = UInt(#line) + 1
    attaching { expectHaveReceived(dog, .bark) }

    #expect(
      reporter.attachments.map(\.text) == [
        """
        FakeDog, with the policy .returnDefault for calls that nothing answers
        No stubs.
        Calls (1):
          #1  eat(.canned)   returned ()
        """
      ])
    #expect(reporter.attachments.map(\.name) == ["FakeDog transcript.txt"])
    #expect(reporter.attachments.map(\.line) == [line] && reporter.failureCount == 1)
  }

  @Test("once in each test")
  func once() async {
    await confirmation(expectedCount: 1) { confirm in
      reporter.heard = { confirm() }
      attaching {
        expectHaveReceived(dog, .bark)
        expectHaveReceived(dog, .eat)
        expectHaveReceived(dog) { $0.eat(.canned) }
        expectHaveRecordedCalls(dog)
      }
    }
    #expect(reporter.failureCount == 4)
    reporter.test = "another"
    attaching { expectHaveReceived(dog, .bark) }
    #expect(reporter.attachments.count == 2)
  }

  @Test("of each fake that it is about")
  func severalFakes() {
    let cat = FakeCat()
    dog.eat(.canned)
    cat.flee(from: .stick)
    attaching {
      expectNoMoreCalls(dog, cat)
      expectHaveReceivedInOrder(cat.call(to: .flee), dog.call(to: .eat))
    }
    #expect(reporter.attachments.map(\.name) == ["FakeDog transcript.txt", "FakeCat transcript.txt"])
  }

  @Test("whichever it is", arguments: 0..<7)
  func assertions(_ index: Int) {
    dog.stub(.bark).andReturn("woof")
    dog.eat(.canned)
    let assertions: [() -> Void] = [
      { expectHaveReceived(dog, .bark) }, { expectHaveNotReceived(dog, .eat) }, { expectHaveNoRecordedCalls(dog) },
      { expectHaveReceivedExactly(dog.call(to: .bark)) }, { expectNoUnusedStubs(dog) },
      { XCTAssertHaveReceived(dog.call(to: .bark)) }, { XCTAssertNoMoreCalls(dog) },
    ]
    attaching { assertions[index]() }
    #expect(reporter.attachments.map(\.name) == ["FakeDog transcript.txt"])
  }

  @Test("not where it holds, where there is no fake, and where somebody else hears of it")
  func nothing() {
    attaching {
      expectHaveNotReceived(dog, .bark)
      expectHaveReceived(nil as FakeDog?, .bark)
      expectEqualAny(1, 2)
      _ = Failures.capture { expectHaveReceived(dog, .bark) }
    }
    #expect(reporter.attachments.isEmpty && reporter.failureCount == 2)
  }

  @Test("by the fake's own name")
  func named() {
    let dog = FakeDog(FakeDog.Function.faker(named: "rex"))
    attaching { expectHaveReceived(dog, .bark) }
    #expect(reporter.attachments.map(\.name) == ["rex transcript.txt"])
  }

  @Test("cut to the last calls and the first stubs")
  func long() throws {
    for volume in 1...300 { dog.recordCall(.howl, arguments: volume) }
    for volume in 1...300 { dog.stub(.howl).with(volume).andReturn("awoo") }
    attaching { expectHaveReceived(dog, .bark) }

    let lines = try #require(reporter.attachments.first).text.split(separator: "\n")
    #expect(reporter.attachments[0].text.utf8.count <= 20_500)
    let calls = try #require(lines.firstIndex(of: "Calls (300):"))
    let hidden = try #require(lines[calls + 1].firstMatch(of: #/^  … (\d+) calls before$/#)).output.1
    #expect(Int(hidden).map { $0 >= 100 } == true && lines.count - calls - 2 == 300 - (Int(hidden) ?? 0))
    #expect(lines.last?.hasPrefix("  #300  howl(300)") == true)
    #expect(lines[calls - 1].hasPrefix("  … and ") && lines[2].hasPrefix("  howl(1) "))
  }

  @Test("to the test that is running, by the framework's reporter")
  func framework() async {
    let test = SwiftTestingBridge.currentTestID
    #expect(test != nil)
    var tests: [String] = []
    FrameworkReporter().attach("none.txt", at: SourcePosition(#filePath, #line)) { test in
      tests.append(test)
      return nil
    }
    #expect(tests == [test])
    let isAttached = await Task.detached {
      var isAttached = false
      FrameworkReporter().attach("none.txt", at: SourcePosition(#filePath, 1)) { _ in
        isAttached = true
        return nil
      }
      return isAttached
    }.value
    #expect(!isAttached, "no test is known there")
  }

  private func attaching(_ body: () -> Void) { Failures.$reporter.withValue(reporter, operation: body) }
}

// MARK: - Fixtures

/// A reporter whose test is named here. For one task.
private final class AttachmentCollector: AttachingReporter, @unchecked Sendable {
  var test = "a test"
  var heard: () -> Void = {}
  private(set) var attachments: [(name: String, line: UInt, text: String)] = []
  private(set) var failureCount = 0

  func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) { failureCount += 1 }

  func attach(_ name: String, at position: SourcePosition, _ text: (_ test: String) -> String?) {
    guard let text = text(test) else { return }
    attachments.append((name, position.line, text))
    heard()
  }
}
