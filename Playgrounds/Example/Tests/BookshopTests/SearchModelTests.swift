import BookshopFakes
import Poseur
import Testing

@testable import Bookshop

@MainActor
@Suite("The model of the search screen")
struct SearchModelTests {
  private let catalog = FakeCatalog()
  private let clock = ManualClock()
  private let model: SearchModel

  init() {
    model = SearchModel(catalog: catalog, clock: clock)
  }

  @Test("is loading until the catalog answers")
  func loading() async throws {
    let answer = catalog.stub(.books).andWaitForResponse()

    let search = Task { await model.search() }
    try await stopTyping("sand")
    try await answer.waitForPendingCalls()
    #expect(model.isLoading)

    answer.respond(with: [Book.dune])
    await search.value
    #expect(!model.isLoading)
    #expect(model.books == [.dune])
  }

  @Test("waits until the reader stops typing")
  func typing() async throws {
    await catalog.stub { try await $0.books(matching: "sand") }.andReturn([.dune])

    model.query = "sa"
    let tooEarly = Task { await model.search() }
    try await clock.waitForSleepers()
    tooEarly.cancel()
    await tooEarly.value
    let search = Task { await model.search() }
    try await stopTyping("sand")
    await search.value

    expectHaveReceivedExactly(await catalog.call { try await $0.books(matching: "sand") })
  }

  @Test("cancels the catalog's call when the search is cancelled")
  func cancelling() async throws {
    let answer = catalog.stub(.books).andWaitForResponse()

    let search = Task { await model.search() }
    try await stopTyping("sand")
    try await answer.waitForPendingCalls()
    search.cancel()
    await search.value

    #expect(answer.wasCancelled)
    #expect(model.message == nil)
  }

  @Test("drops a result that arrives after the search was cancelled")
  func lateness() async throws {
    catalog.stub(.books).andDo { @Sendable (_: String) in
      withUnsafeCurrentTask { $0?.cancel() }
      return [Book.dune]
    }

    let search = Task { await model.search() }
    try await stopTyping("sand")
    await search.value

    #expect(model.books == [])
  }

  @Test("says that the shop is closed when the catalog fails")
  func failure() async throws {
    await catalog.stub { try await $0.books(matching: "sand") }.andThrow(ShopError.refused(status: 500))

    let search = Task { await model.search() }
    try await stopTyping("sand")
    await search.value

    #expect(model.message == "The shop is closed. Try again later.")
    #expect(!model.isLoading)
  }

  @Test("asks for nothing without a query")
  func noQuery() async {
    await model.search()

    expectHaveNoRecordedCalls(catalog)
  }

  /// Sets the query, and lets the time pass that the model waits for more letters.
  private func stopTyping(_ query: String) async throws {
    model.query = query
    try await clock.waitForSleepers()
    await clock.advance(by: .milliseconds(300))
  }
}
