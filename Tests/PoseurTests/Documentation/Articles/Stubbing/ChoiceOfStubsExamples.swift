import Poseur
import Testing

@Suite("The page on which stub answers shows that")
struct ChoiceOfStubsExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("a specific stub that cannot answer is a warning")
  func warning() {
    dog.stub(.howl, fileID: "Tests/DogTests.swift", line: 12).andReturn("awoo")
    let warnings = Failures.capture(.warning) {
      dog.stub { try $0.howl(at: 3) }.andThrow(Hoarse())
    }
    #expect(
      warnings == [
        """
        The stub of FakeDog.howl(3) will not answer: the universal stub written at DogTests.swift:12 overrides it.
        Make the faker with precedence: .specificFirst, or call removeUniversalStub(for: .howl) first.
        """
      ])
  }
}
