import Poseur
import Testing
import XCTest

/// The Swift of the page on isolating tests, as it stands there.
@Suite("The page on isolating tests shows that a test")
struct IsolatingTestsExamples {
  struct FakeKennel: StaticFake {
    enum ClassFunction: String, PoseurFunction { case count, open }
    static let classFaker = ClassFunction.classFaker(scope: .perTest)
    static func count() -> Int { recordAndStub(function: .count) }
    static func open(_ door: Int) { recordCall(.open, arguments: door) }
  }

  @Suite(.isolatedFakes)
  struct KennelTests {
    @Test(arguments: 0..<100)
    func countsDogs(number: Int) {
      FakeKennel.stub(function: .count).andReturn(number)

      #expect(FakeKennel.count() == number)
      #expect(FakeKennel.callCountFor(function: .count) == 1)
    }
  }

  @Test("keeps its calls and stubs through an inner block")
  func nestedBlock() {
    withIsolatedFakes {
      FakeKennel.stub(function: .count).andReturn(3)
      withIsolatedFakes {
        FakeKennel.stub(function: .count).andReturn(4)
        #expect(FakeKennel.count() == 4)
      }

      #expect(FakeKennel.count() == 3)
      #expect(FakeKennel.callCountFor(function: .count) == 1)
    }
  }
}

final class IsolatingTestsXCTests: XCTestCase {
  private typealias FakeKennel = IsolatingTestsExamples.FakeKennel

  override func invokeTest() {
    withIsolatedFakes { super.invokeTest() }
  }

  func testOpensADoor() {
    FakeKennel.open(1)
    XCTAssertEqual(FakeKennel.callCountFor(function: .open), 1)
  }
}
