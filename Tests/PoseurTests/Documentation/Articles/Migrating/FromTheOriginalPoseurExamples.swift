import Poseur
import Testing

@Suite("The page on the original Poseur shows that")
struct FromTheOriginalPoseurExamples {
  private let dog = FakeDog()

  @Test("arguments are listed one by one")
  func arguments() throws {
    dog.stub(function: .howl, withArguments: 3).andReturn("awoo")

    #expect(try dog.howl(at: 3) == "awoo")
    #expect(dog.callCountFor(function: .howl, withArguments: 3) == 1)
  }

  @Test("a closure reads its arguments without a cast")
  func casting() throws {
    dog.stub(function: .howl).andDo { arguments in
      let volume: Int = arguments.argument(atIndex: 0)
      return "awoo \(volume)"
    }

    #expect(try dog.howl(at: 3) == "awoo 3")
  }

  @Test("a type is given with asType:")
  func types() {
    let puppy = FakePuppy()
    puppy.stub(function: .bark).andReturn("yip")

    #expect(puppy.greeting() == "Hello, yip")
  }

  @Test("optionals are compared without a conformance")
  func optionals() {
    let (first, second): (Int?, Int?) = (3, nil)

    #expect(!isAnyEqual(first, second))
    #expect(isAnyEqual(first, 3))
  }

  @Test("the newest stub answers, and the precedence is an option")
  func precedence() throws {
    dog.stub(function: .bark).andReturn("old")
    dog.stub(function: .bark).andReturn("new")
    #expect(dog.bark() == "new")

    let strict = FakeDog(FakeDog.Function.faker(precedence: .specificFirst))
    strict.stub(function: .howl, withArguments: 3).andReturn("three")
    strict.stub(function: .howl).andReturn("all")
    #expect(try strict.howl(at: 3) == "three")
  }

  @Test("an unstubbed call fails the test, or traps")
  func unstubbed() {
    #expect(Failures.capture { _ = dog.bark() }.count == 1)

    let trapping = FakeDog(FakeDog.Function.faker(unstubbed: .trap))
    let messages = Failures.capture { expectThrowsAssertion { trapping.bark() } }
    #expect(messages.count == 1, "the trap is no second failure")
  }

  @Test("a call is written, stubbed and verified")
  func writtenCalls() throws {
    dog.stub { try $0.howl(at: 3) }.andReturn("awoo")
    #expect(try dog.howl(at: 3) == "awoo")
    expectHaveReceived(dog, times: 1) { try $0.howl(at: 3) }
  }
}

// MARK: - Fixtures

private final class FakePuppy: Fake {
  enum Function: String, PoseurFunction { case bark }
  let faker = Function.faker()
  func greeting() -> String { "Hello, \(recordAndStub(function: .bark, asType: String.self))" }
}
