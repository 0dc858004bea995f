import Poseur
import Testing

@Suite("EqualError")
struct EqualErrorTests {
  @Test("what is as wished is not reported")
  func satisfied() {
    let messages = Failures.capture {
      #expect(expectEqualError(WalkError.ate([.ball]), WalkError.ate([.ball])))
      #expect(expectNotEqualError(WalkError.ate([.ball]), WalkError.ate([.stick])))
      XCTAssertEqualError(WalkError.ate([.ball]), WalkError.ate([.ball]))
      XCTAssertNotEqualError(WalkError.ate([.ball]), WalkError.ate([.stick]))
    }

    #expect(messages == [])
  }

  @Test("payloads that differ are told, below the test's own words")
  func difference() {
    let text = """
      in the rain
      Expected WalkError.ate([.ball]), but received WalkError.ate([.stick]).
        ate[0]: expected .ball, received .stick
      """

    let messages = Failures.capture {
      #expect(!expectEqualError(WalkError.ate([.stick]), WalkError.ate([.ball]), "in the rain"))
      XCTAssertEqualError(WalkError.ate([.stick]), WalkError.ate([.ball]), "in the rain")
    }

    #expect(messages == [text, text])
  }

  @Test("no error is a failure of either expectation")
  func missing() {
    let messages = Failures.capture {
      #expect(!expectEqualError(nil, nil))
      #expect(!expectNotEqualError(nil, Hoarse()))
      XCTAssertEqualError(nil, nil)
      XCTAssertNotEqualError(nil, Hoarse())
    }

    let texts = [
      "Expected two equal errors, but both are nil.",
      "Expected two different errors, but the first is nil and the second Hoarse().",
    ]
    #expect(messages == texts + texts)
  }

  @Test("equal errors are shown where a difference is wished for")
  func equality() {
    let text = "again\nExpected two different errors, but they are equal: WalkError.rain."

    let messages = Failures.capture {
      #expect(!expectNotEqualError(WalkError.rain, WalkError.rain, "again"))
      XCTAssertNotEqualError(WalkError.rain, WalkError.rain, "again")
    }

    #expect(messages == [text, text])
  }

  @Test("an operand that throws is a failure of either expectation")
  func throwing() throws {
    // A `try` in an operand makes a throwing closure of this one to the compiler; nothing comes out of it.
    let messages = try Failures.capture {
      XCTAssertEqualError(try lose(), Hoarse())
      XCTAssertNotEqualError(Hoarse(), try lose())
    }

    #expect(
      messages == [
        "Expected two equal errors, but the first one threw WalkError.rain.",
        "Expected two different errors, but the second one threw WalkError.rain.",
      ])
  }

  @Test("the running test hears, at the line")
  func line() {
    let text = "Expected WalkError.rain, but received Hoarse()."

    expectTestHears(text) { expectEqualError(Hoarse(), WalkError.rain) }
    expectTestHears(text) { XCTAssertEqualError(Hoarse(), WalkError.rain) }
  }
}

// MARK: - Fixtures

private func lose() throws -> (any Error)? { throw WalkError.rain }
