import Poseur
import Testing

@Suite("The page on sequences shows that")
struct StubbingSequencesExamples {
  private let dog = FakeDog()

  @Test("a sequence leaves further calls to older stubs")
  func fallThrough() {
    dog.stub(.bark).andReturn("woof")
    dog.stub(.bark).andReturn("yip").thenFallThrough()
    #expect([dog.bark(), dog.bark(), dog.bark()] == ["yip", "woof", "woof"])
  }

  @Test("a value of a wrong type stops the sequence")
  func wrongType() {
    dog.stub(.bark).andReturn("woof")
    dog.stub(.bark).andReturn("yip", 3, "yap")
    #expect([dog.bark(), dog.bark(), dog.bark()] == ["yip", "woof", "woof"])
  }
}
