import Poseur
import Testing

#if canImport(XCTest) && compiler(>=6.1)
  import XCTest
#endif

/// What SwiftMocking's users isolate and wait for, and how it is said here; see the article FromSwiftMocking.
@Suite("Scopes and waiting, as SwiftMocking has them")
struct SwiftMockingScopeTests {
  @Test("defaults of one test, over those of all")
  func defaultsOfATest() async {
    FakeStall.classFaker.register(default: 3, for: .price)
    async let cheap = withIsolatedFakes {
      FakeStall.classFaker.register(default: 1, for: .price)
      await Task.yield()
      return FakeStall.price()
    }
    async let dear = withIsolatedFakes {
      FakeStall.classFaker.register(default: 9, for: .price)
      await Task.yield()
      return FakeStall.price()
    }

    let prices = await [cheap, dear]
    #expect(prices == [1, 9])
    #expect(FakeStall.price() == 3)
  }

  @Test("a scope around a part of a test, and one in another")
  func nestedScopes() {
    withIsolatedFakes {
      FakeShed.stub(.price).andReturn(1)
      #expect(FakeShed.price() == 1)

      withIsolatedFakes {
        FakeShed.stub(.price).andReturn(2)
        #expect(FakeShed.price() == 2)
        expectHaveReceived(FakeShed.classFaker, .price, times: 1)
      }
      #expect(FakeShed.price() == 1)
      expectHaveReceived(FakeShed.classFaker, .price, times: 2)
    }
    expectHaveNotReceived(FakeShed.classFaker, .price)
  }

  @Test("a scope for each case of a test", .isolatedFakes, arguments: 1...20)
  func scopeForEachCase(number: Int) async {
    FakeBooth.stub(.price).andReturn(number)
    await Task.yield()

    #expect(FakeBooth.price() == number)
    expectHaveReceived(FakeBooth.classFaker, .price, times: 1)
  }

  @Test("until a call comes, and no longer than that")
  func untilACallComes() async throws {
    let market = FakeMarket()
    let faker = market.faker
    faker.stub(.price).andReturn(13)
    let shopping = Task {
      await faker.recordAndStub(function: .price, asType: Int.self, arguments: "pear")
        + faker.recordAndStub(function: .price, asType: Int.self, arguments: "apple")
    }

    try await market.waitForCall(to: .price, withArguments: "apple", timeout: .seconds(60))
    #expect(await shopping.value == 26)
    try await market.waitForCall(to: .price, times: 2, timeout: .zero)
    await #expect(throws: CallNotReceived.self) {
      _ = try await market.waitForCall(to: .price, withArguments: "plum", timeout: .zero)
    }
  }
}

#if canImport(XCTest) && compiler(>=6.1)
  /// A base class for test cases. Each test counts from nothing, though all share the fake.
  final class SwiftMockingBaseClassXCTests: IsolatedTestCase {
    func testCountsItsOwnCall() { countOneCall() }
    func testCountsItsOwnCallToo() { countOneCall() }

    private func countOneCall() {
      FakeCart.stub(.price).andReturn(1)
      XCTAssertEqual(FakeCart.price(), 1)
      XCTAssertHaveReceived(FakeCart.classFaker, .price, times: 1)
    }
  }

  /// The same for a test case that has another base class.
  final class SwiftMockingOtherBaseClassXCTests: XCTestCase {
    override func invokeTest() {
      withIsolatedFakes { super.invokeTest() }
    }

    func testCountsItsOwnCall() { countOneCall() }
    func testCountsItsOwnCallToo() { countOneCall() }

    private func countOneCall() {
      FakeCart.stub(.price).andReturn(1)
      XCTAssertEqual(FakeCart.price(), 1)
      XCTAssertHaveReceived(FakeCart.classFaker, .price, times: 1)
    }
  }
#endif

// MARK: - Fixtures

// One for each test: tests that are not isolated run at the same time.
private protocol Stall: StaticFake where ClassFunction == StallFunctions.ClassFunction {}

enum StallFunctions {
  enum ClassFunction: String, PoseurFunction { case price }
}

extension Stall {
  static func price() -> Int { recordAndStub(function: .price) }
}

private enum FakeStall: Stall { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
private enum FakeShed: Stall { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
private enum FakeBooth: Stall { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
private enum FakeCart: Stall { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
