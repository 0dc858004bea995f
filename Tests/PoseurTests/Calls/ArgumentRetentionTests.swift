import Poseur
import Testing

@Suite("ArgumentRetention")
struct ArgumentRetentionTests {
  private final class Toy {}
  private enum Function: String, PoseurFunction { case give }

  @Test("strong keeps an object alive")
  func strong() {
    let faker = Function.faker()

    #expect(toyLivesOn(in: faker))
    #expect(faker.calls(to: .give)[0].arguments[0] is Toy)
  }

  @Test("weak releases an object, and says so in its place")
  func weakly() {
    let faker = Function.faker(retention: .weak)

    #expect(!toyLivesOn(in: faker))
    #expect(faker.calls.map(\.description) == [#"give(<ArgumentRetentionTests.Toy, released>, "squeaky", nil)"#])
    #expect(!faker.receivedCall(to: .give, withArguments: nil, "squeaky", nil), "gone is not nil")
  }

  @Test("weak gives back an object that lives, and keeps everything else")
  func weaklyAlive() {
    let faker = Function.faker(retention: .weak)
    let toy = Toy()
    faker.recordCall(.give, arguments: toy, "squeaky", nil)

    #expect(faker.receivedCall(to: .give, withArguments: toy, "squeaky", nil))
    withExtendedLifetime(toy) {}
  }

  @Test("weak warns that arguments are gone which the test reads")
  func goneArguments() {
    let faker = FakeShelf(faker: FakeShelf.Function.faker(retention: .weak))
    let toy = Toy()
    faker.take(toy)
    faker.take(Toy())
    var count = 0
    let warnings = Failures.capture(.warning) { count = faker.call { $0.take($1) }.arguments.count }
    #expect(count == 1)
    #expect(
      warnings == [
        """
        The arguments of 1 of 2 calls of FakeShelf.take(any value) are gone, since the fake keeps objects weakly.
        Keep what the test reads, or make the faker without retention: .weak.
        """
      ])
    withExtendedLifetime(toy) {}
  }

  private struct FakeShelf: Fake {
    enum Function: String, PoseurFunction { case take }
    let faker: Faker<Function>
    func take(_ toy: Toy) { recordAndStub(function: .take, arguments: toy) }
  }

  @Test("none counts calls, keeps no argument, and says so")
  func none() {
    let faker = Function.faker(retention: .none)

    #expect(!toyLivesOn(in: faker))
    #expect(faker.callCountFor(function: .give) == 1)
    #expect(faker.calls.map(\.description) == ["give(<not kept>, <not kept>, <not kept>)"])
  }

  @Test("none keeps that nothing was returned, be it a stub that did")
  func nothingReturned() {
    let faker = Function.faker(retention: .none)
    faker.recordAndStub(function: .give)
    faker.stub(function: .give).andReturn()
    faker.recordAndStub(function: .give)

    #expect(faker.calls.map(\.outcome.description) == ["returned ()", "returned ()"])
  }

  @Test("no returned object is kept alive, so that a fake that returns itself can go")
  func returnedObjects() {
    final class FakeChain: Fake {
      enum Function: String, PoseurFunction { case link, copy }
      let faker = Function.faker()
      func link() -> FakeChain { recordAndStub(function: .link, orElse: self) }
    }
    weak var remains: FakeChain?
    do {
      let chain = FakeChain()
      remains = chain
      #expect(chain.link() === chain)
      #expect(chain.calls[0].outcome.description == "called through and returned <FakeChain>")
    }
    #expect(remains == nil)

    let faker = Function.faker()
    faker.stub(function: .give).andDo { $0[0] }
    _ = faker.recordAndStub(function: .give, asType: Toy.self, arguments: Toy())
    faker.removeAllStubs(for: .give)
    #expect(faker.calls[0].outcome.description == "returned <Toy>")
  }

  @Test("stubs see the arguments under every retention", arguments: [ArgumentRetention.strong, .weak, .none])
  func stubs(_ retention: ArgumentRetention) {
    let faker = Function.faker(retention: retention)
    faker.stub(function: .give).with("squeaky").andDo { arguments in arguments.argument(ofType: String.self, atIndex: 0)
    }

    #expect(faker.recordAndStub(function: .give, asType: String.self, arguments: "squeaky") == "squeaky")
  }

  /// Records a toy that nobody else keeps, and tells whether it lives on.
  private func toyLivesOn(in faker: Faker<Function>) -> Bool {
    weak var remains: Toy?
    do {
      let toy = Toy()
      remains = toy
      faker.recordCall(.give, arguments: toy, "squeaky", nil)
    }
    return remains != nil
  }
}
