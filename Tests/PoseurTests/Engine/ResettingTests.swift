import Poseur
import Testing

@Suite("Resetting")
struct ResettingTests {
  private let dog: FakeDog = {
    let dog = FakeDog()
    dog.stub(function: .bark).andReturn("woof")
    dog.stub(function: .digest).andReturn("bone")
    _ = dog.bark()
    _ = dog.digest()
    return dog
  }()

  @Test("reset forgets calls and stubs, under either name", arguments: [true, false])
  func all(_ isShortName: Bool) {
    if isShortName { dog.reset() } else { dog.resetCallsAndStubs() }

    #expect(!dog.hasRecordedCalls)
    #expect(!isStubbed(.bark) && !isStubbed(.digest))
  }

  @Test("resetFunction forgets the calls and stubs of one function")
  func oneFunction() {
    dog.resetFunction(.bark)

    #expect(dog.calls.map(\.function) == [.digest])
    #expect(!isStubbed(.bark) && isStubbed(.digest))
  }

  @Test("removeMethodCalls forgets the calls to one function")
  func callsOfOne() {
    dog.removeMethodCalls(for: .bark)

    #expect(dog.calls.map(\.function) == [.digest])
    #expect(isStubbed(.bark))
  }

  @Test("removeAllStubs forgets the stubs of one function")
  func stubsOfOne() {
    dog.removeAllStubs(for: .bark)

    #expect(dog.calls.count == 2)
    #expect(!isStubbed(.bark) && isStubbed(.digest))
  }

  @Test("resetCalls keeps the stubs, resetStubs the calls")
  func calls() {
    dog.resetCalls()
    #expect(!dog.hasRecordedCalls && isStubbed(.bark))

    dog.eat(.canned)
    dog.resetStubs()
    #expect(dog.hasRecordedCalls && !isStubbed(.bark))
  }

  @Test("a reset while a stub's closure runs is survived, and its call stays forgotten")
  func withinClosure() {
    dog.stub(function: .bark).andDo { [dog] _ in
      dog.reset()
      return "from the grave"
    }

    #expect(dog.bark() == "from the grave")
    #expect(!dog.hasRecordedCalls)
  }

  @Test("an argument whose deinit calls the fake is dropped after the lock")
  func deinitCallsFake() {
    final class Leash {
      let dog: FakeDog
      init(_ dog: FakeDog) { self.dog = dog }
      deinit { dog.recordCall(.eat, arguments: "leash") }
    }
    let dog = FakeDog()
    for reset in [
      { dog.reset() }, { dog.resetCalls() }, { dog.removeMethodCalls(for: .bark) }, { dog.resetFunction(.bark) },
    ] {
      dog.recordCall(.bark, arguments: Leash(dog))
      reset()
      #expect(dog.calls.map(\.description) == [#"eat("leash")"#])
      dog.removeMethodCalls(for: .eat)
    }
  }

  @Test("a stub whose closure owns something that calls the fake is dropped after the lock")
  func deinitOfStubCallsFake() {
    final class Leash: Sendable {
      let faker: Faker<FakeDog.Function>
      init(_ faker: Faker<FakeDog.Function>) { self.faker = faker }
      deinit { faker.recordCall(.eat, arguments: "leash") }
    }
    let dog = FakeDog()
    let resets: [(StubHandle<Any?, [Any?]>) -> Void] = [
      { $0.remove() }, { _ in dog.reset() }, { _ in dog.resetStubs() }, { _ in dog.removeAllStubs(for: .bark) },
      { _ in dog.removeUniversalStub(for: .bark) }, { _ in dog.stubAgain(.bark).andReturn("woof") },
    ]
    for reset in resets {
      let handle: StubHandle<Any?, [Any?]>
      do {
        let leash = Leash(dog.faker)
        handle = dog.stub(function: .bark).andDo { _ in withExtendedLifetime(leash) { "woof" } }
      }
      reset(handle)
      #expect(dog.calls.map(\.description) == [#"eat("leash")"#])
      dog.reset()
    }
  }

  private func isStubbed(_ function: FakeDog.Function) -> Bool {
    Failures.capture { _ = dog.stubbedValue(forFunction: function, asType: String.self) }.isEmpty
  }
}
