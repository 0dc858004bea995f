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

  @Test("shares a search that is already running")
  func sharing() async throws {
    // A second search would find this.
    api.stub(.load).andReturn([Book.emma])
    let reply = api.stub(.load).once().andWaitForResponse()

    let first = Task { try await cache.books(matching: "sand") }
    try await reply.waitForPendingCalls()
    let second = Task { try await cache.books(matching: "sand") }
    reply.respond(with: [Book.dune])

    #expect(try await first.value == [.dune])
    #expect(try await second.value == [.dune])
    await expectHaveReceived(api, times: 1) { try await $0.load([Book].self, from: "search/sand") }
  }

  @Test("keeps the results of two queries apart")
  func queries() async throws {
    await api.stub { try await $0.load([Book].self, from: "search/sand") }.andReturn([.dune])
    await api.stub { try await $0.load([Book].self, from: "search/tea") }.andReturn([.emma])

    #expect(try await cache.books(matching: "sand") == [.dune])
    #expect(try await cache.books(matching: "tea") == [.emma])
  }

  @Test("asks again after a minute, on a clock that the test moves")
  func expiry() async throws {
    api.stub(.load).andReturn([Book.dune], [Book.dune, .emma])

    #expect(try await cache.books(matching: "e") == [.dune])
    await clock.advance(by: .seconds(59))
    #expect(try await cache.books(matching: "e") == [.dune])
    await clock.advance(by: .seconds(1))
    #expect(try await cache.books(matching: "e") == [.dune, .emma])
  }

  @Test("forgets a failed search")
  func failure() async throws {
    api.stub(.load).andThrow(ShopError.refused(status: 500)).thenReturn([Book.dune])

    await #expect(throws: ShopError.refused(status: 500)) { try await cache.books(matching: "sand") }
    #expect(try await cache.books(matching: "sand") == [.dune])
  }
}
