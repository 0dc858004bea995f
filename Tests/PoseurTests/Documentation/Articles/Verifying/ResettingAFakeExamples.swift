import Poseur
import Testing
import XCTest

@Suite("The page on resetting a fake shows that")
struct ResettingAFakeExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  private func prepare() {
    dog.register(default: "grr", for: .bark)
    dog.stub(.bark).andReturn("woof")
    dog.stub(.shouldFetch).andReturn(true)
    _ = (dog.bark(), dog.shouldFetch(.ball, for: .kid))
  }

  @Test("each function forgets what the table says")
  func table() {
    func rest(after reset: () -> Void) -> [String] {
      prepare()
      reset()
      let calls = [dog.receivedCall(to: .bark), dog.receivedCall(to: .shouldFetch)]
      let answers = [dog.bark(), "\(dog.shouldFetch(.ball, for: .kid))"]
      dog.reset()
      return calls.map(\.description) + answers
    }

    #expect(rest(after: dog.reset) == ["false", "false", "", "false"])
    #expect(rest(after: dog.resetCallsAndStubs) == ["false", "false", "", "false"])
    #expect(rest(after: dog.resetCalls) == ["false", "false", "woof", "true"])
    #expect(rest(after: dog.resetStubs) == ["true", "true", "grr", "false"])
    #expect(rest { dog.resetFunction(.bark) } == ["false", "true", "", "true"])
    #expect(rest { dog.removeMethodCalls(for: .bark) } == ["false", "true", "woof", "true"])
    #expect(rest { dog.removeAllStubs(for: .bark) } == ["true", "true", "grr", "true"])
    #expect(rest { dog.removeUniversalStub(for: .bark) } == ["true", "true", "grr", "true"])
    let afterDefaults = rest {
      dog.removeDefaults()
      dog.resetStubs()
    }
    #expect(afterDefaults == ["true", "true", "", "false"])
  }

  @Test("what is said about arguments and captors outlasts a reset")
  func keeping() {
    let captor = Argument.captor()
    dog.keepArguments(.none, of: .eat)
    dog.stub(.eat).with(captor).andReturn()
    dog.eat(.canned)
    dog.reset()
    for _ in 1...3 { dog.eat(.canned) }
    #expect(dog.calls(to: .eat)[0].description == "eat(<not kept>)" && captor.count == 1)
  }
}
