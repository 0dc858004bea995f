import Poseur
import Testing

@Suite("The page on stubbing errors shows that")
struct StubbingErrorsExamples {
  private let dog = FakeDog()

  @Test("a stub throws")
  func errors() {
    dog.stub(throwing: Hoarse()) { try $0.howl(at: 3) }
    dog.stub(.howl).where { (volume: Int) in volume > 10 }.andThrow(Hoarse())

    #expect(throws: Hoarse()) { try dog.howl(at: 3) }
    #expect(throws: Hoarse()) { try dog.howl(at: 11) }
  }

  @Test("a stub of an async function throws")
  func asyncErrors() async {
    let library = FakeLibrary()
    let reader = Reader(library)
    await library.stub(throwing: Hoarse()) { try await $0.load() }
    await #expect(throws: Hoarse()) { try await reader.open() }
  }

  @Test("a stub throws first, then returns, and its error is verified")
  func retry() throws {
    dog.stub(.howl).andThrow(Hoarse()).thenReturn("awoo")

    #expect(throws: Hoarse()) { try dog.howl(at: 3) }
    #expect(try dog.howl(at: 3) == "awoo")
    expectHaveReceived(dog, .howl, outcome: .threw(Hoarse.self), times: 1)
  }

  @Test("a closure throws")
  func closure() throws {
    dog.stub(.howl).andDo { (volume: Int) in
      if volume > 10 { throw Hoarse() }
      return "awoo"
    }

    #expect(try dog.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 11) }
  }

  @Test("an error in a function that cannot throw is a failure")
  func misfit() {
    dog.stub(.bark).andThrow(Hoarse())
    let failures = Failures.capture { _ = dog.bark() }

    #expect(
      failures == [
        """
        FakeDog.bark() was forwarded as one that cannot throw, but its stub threw Hoarse().
        Stub a value or, if the function can throw, forward it with recordAndStubThrowing.
        """
      ])
  }
}
