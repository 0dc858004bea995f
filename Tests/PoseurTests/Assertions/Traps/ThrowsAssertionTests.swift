import Foundation
import Poseur
import Testing

@Suite("ThrowsAssertion")
struct ThrowsAssertionTests {
  @Test("a trap is not reported", arguments: SwiftTrap.inThisBuild)
  func trap(_ trap: SwiftTrap) {
    let messages = Failures.capture {
      #expect(expectThrowsAssertion { trap.spring() })
      XCTAssertThrowsAssertion { trap.spring() }
    }

    #expect(messages == [])
  }

  @Test("a block that returns is a failure")
  func returning() {
    let messages = Failures.capture {
      #expect(!expectThrowsAssertion {})
      #expect(!expectThrowsAssertion("on the lead") { Item.ball })
      XCTAssertThrowsAssertion {}
      XCTAssertThrowsAssertion("on the lead") { Item.ball }
    }

    let texts = [
      "Expected a trap, but the block returned.",
      "on the lead\nExpected a trap, but the block returned .ball.",
    ]
    #expect(messages == texts + texts)
  }

  @Test("a block that throws is a failure")
  func throwing() {
    let messages = Failures.capture {
      #expect(!expectThrowsAssertion { throw Hoarse() })
      XCTAssertThrowsAssertion { throw Hoarse() }
    }

    let text = "Expected a trap, but the block threw Hoarse()."
    #expect(messages == [text, text])
  }

  @Test("a failure in the block is a failure of the test, trap or none")
  func failureInside() {
    let messages = Failures.capture {
      #expect(
        expectThrowsAssertion {
          Failures.report("Rex is hungry.")
          SwiftTrap.overflow.spring()
        })
      XCTAssertThrowsAssertion { Failures.report("Rex is wet.") }
    }

    #expect(messages == ["Rex is hungry.", "Rex is wet.", "Expected a trap, but the block returned."])
  }

  @Test("the running test hears of a failure in the block, at its line")
  func lineInside() {
    let line = #line + 3
    withKnownIssue {
      expectThrowsAssertion {
        Failures.report("Rex is hungry.")
        SwiftTrap.overflow.spring()
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["Rex is hungry."] && issue.sourceLocation?.line == line
    }
  }

  @Test("a hint in the block stays one")
  func warningInside() {
    let reporter = CapturingReporter()

    Failures.$reporter.withValue(reporter) {
      expectThrowsAssertion {
        Failures.report("Rex may be hungry.", severity: .warning)
        SwiftTrap.overflow.spring()
      }
    }

    #expect(reporter.reports.map(\.severity) == [.warning])
  }

  @Test("the trap of a call without a stub is one, and reports first")
  func ownTrap() {
    let messages = Failures.capture {
      expectThrowsAssertion { Kennel.Function.faker().recordAndStub(function: .open, asType: Kennel.self) }
    }

    #expect(messages.count == 1)
  }

  @Test("a trap within a block that ought to trap")
  func nested() {
    let messages = Failures.capture {
      expectThrowsAssertion {
        expectThrowsAssertion { SwiftTrap.fatalError.spring() }
        expectThrowsAssertion("inner") {}
        SwiftTrap.fatalError.spring()
      }
    }

    #expect(messages == ["inner\nExpected a trap, but the block returned."])
  }

  @Test("the running test hears, at the line")
  func line() {
    let text = "Expected a trap, but the block returned."

    expectTestHears(text) { expectThrowsAssertion {} }
    expectTestHears(text) { XCTAssertThrowsAssertion {} }
  }
}

// MARK: - Fixtures

/// Of which Poseur can make none.
private final class Kennel {
  enum Function: String, PoseurFunction { case open }
  let dog: FakeDog
  init(_ dog: FakeDog) { self.dog = dog }
}
