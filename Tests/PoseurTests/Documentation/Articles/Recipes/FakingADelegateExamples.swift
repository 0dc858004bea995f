import Poseur
import Testing

/// The Swift of the page on delegates, as it stands there.
@Suite("The page on delegates shows that a test")
struct FakingADelegateExamples {
  protocol GameDelegate: AnyObject {
    func game(_ game: Game, didScore points: Int)
    func gameShouldContinue(_ game: Game) -> Bool
  }

  final class Game {
    weak var delegate: (any GameDelegate)?
    private(set) var isOver = false

    func score(_ points: Int) {
      delegate?.game(self, didScore: points)
      isOver = delegate?.gameShouldContinue(self) == false
    }
  }

  final class FakeGameDelegate: GameDelegate, Fake {
    enum Function: String, PoseurFunction { case didScore, shouldContinue }
    let faker: Faker<Function>
    init(_ faker: Faker<Function> = Function.faker()) { self.faker = faker }
    func game(_ game: Game, didScore points: Int) {
      recordAndStub(function: .didScore, arguments: game, points)
    }
    func gameShouldContinue(_ game: Game) -> Bool {
      recordAndStub(function: .shouldContinue, arguments: game)
    }
  }

  @Test func endsIfTheDelegateSaysSo() {
    let (game, delegate) = (Game(), FakeGameDelegate())
    game.delegate = delegate
    delegate.stub(returning: false) { $0.gameShouldContinue(game) }

    game.score(3)
    #expect(game.isOver)
    expectHaveReceivedInOrder(
      delegate.call { $0.game(game, didScore: 3) },
      delegate.call { $0.gameShouldContinue(game) })
  }

  @Test("waits for a call to a delegate")
  func waiting() async throws {
    let (game, delegate) = (Game(), FakeGameDelegate())
    game.delegate = delegate
    delegate.stub(.shouldContinue).andReturn(true)
    game.score(3)
    try await delegate.waitForCall { $0.game(game, didScore: 3) }
    #expect(!game.isOver)
  }

  @Test("may let go of the objects that call the delegate")
  func weak() {
    let delegate = FakeGameDelegate(
      FakeGameDelegate.Function.faker(retention: .weak))
    weak var released: Game?
    do {
      let game = Game()
      delegate.game(game, didScore: 3)
      released = game
    }
    #expect(released == nil && delegate.calls.description.hasSuffix("Game, released>, 3)]"))
  }
}
