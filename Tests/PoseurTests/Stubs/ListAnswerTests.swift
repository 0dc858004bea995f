import Poseur
import Testing

@Suite("An answer from a list")
struct ListAnswerTests {
  private let dog = FakeDog()

  @Test("of values is a sequence, and the last one stays")
  func inOrder() {
    let sounds = ["woof", "wuff"]
    dog.stub(function: .bark).andReturn(inOrder: sounds)
    dog.stub(function: .digest).andReturn(inOrder: ["bone", nil])

    #expect((1...3).map { _ in dog.bark() } == ["woof", "wuff", "wuff"])
    #expect((1...3).map { _ in dog.digest() } == ["bone", nil, nil])
  }

  @Test("without values is a failure")
  func noValues() {
    let sounds: [String] = []

    #expect(
      Failures.capture { dog.stub(function: .bark).andReturn(inOrder: sounds) } == [
        "andReturn(inOrder:) has no values to return. Pass one or more."
      ])
  }

  @Test("of arguments is the one at the index")
  func argument() {
    dog.stub(function: .bark).andReturnArgument(at: 1)

    #expect(dog.recordAndStub(function: .bark, arguments: 3, "woof") == "woof")
  }

  @Test("of arguments is a failure where there is none at the index, or one of another type")
  func noArgument() {
    dog.stub(function: .bark).andReturnArgument(at: 1)
    let messages = Failures.capture {
      #expect(dog.recordAndStub(function: .bark, arguments: "woof") == "")
      #expect(dog.recordAndStub(function: .bark, arguments: "woof", 3) == "")
    }
    #expect(
      messages == [
        #"FakeDog.bark("woof") was called with 1 argument, but the closure of its stub takes the one at index 1."#,
        #"FakeDog.bark("woof", 3) has to return String, but the closure of its stub returned 3 (Int)."#,
      ])
  }
}
