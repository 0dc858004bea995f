import BookshopFakes
import Poseur
import XCTest

@testable import Bookshop

final class SearchModelXCTests: XCTestCase {
  @MainActor
  func testIsLoadingUntilTheCatalogAnswers() async throws {
    let catalog = FakeCatalog()
    let clock = ManualClock()
    let model = SearchModel(catalog: catalog, clock: clock)
    let answer = catalog.stub(.books).andWaitForResponse()

    model.query = "sand"
    let search = Task { await model.search() }
    try await clock.waitForSleepers()
    await clock.advance(by: .milliseconds(300))
    try await answer.waitForPendingCalls()
    XCTAssertTrue(model.isLoading)

    answer.respond(with: [Book.dune])
    await search.value
    XCTAssertFalse(model.isLoading)
    XCTAssertEqual(model.books, [.dune])
  }
}
