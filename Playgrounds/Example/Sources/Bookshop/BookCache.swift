/// Finds books.
protocol Catalog: Sendable {
  func books(matching query: String) async throws -> [Book]
}

/// Remembers search results for a while, and shares a search that is already running.
actor BookCache<Time: Clock<Duration>>: Catalog {
  private typealias Search = Task<[Book], any Error>

  private let api: any ShopAPI
  private let lifetime: Duration
  private let clock: Time
  private var searches: [String: (search: Search, expiry: Time.Instant)] = [:]

  init(api: any ShopAPI, lifetime: Duration = .seconds(300), clock: Time = ContinuousClock()) {
    self.api = api
    self.lifetime = lifetime
    self.clock = clock
  }

  func books(matching query: String) async throws -> [Book] {
    if let (search, expiry) = searches[query], clock.now < expiry { return try await search.value }

    let search = Search { [api] in try await api.load([Book].self, from: "search/\(query)") }
    searches[query] = (search, clock.now.advanced(by: lifetime))
    do {
      return try await search.value
    } catch {
      searches[query] = nil
      throw error
    }
  }
}
