import BookshopFakes
import Poseur
import XCTest

@testable import Bookshop

/// The base class gives each test its own calls and stubs of `FakeFeatures`.
final class CheckoutXCTests: IsolatedTestCase {
  @MainActor
  func testChargesNothingForAFreeDelivery() async throws {
    let reader = FakeCardReader()
    let basket = Basket()
    basket.add(.dune)
    FakeFeatures.stub(.isOn).andReturn(true)
    reader.stub { $0.charge($1, completion: $2) }.andDo { _, completion in completion(.success("R-1")) }

    let receipt = try await Checkout(reader: reader, features: FakeFeatures.self).pay(for: basket)

    XCTAssertEqual(receipt, "R-1")
    XCTAssertHaveReceived(reader, .charge, with: 1_000, Argument.closure, times: 1)
    XCTAssertHaveReceived(FakeFeatures.classFaker, .isOn, with: Feature.freeDelivery)
  }
}
