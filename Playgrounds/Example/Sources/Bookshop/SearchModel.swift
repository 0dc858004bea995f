import Observation

/// The model of the search screen.
@MainActor @Observable
final class SearchModel {
  var query = ""
  private(set) var books: [Book] = []
  private(set) var isLoading = false
  private(set) var message: String?

  private let catalog: any Catalog
  private let clock: any Clock<Duration>

  init(catalog: any Catalog, clock: any Clock<Duration> = ContinuousClock()) {
    self.catalog = catalog
    self.clock = clock
  }

  /// Searches once the reader stops typing. The screen calls this in `.task(id: model.query)`, which cancels the
  /// previous search when the query changes.
  func search() async {
    guard !query.isEmpty else { return books = [] }
    defer { if !Task.isCancelled { isLoading = false } }
    do {
      try await clock.sleep(for: .milliseconds(300))
      isLoading = true
      let found = try await catalog.books(matching: query)
      // A result that arrives too late belongs to an older query.
      try Task.checkCancellation()
      books = found
      message = found.isEmpty ? "No books found." : nil
    } catch is CancellationError {
      return
    } catch {
      message = "The shop is closed. Try again later."
    }
  }
}
