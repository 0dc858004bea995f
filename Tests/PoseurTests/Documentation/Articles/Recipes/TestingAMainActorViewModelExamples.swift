import Poseur
import Testing

/// The Swift of the page on view models, as it stands there.
@Suite("The page on view models shows that a test")
struct TestingAMainActorViewModelExamples {
  protocol ArticleSource: Sendable { func titles() async throws -> [String] }

  @MainActor final class ArticlesModel {
    private(set) var titles: [String] = []
    private(set) var isLoading = false
    private(set) var hasFailed = false
    private let source: any ArticleSource
    init(source: any ArticleSource) { self.source = source }

    func load() async {
      isLoading = true
      defer { isLoading = false }
      do { titles = try await source.titles() } catch { hasFailed = true }
    }
  }

  final class FakeArticleSource: ArticleSource, Fake {
    enum Function: String, PoseurFunction { case titles }
    let faker = Function.faker()
    func titles() async throws -> [String] {
      try await recordAndStubThrowing(function: .titles)
    }
  }

  @Test @MainActor func showsThatItLoads() async throws {
    let source = FakeArticleSource()
    let responder = source.stub(.titles).andWaitForResponse()
    let model = ArticlesModel(source: source)

    async let loading: Void = model.load()
    try await responder.waitForPendingCalls()
    #expect(model.isLoading)

    responder.respond(with: ["Dog bites man"])
    await loading
    #expect(!model.isLoading)
    #expect(model.titles == ["Dog bites man"])
  }

  @Test @MainActor func showsThatItFailed() async {
    let source = FakeArticleSource()
    source.stub(.titles).andThrow(CancellationError())
    let model = ArticlesModel(source: source)

    await model.load()
    #expect(model.hasFailed && !model.isLoading)
  }
}
