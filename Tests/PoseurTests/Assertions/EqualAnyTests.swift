import Poseur
import Testing

@Suite("EqualAny")
struct EqualAnyTests {
  @Test("what is as wished is not reported")
  func satisfied() {
    let messages = Failures.capture {
      #expect(expectEqualAny(Toy(["ball"]), Toy(["ball"])))
      #expect(expectEqualAny(nil, String?.none))
      #expect(expectNotEqualAny(5, 5.0))
      XCTAssertEqualAny(Toy(["ball"]), Toy(["ball"]))
      XCTAssertNotEqualAny(5, 5.0)
    }

    #expect(messages == [])
  }

  @Test("a difference is told a line each, below the test's own words")
  func difference() {
    let text = """
      after the walk
      Expected Toy(parts: ["ball"]), but received Toy(parts: ["stick", "rope"]).
        parts[0]: expected "ball", received "stick"
        parts[1]: extra "rope"
      """

    let messages = Failures.capture {
      #expect(!expectEqualAny(Toy(["stick", "rope"]), Toy(["ball"]), "after the walk"))
      XCTAssertEqualAny(Toy(["stick", "rope"]), Toy(["ball"]), "after the walk")
    }

    #expect(messages == [text, text])
  }

  @Test("what is equal is shown where a difference is wished for")
  func equality() {
    let text = "Expected two different values, but they are equal: 5."

    let messages = Failures.capture {
      #expect(!expectNotEqualAny(5, 5))
      XCTAssertNotEqualAny(5, 5)
      XCTAssertNotEqualAny(5, 5, "again")
    }

    #expect(messages == [text, text, "again\n\(text)"])
  }

  @Test("an operand that throws is a failure of either expectation")
  func throwing() throws {
    // A `try` in an operand makes a throwing closure of this one to the compiler; nothing comes out of it.
    let messages = try Failures.capture {
      XCTAssertEqualAny(try howl(), 5)
      XCTAssertNotEqualAny(5, try howl(), "too loud")
    }

    #expect(
      messages == [
        "Expected two equal values, but the first one threw Hoarse().",
        "too loud\nExpected two different values, but the second one threw Hoarse().",
      ])
  }

  @Test("no words are made for what is as wished")
  func lazyWords() {
    let diary = Diary()

    expectEqualAny(Page(diary), Page(diary), "\(Page(diary))")
    expectNotEqualAny([Page(diary)], [], "\(Page(diary))")
    XCTAssertEqualAny(Page(diary), Page(diary), "\(Page(diary))")
    XCTAssertNotEqualAny([Page(diary)], [], "\(Page(diary))")

    #expect(diary.readings == 0)
  }

  @Test("the running test hears, at the line")
  func line() {
    let text = "Expected 5, but received 6."

    expectTestHears(text) { expectEqualAny(6, 5) }
    expectTestHears(text) { XCTAssertEqualAny(6, 5) }
  }
}

// MARK: - Fixtures

private struct Toy {
  let parts: [String]
  init(_ parts: [String]) { self.parts = parts }
}

private final class Diary { var readings = 0 }

private struct Page: CustomStringConvertible {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  var description: String {
    diary.readings += 1
    return "a page"
  }
}

private func howl() throws -> Int { throw Hoarse() }
