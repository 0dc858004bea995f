import XCTest

final class StagedMistakeXCTests: XCTestCase {
  // Poseur hears of test cases from the next one on.
  override class func setUp() { _ = FakeWeather() }

  func testReadsTheSameInXCTest() async {
    for mistake in Mistake.all {
      let reported = await mistake.reported
      XCTAssertEqual(reported, mistake.texts, mistake.name)
    }
  }
}
