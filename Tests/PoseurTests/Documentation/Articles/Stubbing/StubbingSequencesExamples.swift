import Poseur
import Testing

@Suite("The page on sequences shows that")
struct StubbingSequencesExamples {
  private let dog = FakeDog()

  @Test("a value of a wrong type stops the sequence")
  func wrongType() {
    dog.stub(.bark).andReturn("woof")
    dog.stub(.bark).andReturn("yip", 3, "yap")
    #expect([dog.bark(), dog.bark(), dog.bark()] == ["yip", "woof", "woof"])
  }
}
