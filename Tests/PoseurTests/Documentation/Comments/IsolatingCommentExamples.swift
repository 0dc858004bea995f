import Poseur
import Testing
import XCTest

/// The Swift of the documentation comments in Isolating, as it stands there.
@Suite("In Isolating, the comment of")
struct IsolatingCommentExamples {
  @Test("withIsolatedFakes shows a block")
  func isolatedBlock() {
    withIsolatedFakes {
      FakeKennel.stub { $0.count() }.andReturn(3)
      #expect(FakeKennel.count() == 3)
    }
    #expect(!FakeKennel.classFaker.hasRecordedCalls)
  }
}

@Suite("In Defaulting, the comment of")
struct DefaultingCommentExamples {
  @Test("withFakeDefaults shows a block")
  func block() {
    withFakeDefaults("Rex", 42, unstubbed: .returnDefault) {
      #expect(FakeDog().bark() == "Rex")
    }
  }
}

@Suite("The policy in comments")
struct PolicyCommentExamples {
  @Test("withFakeDefaults shows a policy")
  func block() {
    withFakeDefaults("Rex", unstubbed: .returnDefault) {
      #expect(FakeDog().bark() == "Rex")
    }
  }

  @Test(.fakeDefaults(unstubbed: .returnDefault)) func runsAway() {
    #expect(FakeDog().bark() == "")
  }
}

@Suite(.fakeDefaults("Rex", 42))
struct RescueTests {
  @Test(.fakeDefaults("Buddy")) func barks() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    #expect(dog.bark() == "Buddy")
  }
}

@Suite(.isolatedFakes)
struct KennelTests {
  @Test func countsDogs() {
    FakeKennel.stub { $0.count() }.andReturn(3)
    #expect(FakeKennel.count() == 3)
  }
}

final class KennelXCTests: IsolatedTestCase {
  func testCountsDogs() {
    FakeKennel.stub { $0.count() }.andReturn(3)
    XCTAssertEqual(FakeKennel.count(), 3)
  }
}

final class KennelOfOtherBaseXCTests: XCTestCase {
  override func invokeTest() {
    withIsolatedFakes { super.invokeTest() }
  }

  func testCountsDogs() {
    FakeKennel.stub { $0.count() }.andReturn(3)
    XCTAssertEqual(FakeKennel.count(), 3)
  }
}

// MARK: - Fixtures

private enum FakeKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction { case count }
  static let classFaker = ClassFunction.classFaker(scope: .perTest)
  static func count() -> Int { recordAndStub(function: .count) }
}
