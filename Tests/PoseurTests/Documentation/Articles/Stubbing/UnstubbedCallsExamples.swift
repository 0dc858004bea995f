import Foundation
import Poseur
import Testing

@Suite("The page on unstubbed calls shows that")
struct UnstubbedCallsExamples {
  @Test("the failure shows the nearest stubs and a line to paste")
  func report() {
    let dog = FakeDog()
    dog.stub(.shouldFetch).with(Item.slippers, Member.kid).andReturn(true)
    dog.stub(.shouldFetch).with(Argument.any, Member.kid).andReturn(true)
    let failures = Failures.capture { _ = dog.shouldFetch(.ball, for: .parent) }

    #expect(
      failures == [
        """
        FakeDog.shouldFetch(.ball, .parent) was called, but no stub answers it.
        Stubs of shouldFetch (2):
          shouldFetch(any value, .kid)   argument 1 is .parent, not .kid     ← nearest
          shouldFetch(.slippers, .kid)   argument 0 is .ball, not .slippers; argument 1 is .parent, not .kid
        Stub it, for example:
        fake.stub(.shouldFetch).with(Item.ball, Member.parent).andReturn(<#Bool#>)
        """
      ])
  }

  @Test("a default ends the failure")
  func defaults() {
    let dog = FakeDog()
    dog.register(default: false, for: .shouldFetch)
    #expect(!dog.shouldFetch(.ball, for: .kid))
  }

  @Test("the policy decides")
  func policy() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    #expect(dog.bark() == "" && dog.digest() == nil && !dog.shouldFetch(.ball, for: .kid))
    #expect(throws: UnstubbedCall.self) { try dog.howl(at: 3) }
    dog.register(default: "awoo")
    #expect((try? dog.howl(at: 3)) == "awoo")
    dog.eat(.canned)

    let strict = FakeDog()
    let failures = Failures.capture {
      #expect(strict.bark() == "")
      #expect(throws: UnstubbedCall.self) { try strict.howl(at: 3) }
      strict.eat(.canned)
    }
    #expect(failures.count == 2)
  }

  @Test("stand-ins are made of many types")
  func standIns() async {
    struct Collar: DefaultProvidable {
      let length: Int
      static var defaultValue: Collar { Collar(length: 30) }
    }
    struct Model: Decodable {
      let name: String
      let next: URL
    }
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    func standIn<T>(_ type: T.Type = T.self) -> T { dog.recordAndStub(function: .digest, asType: type) }

    #expect(standIn(Collar.self).length == 30)
    #expect(standIn(Int?.self) == nil && !standIn(Bool.self) && standIn(Double.self) == 0)
    #expect(standIn(String.self) == "" && standIn([Int].self).isEmpty && standIn([String: Int].self).isEmpty)
    #expect(standIn(Member.self) == .parent)
    #expect(standIn(Model.self).name == "")
    _ = (standIn(Date.self), standIn(UUID.self), standIn(URL.self))
    let closure: () -> Void = standIn()
    closure()
    for await _ in standIn(AsyncStream<Int>.self) { Issue.record("The stream has elements.") }
  }
}
