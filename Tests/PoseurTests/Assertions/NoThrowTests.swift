import Poseur
import Testing

@Suite("NoThrow")
struct NoThrowTests {
  @Test("the value is handed on")
  func value() {
    let messages = Failures.capture {
      #expect(expectNoThrow(try fetch(.ball)) == .ball)
      #expect(expectNoThrow { try fetch(.ball) } == .ball)
      #expect(XCTAssertNoThrowError(try fetch(.ball)) == .ball)
      #expect(XCTAssertNoThrowError { try fetch(.ball) } == .ball)
    }

    #expect(messages == [])
  }

  @Test("a block is run, and its value may be ignored")
  func block() {
    var runs = 0

    expectNoThrow { runs += 1 }
    expectNoThrow("in the rain") { runs += 1 }
    XCTAssertNoThrowError { runs += 1 }
    XCTAssertNoThrowError("in the rain") { runs += 1 }

    expectNoThrow({ runs += 1 })
    expectNoThrow({ runs += 1 }, "in the rain")
    XCTAssertNoThrowError({ runs += 1 })
    XCTAssertNoThrowError({ runs += 1 }, "in the rain")

    #expect(runs == 8)
  }

  @Test("an error is told, below the test's own words, and there is no value")
  func error() {
    let text = "Expected nothing to be thrown, but Hoarse() was thrown."

    let messages = Failures.capture {
      #expect(expectNoThrow(try fetch(nil)) == nil)
      #expect(expectNoThrow("in the rain") { try fetch(nil) } == nil)
      #expect(XCTAssertNoThrowError(try fetch(nil)) == nil)
      #expect(XCTAssertNoThrowError("in the rain") { try fetch(nil) } == nil)
      expectNoThrow({ _ = try fetch(nil) }, "in the rain")
      XCTAssertNoThrowError({ throw Hoarse() }, "in the rain")
    }

    let rainyText = "in the rain\n\(text)"
    #expect(messages == [text, rainyText, text, rainyText, rainyText, rainyText])
  }

  @Test("what is awaited hands its value on")
  func asynchronous() async {
    let text = "in the rain\nExpected nothing to be thrown, but Hoarse() was thrown."

    let messages = await Failures.capture {
      #expect(await expectNoThrow { try await bring(.ball) } == .ball)
      #expect(await expectNoThrow("in the rain") { try await bring(nil) } == nil)
      #expect(await XCTAssertNoThrowError { try await bring(.ball) } == .ball)
      #expect(await XCTAssertNoThrowError("in the rain") { try await bring(nil) } == nil)
      #expect(expectNoThrow(try fetch(.ball)) == .ball, "what is not awaited needs no await")
      #expect(await expectNoThrow({ try await bring(.ball) }) == .ball)
      #expect(await expectNoThrow({ try await bring(nil) }, "in the rain") == nil)
      #expect(await XCTAssertNoThrowError({ try await bring(.ball) }) == .ball)
      #expect(await XCTAssertNoThrowError({ try await bring(nil) }, "in the rain") == nil)
    }

    #expect(messages == [text, text, text, text])
  }

  @Test("a value that is not Sendable stays on the caller's actor")
  @MainActor func isolated() async {
    let basket = Basket()

    let same = await expectNoThrow {
      await Task.yield()
      return basket
    }
    let again = XCTAssertNoThrowError { basket }

    #expect(same === basket)
    #expect(again === basket)
  }

  @Test("the running test hears, at the line")
  func line() {
    let text = "Expected nothing to be thrown, but Hoarse() was thrown."

    expectTestHears(text) { expectNoThrow { try fetch(nil) } }
    expectTestHears(text) { XCTAssertNoThrowError { try fetch(nil) } }
  }
}

// MARK: - Fixtures

private final class Basket {}

@discardableResult
private func fetch(_ item: Item?) throws -> Item {
  guard let item else { throw Hoarse() }
  return item
}

private func bring(_ item: Item?) async throws -> Item {
  await Task.yield()
  return try fetch(item)
}
