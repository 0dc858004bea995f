import XCTest

final class VendoredXCTests: XCTestCase {
  func testAFakeOfTheCopiedFolderRecordsAndAnswers() {
    let dog = FakeVendoredDog()
    dog.stub(function: .bark).andReturn("meow")

    XCTAssertEqual(dog.bark(), "meow")
    XCTAssertEqual(Failures.capture { _ = dog.shouldFetch("ball", for: "kid") }.count, 1)
  }

  func testTheAssertionsOfTheCopiedFolderStandBesideXCTestsOwn() async {
    XCTAssertThrowsError(try vendoredBite()) { error in XCTAssertEqualError(error, VendoredBite()) }
    XCTAssertThrowsError(VendoredBite()) { try vendoredBite() }
    await XCTAssertThrowsError(VendoredBite()) {
      await Task.yield()
      try vendoredBite()
    }
    XCTAssertThrowsAssertion { fatalError("bitten") }
    XCTAssertEqualAny([1: "a"], [1: "a"])
  }
}

private struct VendoredBite: Error, Equatable {}

private func vendoredBite() throws { throw VendoredBite() }
