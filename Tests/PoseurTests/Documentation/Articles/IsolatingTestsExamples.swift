import Poseur
import Testing
import XCTest

/// The Swift of the article on isolating tests, as it stands there.
@Suite("The article on isolating tests has tests that")
struct IsolatingTestsExamples {
  struct FakeKennel: StaticFake {
    enum ClassFunction: String, PoseurFunction { case count, open }
    static let classFaker = ClassFunction.classFaker(scope: .perTest)
    static func count() -> Int { recordAndStub(function: .count) }
    static func open(_ door: Int) { recordCall(.open, arguments: door) }
  }

  @Test("leave something behind")
  func leftover() {
    let warnings = Failures.capture(.warning) {
      withIsolatedFakes(named: "opensADoor()", reporting: [.unusedStubs]) {
        FakeKennel.stub(function: .count).andReturn(3)
        FakeKennel.open(1)
      }
    }
    #expect(
      warnings == [
        """
        The stub of FakeKennel.count had answered no call when the test “opensADoor()” ended.
        """
      ])
  }

  @Test("leave no stub behind that is lenient")
  func lenientStub() {
    let messages = Failures.capture {
      withIsolatedFakes(reporting: [.unusedStubs], as: .failure) {
        let dog = FakeDog()
        dog.stub(function: .bark).lenient().andReturn("woof")
      }
    }
    #expect(messages == [])
  }

  @Test("leave a call waiting")
  func openGate() async throws {
    let library = FakeLibrary()
    let warnings = try await Failures.capture(.warning) {
      let (opening, responder) = try await withIsolatedFakes(named: "opensABook()", reporting: [.unansweredGates]) {
        let responder = library.stub(function: .load).andWaitForResponse()
        let opening = Task { try await library.load() }
        try await responder.waitForPendingCalls()
        return (opening, responder)
      }
      await #expect(throws: UnstubbedCall.self) { try await opening.value }
      withExtendedLifetime(responder) {}
    }
    #expect(
      warnings == [
        """
        The stub of FakeLibrary.load held 1 call without a response when the test “opensABook()” ended.
        """
      ])
  }
}

extension IsolatingTestsExamples {
  @Suite(.isolatedFakes)
  struct KennelTests {
    @Test(arguments: 0..<100)
    func countsDogs(number: Int) {
      FakeKennel.stub(function: .count).andReturn(number)

      #expect(FakeKennel.count() == number)
      #expect(FakeKennel.callCountFor(function: .count) == 1)
    }
  }

  @Test(.isolatedFakes(reporting: [.unusedStubs, .lateCalls]))
  func opensADoor() {
    FakeKennel.open(1)
    FakeKennel.stub(function: .count).andReturn(3)
    #expect(FakeKennel.count() == 3)
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
