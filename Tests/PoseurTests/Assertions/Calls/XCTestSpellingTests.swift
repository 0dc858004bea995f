import Poseur
import Testing

/// The two spellings share their verdicts; what is left to see is that each asks for the right one.
@Suite("XCTest's spelling of the assertions of calls")
struct XCTestSpellingTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("no more calls, of an instance and of a type")
  func noMoreCalls() {
    dog.eat(.canned)
    FakeYard.dig()
    let messages = Failures.capture {
      XCTAssertNoMoreCalls(dog)
      XCTAssertNoMoreCalls(FakeYard.classFaker)
      XCTAssertHaveReceived(dog, .eat)
      XCTAssertHaveReceived(FakeYard.classFaker, .dig)
      XCTAssertNoMoreCalls(dog)
      XCTAssertNoMoreCalls(FakeYard.classFaker)
    }

    #expect(
      messages == [
        """
        Expected no more calls to FakeDog, but no assertion has verified this one:
          #1  eat(.canned)
        Verify it, for example:
        XCTAssertHaveReceived(fakeDog, .eat, with: DogFood.canned)
        If the code may call it or not, add times: .atLeast(0).
        """,
        """
        Expected no more calls to FakeYard, but no assertion has verified this one:
          #1  dig()
        Verify it, for example:
        XCTAssertHaveReceived(FakeYard.classFaker, .dig)
        If the code may call it or not, add times: .atLeast(0).
        All tests share the calls of FakeYard. If some of these came in another test, reset it, or give each test its \
        own: classFaker(scope: .perTest) and .isolatedFakes
        """,
      ])
  }

  @Test("no unused stubs, of an instance and of a type")
  func noUnusedStubs() {
    let line = #line + 1
    dog.stub(.bark).andReturn("woof")
    FakeShed.stub(.open).andReturn()
    let messages = Failures.capture {
      XCTAssertNoUnusedStubs(dog)
      XCTAssertNoUnusedStubs(FakeShed.classFaker)
      dog.resetStubs()
      FakeShed.resetStubs()
      XCTAssertNoUnusedStubs(dog)
      XCTAssertNoUnusedStubs(FakeShed.classFaker)
    }

    #expect(
      messages == [
        """
        Expected every stub of FakeDog to be used, but this one wasn't:
          bark, written at XCTestSpellingTests.swift:\(line)
        """,
        """
        Expected every stub of FakeShed to be used, but this one wasn't:
          open, written at XCTestSpellingTests.swift:\(line + 1)
        """,
      ])
  }

  @Test("an order of calls")
  func order() {
    dog.eat(.canned)
    _ = dog.bark()
    let (eaten, barked) = (dog.call(to: .eat), dog.faker.call(to: .bark, withArguments: 1, times: .never))
    let messages = Failures.capture {
      XCTAssertHaveReceivedInOrder(eaten, dog.call(to: .bark), barked)
      XCTAssertHaveReceivedInOrder(dog.call(to: .bark), eaten)
    }

    #expect(
      messages == [
        """
        Expected FakeDog.eat to be called after FakeDog.bark, but it was called before that.
        The expected order:
          1. FakeDog.bark
          2. FakeDog.eat     ← not received as expected
        The calls (2):
              FakeDog.eat(.canned)     ← too early
          1.  FakeDog.bark()
          →  2. was expected after this
        """
      ])
  }

  @Test("the faker answers what its fake does")
  func faker() {
    dog.eat(.canned)

    #expect(dog.faker.didCall(.eat, with: DogFood.canned, times: 1).success)
    #expect(!dog.faker.didCall(.eat, with: DogFood.dry(grams: 1)).success)
    #expect(dog.faker.didCall(.eat, withArguments: [DogFood.canned], countSpecifier: 1).success)
    #expect(!dog.faker.didCall(.eat, withArguments: [], countSpecifier: 2).success)
  }
}

// MARK: - Fixtures

private enum FakeYard: StaticFake {
  enum ClassFunction: String, PoseurFunction { case dig }
  static let classFaker = ClassFunction.classFaker()
  static func dig() { recordCall(.dig) }
}

private enum FakeShed: StaticFake {
  enum ClassFunction: String, PoseurFunction { case open }
  static let classFaker = ClassFunction.classFaker()
}
