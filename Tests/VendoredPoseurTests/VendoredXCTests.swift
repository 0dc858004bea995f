import XCTest

final class VendoredXCTests: XCTestCase {
  func testAFakeOfTheCopiedFolderRecordsAndAnswers() {
    let dog = FakeVendoredDog()
    dog.stub(function: .bark).andReturn("meow")

    XCTAssertEqual(dog.bark(), "meow")
    XCTAssertEqual(Failures.capture { _ = dog.shouldFetch("ball", for: "kid") }.count, 1)
  }
}
