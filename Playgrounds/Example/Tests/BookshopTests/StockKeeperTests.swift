import BookshopFakes
import Foundation
import Poseur
import Testing

@testable import Bookshop

@Suite("The keeper of the stock")
struct StockKeeperTests {
  private let api = FakeShopAPI()
  private let supplier = FakeSupplier()
  private let center = NotificationCenter()

  @Test("reorders a book that a sale leaves few copies of")
  func sale() async throws {
    await api.stub { try await $0.load(Int.self, from: "stock/140") }.andReturn(30)
    await api.stub { try await $0.load(Int.self, from: "stock/441") }.andReturn(2)
    let keeper = StockKeeper(api: api, supplier: supplier, center: center)

    center.post(name: .orderPlaced, object: nil, userInfo: ["isbns": [Book.emma.isbn, Book.dune.isbn]])
    try await supplier.call { try await $0.order("441", copies: 10) }.wait()

    expectHaveReceivedExactly(
      await api.call { try await $0.load(Int.self, from: "stock/140") },
      await api.call { try await $0.load(Int.self, from: "stock/441") },
      await supplier.call { try await $0.order("441", copies: 10) })
    withExtendedLifetime(keeper) {}
  }
}
