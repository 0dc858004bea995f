import Poseur
import Testing

@Suite("A log of calls")
struct CallLogTests {
  @Test("tells each call as it comes, before anything answers it, over a reset")
  func log() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    let lines = FailureListener()
    _ = dog.bark()
    dog.logCalls { lines.report($0, severity: .warning, at: SourcePosition()) }
    dog.stub(.shouldFetch).andDo { lines.messages.count == 1 }
    #expect(dog.shouldFetch(.ball, for: .kid))
    dog.reset()
    dog.eat(.canned)
    #expect(lines.messages == ["FakeDog.shouldFetch(.ball, .kid)", "FakeDog.eat(.canned)"])
    #expect(dog.calls.map(\.function) == [.eat])
  }

  @Test("doesn't tell the calls that a test writes, nor those of another fake")
  func otherCalls() {
    let (dog, other) = (FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault)), FakeDog())
    let lines = FailureListener()
    dog.logCalls { lines.report($0, severity: .warning, at: SourcePosition()) }
    dog.stub { $0.bark() }.andReturn("woof")
    expectHaveNotReceived(dog) { $0.bark() }
    other.eat(.canned)
    #expect(lines.messages.isEmpty)
  }
}
