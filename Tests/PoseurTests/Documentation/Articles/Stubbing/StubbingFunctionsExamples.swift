import Poseur
import Testing

@Suite("The page on stubbing functions shows that")
struct StubbingFunctionsExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("a stub without an answer does nothing")
  func unfinishedStub() {
    dog.stub(.bark).andReturn("woof")
    _ = dog.stub(.bark)
    #expect(dog.bark() == "woof")
  }

  @Test("a tuple is one value in parentheses")
  func tuple() {
    dog.stub(.digest).andReturn((1, 2))
    let (first, second) = dog.recordAndStub(function: .digest, asType: (Int, Int).self)
    #expect(first == 1 && second == 2)
  }
}
