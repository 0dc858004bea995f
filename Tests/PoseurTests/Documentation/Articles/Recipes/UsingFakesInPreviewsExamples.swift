import Poseur
import PoseurCore
import Testing

protocol NewsFeed: Sendable { func headlines() async throws -> [String] }

@MainActor final class NewsModel {
  enum State: Equatable { case loading, loaded([String]), failed }
  private(set) var state = State.loading
  private let feed: any NewsFeed
  init(feed: any NewsFeed) { self.feed = feed }

  func load() async {
    do { state = .loaded(try await feed.headlines()) } catch {
      state = .failed
    }
  }
}

#if DEBUG
  final class FakeNewsFeed: NewsFeed, Fake {
    enum Function: String, PoseurFunction { case headlines }
    let faker = Function.faker()
    func headlines() async throws -> [String] {
      try await recordAndStubThrowing(function: .headlines)
    }
  }

  extension NewsModel {
    static func preview(_ stubbing: (FakeNewsFeed) -> Void) -> NewsModel {
      let feed = FakeNewsFeed()
      stubbing(feed)
      return NewsModel(feed: feed)
    }
  }
#endif

/// The Swift of the page on previews, as it stands there.
#if DEBUG
  @Suite("The page on previews shows that a preview") @MainActor
  struct UsingFakesInPreviewsExamples {
    @Test("makes a model in each state")
    func states() async {
      let loading = NewsModel.preview { $0.stub(.headlines).andNeverReturn() }
      let loaded = NewsModel.preview { $0.stub(.headlines).andReturn(["Dog bites man"]) }
      let failed = NewsModel.preview { $0.stub(.headlines).andThrow(CancellationError()) }

      let loadingTask = Task { await loading.load() }
      await loaded.load()
      await failed.load()
      #expect(loaded.state == .loaded(["Dog bites man"]) && failed.state == .failed && loading.state == .loading)
      loadingTask.cancel()
      await loadingTask.value
    }
  }

#endif
