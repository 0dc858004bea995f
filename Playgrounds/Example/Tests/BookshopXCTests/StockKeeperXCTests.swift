import BookshopFakes
import Poseur
import XCTest

@testable import Bookshop

final class StockKeeperXCTests: XCTestCase {
  func testReordersABookThatASaleLeavesFewCopiesOf() {
    let api = FakeShopAPI()
    let supplier = FakeSupplier()
    let center = NotificationCenter()
    api.stub(.load).andReturn(2)
    let keeper = StockKeeper(api: api, supplier: supplier, center: center)

    let ordered = supplier.expectation(forCallTo: .order)
    center.post(name: .orderPlaced, object: nil, userInfo: ["isbns": [Book.dune.isbn]])
    wait(for: [ordered], timeout: 5)

    XCTAssertHaveReceived(supplier, .order, with: Book.dune.isbn, 10, times: 1)
    XCTAssertHaveReceived(api, .load, with: Int.self, "stock/441")
    withExtendedLifetime(keeper) {}
  }
}
