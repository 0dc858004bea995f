import BookshopFakes
import Foundation
import Poseur
import Testing

@testable import Bookshop

@MainActor
@Suite("A checkout", .isolatedFakes)
struct CheckoutTests {
  private let reader = FakeCardReader()
  private let center = NotificationCenter()
  private let listener: FakeListener
  private let basket = Basket()
  private let checkout: Checkout

  init() {
    listener = FakeListener(to: .orderPlaced, from: center)
    checkout = Checkout(reader: reader, features: FakeFeatures.self, center: center)
    basket.add(.dune)
  }

  @Test("charges for the delivery unless it's free", arguments: [(true, 1_000), (false, 1_490)])
  func delivery(isFree: Bool, cents: Int) async throws {
    FakeFeatures.stub(function: .isOn, withArguments: Feature.freeDelivery).andReturn(isFree)
    reader.stub { $0.charge($1, completion: $2) }.andDo { _, completion in completion(.success("R-1")) }

    #expect(try await checkout.pay(for: basket) == "R-1")

    expectHaveReceived(reader, .charge, with: cents, Argument.closure, times: 1)
    expectHaveReceived(reader) { $0.showThanks() }
  }

  @Test("posts which books were sold")
  func notification() async throws {
    FakeFeatures.stub(.isOn).andReturn(true)
    reader.stub { $0.charge($1, completion: $2) }.andDo { _, completion in completion(.success("R-1")) }

    _ = try await checkout.pay(for: basket)

    let sold = Argument.entries(["isbns": [Book.dune.isbn]])
    expectHaveReceived(listener, .receive, with: sold, times: 1)
    #expect(basket.books == [])
  }

  @Test("keeps the basket until the customer has paid")
  func declined() async throws {
    FakeFeatures.stub(.isOn).andReturn(true)

    let payment = Task { try await checkout.pay(for: basket) }
    let charge = try await reader.waitForCall(to: .charge)[0]
    #expect(basket.books == [.dune])
    let finish: @Sendable (Result<String, CardError>) -> Void = charge.arguments.argument(atIndex: 1)
    finish(.failure(.declined))

    await #expect(throws: CardError.declined) { try await payment.value }
    #expect(basket.books == [.dune])
    expectHaveNoRecordedCalls(listener)
    expectHaveNotReceived(reader) { $0.showThanks() }
  }
}
