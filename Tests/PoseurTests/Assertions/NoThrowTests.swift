import Poseur
import Testing

@Suite("NoThrow")
struct NoThrowTests {
  @Test("the value is handed on")
  func value() {
    let messages = Failures.capture {
      #expect(expectNoThrow(try fetch(.ball)) == .ball)
      #expect(XCTAssertNoThrowError(try fetch(.ball)) == .ball)
    }

    #expect(messages == [])
  }

  @Test("the expression is run once, and its value may be ignored")
  func ignored() {
    var runs = 0

    expectNoThrow(runs += 1)
    XCTAssertNoThrowError(runs += 1, "in the rain")

    #expect(runs == 2)
  }

  @Test("an error is told, below the test's own words, and there is no value")
  func error() {
    let text = "Expected nothing to be thrown, but Hoarse() was thrown."

    let messages = Failures.capture {
      #expect(expectNoThrow(try fetch(nil)) == nil)
      #expect(expectNoThrow(try fetch(nil), "in the rain") == nil)
      #expect(XCTAssertNoThrowError(try fetch(nil)) == nil)
      #expect(XCTAssertNoThrowError(try fetch(nil), "in the rain") == nil)
    }

    #expect(messages == [text, "in the rain\n\(text)", text, "in the rain\n\(text)"])
  }

  @Test("a closure, which nobody would run, is a failure")
  func closure() {
    let text = """
      Expected nothing to be thrown, but this is a closure, which nobody runs.
      Write the expression itself, without braces: (try dog.howl(at: 3)).
      """

    let messages = Failures.capture {
      expectNoThrow { try fetch(nil) }
      expectNoThrow({ try fetch(nil) }, "in the rain")
      XCTAssertNoThrowError { try await bring(nil) }
    }

    #expect(messages == [text, "in the rain\n\(text)", text])
  }

  @Test("the running test hears, at the line")
  func line() {
    let text = "Expected nothing to be thrown, but Hoarse() was thrown."

    expectTestHears(text) { expectNoThrow(try fetch(nil)) }
    expectTestHears(text) { XCTAssertNoThrowError(try fetch(nil)) }
  }
}

// MARK: - Fixtures

@discardableResult
private func fetch(_ item: Item?) throws -> Item {
  guard let item else { throw Hoarse() }
  return item
}

private func bring(_ item: Item?) async throws -> Item {
  await Task.yield()
  return try fetch(item)
}
