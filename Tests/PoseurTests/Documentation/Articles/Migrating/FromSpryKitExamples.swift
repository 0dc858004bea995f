import Poseur
import Testing

@Suite("The page on Spry and SpryKit shows that")
struct FromSpryKitExamples {
  @Test("objects are compared by identity, and what a check finds in them counts")
  func objects() {
    final class Song { let title = "waltz" }
    let (fake, song) = (FakeDeck(), Song())
    fake.recordCall(.play, arguments: song)

    #expect(fake.receivedCall(to: .play, withArguments: song))
    #expect(!fake.receivedCall(to: .play, withArguments: Song()))
    #expect(fake.receivedCall(to: .play, withArguments: Argument.where { (song: Song) in song.title == "waltz" }))
  }

  @Test("labels of a tuple count, and a misfit is told beside a fallback")
  func misfits() {
    let deck = FakeDeck()
    deck.stub(.size).andReturn((x: 1, y: 2))
    #expect(Failures.capture { _ = deck.size() }.first?.contains("(x: Int, y: Int)") == true)
    deck.stub(.play).andReturn("three")
    var answer: Int?
    let failures = Failures.capture { answer = deck.play("march") }
    #expect(failures.count == 1 && answer == 1)
  }
}

// MARK: - Fixtures

private final class FakeDeck: Fake {
  enum Function: String, PoseurFunction { case play, size }
  let faker = Function.faker()
  func play(_ title: String) -> Int { recordAndStub(arguments: title, orElse: 1) }
  func size() -> (a: Int, b: Int) { recordAndStub() }
}
