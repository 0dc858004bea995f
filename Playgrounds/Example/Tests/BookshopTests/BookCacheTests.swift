import BookshopFakes
import Poseur
import Testing

@testable import Bookshop

@Suite("The cache of books")
struct BookCacheTests {
  private let api = FakeShopAPI()
  private let clock = ManualClock()
  private let cache: BookCache<ManualClock>

  init() {
    cache = BookCache(api: api, lifetime: .seconds(60), clock: clock)
  }

  @Test("asks the server once, however many ask the cache")
  func sharing() async throws {
    let reply = api.stub(.load).andWaitForResponse()

    let first = Task { try await cache.books(matching: "sand") }
    try await reply.waitForPendingCalls()
    let second = Task { try await cache.books(matching: "sand") }
    reply.respond(with: [Book.dune])

    #expect(try await first.value == [.dune])
    #expect(try await second.value == [.dune])
    await expectHaveReceived(api, times: 1) { try await $0.load([Book].self, from: "search/sand") }
  }

  @Test("keeps the answers to two questions apart")
  func queries() async throws {
    await api.stub(returning: [.dune]) { try await $0.load([Book].self, from: "search/sand") }
    await api.stub(returning: [.emma]) { try await $0.load([Book].self, from: "search/tea") }

    #expect(try await cache.books(matching: "sand") == [.dune])
    #expect(try await cache.books(matching: "tea") == [.emma])
  }

  @Test("asks again when the answer is a minute old, and no time passes in this test")
  func expiry() async throws {
    api.stub(.load).andReturn([Book.dune], [Book.dune, .emma])

    #expect(try await cache.books(matching: "e") == [.dune])
    await clock.advance(by: .seconds(59))
    #expect(try await cache.books(matching: "e") == [.dune])
    await clock.advance(by: .seconds(1))
    #expect(try await cache.books(matching: "e") == [.dune, .emma])
  }

  @Test("forgets a failure")
  func failure() async throws {
    api.stub(.load).andThrow(ShopError.refused(status: 500)).thenReturn([Book.dune])

    await #expect(throws: ShopError.refused(status: 500)) { try await cache.books(matching: "sand") }
    #expect(try await cache.books(matching: "sand") == [.dune])
  }
}
