import Poseur
import Testing
import XCTest

/// What the article on stubbing functions says of beginning anew, as it stands there.
@Suite("To start afresh, as the article on stubbing functions says,")
struct StartingAfreshExamples {
  @Test("the default of one function is forgotten with it, and that of a type with all")
  func defaults() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    for forget in [dog.reset, dog.resetCallsAndStubs, dog.removeDefaults] {
      dog.register(default: "woof", for: .bark)
      dog.register(default: "ruff")
      dog.resetStubs()
      #expect(dog.bark() == "woof")
      dog.resetFunction(.bark)
      #expect(dog.bark() == "ruff")
      forget()
      #expect(dog.bark() == "")
    }
  }
}

final class BarkingTests: XCTestCase {
  private let dog = FakeDog()

  override func tearDown() { dog.reset() }

  func testBarks() {
    dog.stub(function: .bark).andReturn("woof")
    XCTAssertEqual(dog.bark(), "woof")
    XCTAssertHaveReceived(dog, .bark, times: 1)
  }
}
