import Poseur
import Testing

@Suite("The page on stubbing functions shows that")
struct StubbingFunctionsExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("a written call is stubbed")
  func writtenCalls() {
    dog.stub(returning: true) { $0.shouldFetch(.ball, for: .kid) }
    dog.stub(throwing: Hoarse()) { try $0.howl(at: 3) }
    dog.stub(returning: true) { $0.shouldFetch(matching(.any, like: .stick), for: .parent) }

    #expect(dog.shouldFetch(.ball, for: .kid) && dog.shouldFetch(.slippers, for: .parent))
    #expect(!dog.shouldFetch(.stick, for: .kid))
    #expect(throws: Hoarse()) { try dog.howl(at: 3) }
  }

  @Test("a written call of an async function is stubbed")
  func asyncCall() async throws {
    let library = FakeLibrary()
    await library.stub(returning: "Once upon a time") { try await $0.load() }

    #expect(try await library.load() == "Once upon a time")
  }

  @Test("a function is stubbed by its name")
  func names() throws {
    dog.stub(.bark).andReturn("woof")
    dog.stub(.howl).with(Argument.in(1...3)).andReturn("awoo")
    dog.stub(.howl).where { (volume: Int) in volume > 10 }.andThrow(Hoarse())

    #expect(try dog.bark() == "woof" && dog.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 11) }
    #expect(throws: UnstubbedCall.self) { try dog.howl(at: 5) }
  }

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
