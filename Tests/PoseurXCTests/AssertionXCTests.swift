import Poseur
import XCTest

/// XCTest hears of each assertion, at its line, whichever framework it is spelled for.
final class AssertionXCTests: HearingTestCase {
  func testValues() {
    XCTAssertEqualAny([1], [1])
    XCTAssertNotEqualAny([1], [2])

    assertHeard(["Expected 5, but received 6."]) { XCTAssertEqualAny(6, 5) }
    assertHeard(["Expected two different values, but they are equal: 5."]) { XCTAssertNotEqualAny(5, 5) }
    assertHeard(["Expected 5, but received 6."]) { expectEqualAny(6, 5) }
    assertHeard(["Expected two different values, but they are equal: 5."]) { expectNotEqualAny(5, 5) }
  }

  func testErrors() {
    XCTAssertEqualError(Bite.hand, Bite.hand)
    XCTAssertNotEqualError(Bite.hand, Bite.foot)

    assertHeard(["Expected Bite.hand, but received Bite.foot."]) { XCTAssertEqualError(Bite.foot, Bite.hand) }
    assertHeard(["Expected two different errors, but both are nil."]) { XCTAssertNotEqualError(nil, nil) }
    assertHeard(["Expected Bite.hand, but received Bite.foot."]) { expectEqualError(Bite.foot, Bite.hand) }
    assertHeard(["Expected two different errors, but both are nil."]) { expectNotEqualError(nil, nil) }
  }

  func testThrows() {
    XCTAssertThrowsError(Bite.hand) { try bite(.hand) }

    let text = "Expected Bite.hand to be thrown, but nothing was thrown and 5 was returned."
    assertHeard([text]) { XCTAssertThrowsError(Bite.hand) { try bite() } }
    assertHeard([text]) { expectThrows(Bite.hand) { try bite() } }
    XCTAssertThrowsError(try bite(.hand), "a message, as in XCTest")
    XCTAssertThrowsError(try bite(.hand)) { error in XCTAssertEqual(error as? Bite, .hand) }
  }

  func testNoThrow() {
    XCTAssertEqual(XCTAssertNoThrowError(try bite()), 5)

    let text = "Expected nothing to be thrown, but Bite.hand was thrown."
    assertHeard([text]) { XCTAssertNoThrowError(try bite(.hand)) }
    assertHeard([text]) { expectNoThrow(try bite(.hand)) }
  }

  func testThrowsAssertion() {
    XCTAssertThrowsAssertion { fatalError("bitten") }

    let text = "Expected a trap, but the block returned 5."
    assertHeard([text]) { XCTAssertThrowsAssertion { try bite() } }
    assertHeard([text]) { expectThrowsAssertion { try bite() } }
  }

  func testImages() {
    let dot = PixelBuffer(width: 1, height: 1, bytes: [1, 2, 3, 4])
    XCTAssertEqualImage(dot, dot)

    assertHeard(["The received image is nil."]) { XCTAssertEqualImage(nil, dot) }
    assertHeard(["The expected image is nil."]) { XCTAssertNotEqualImage(dot, nil) }
    assertHeard(["The received image is nil."]) { expectEqualImage(nil, dot) }
  }

  func testXCTestsOwnThrowsErrorGoesOnWorking() {
    var errors: [String] = []

    XCTAssertThrowsError(try bite(.hand))
    XCTAssertThrowsError(try bite(.hand), "in the park")
    XCTAssertThrowsError(try bite(.hand)) { errors.append("\($0)") }
    XCTAssertThrowsError(try bite(.foot), "in the park") { error in errors.append("\(error)") }
    XCTAssertThrowsError(try bite(.foot)) { _ in }
    XCTAssertNoThrow(try bite())

    XCTAssertEqual(errors, ["hand", "foot"])
    XCTAssertEqual(heard { assertNothingThrown() }.count, 1)
  }

  func testWhatIsAwaitedMayThrow() async {
    XCTAssertThrowsError(try bite(.hand)) { _ in }
    await XCTAssertThrowsError(Bite.hand) { try await lateBite(.hand) }
  }

  @MainActor func testTheMainActorMayAwaitWhatThrows() async {
    let basket = Basket()

    await XCTAssertThrowsError(Bite.hand) {
      basket.items += 1
      try await lateBite(.hand)
    }

    XCTAssertEqual(basket.items, 1)
  }

  // MARK: - Fixtures

  private func assertNothingThrown() { XCTAssertThrowsError(try bite()) }

  /// `body` throws nothing, but the compiler thinks so of a closure with a `try` in it, whoever handles the error.
  private func assertHeard(_ texts: [String], line: UInt = #line, _ body: () throws -> Void) {
    let failures = heard { try? body() }
    XCTAssertEqual(failures.map(\.message), texts.map { "failed - " + $0 }, line: line)
    XCTAssertEqual(failures.map(\.line), [Int(line)], line: line)
    XCTAssertEqual(failures.first?.file.hasSuffix("AssertionXCTests.swift"), true, line: line)
  }
}

private enum Bite: Error { case hand, foot }

/// Not `Sendable`.
private final class Basket { var items = 0 }

@discardableResult
private func bite(_ error: Bite? = nil) throws -> Int {
  if let error { throw error }
  return 5
}

@discardableResult
private func lateBite(_ error: Bite? = nil) async throws -> Int {
  await Task.yield()
  return try bite(error)
}
