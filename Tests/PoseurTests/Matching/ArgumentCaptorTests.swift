import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("ArgumentCaptor", .tags(.threads))
struct ArgumentCaptorTests {
  private let dog = FakeDog()
  private let captor = Argument.captor()

  @Test("keeps the argument of each call that its stub answers, in order")
  func inStub() {
    dog.stub(function: .shouldFetch).with(captor, Member.kid).andReturn(true)
    for item in [Item.stick, .ball, .stick] { _ = dog.shouldFetch(item, for: .kid) }

    #expect(captor.count == 3)
    #expect(captor.values(as: Item.self) == [.stick, .ball, .stick])
  }

  @Test("fails when it's read if it stands in no stub, no written call and no list of arguments")
  func unused() {
    let line = UInt(#line + 3)
    let reporter = CapturingReporter()
    Failures.$reporter.withValue(reporter) {
      #expect(captor.values(as: Item.self) == [])
      #expect(captor.last(as: Item.self) == nil)
      #expect(captor[0] as Item? == nil)
      #expect(captor[1] == nil)
      let number: Int = captor.getValue()
      #expect(number == 0)
      #expect(captor.count == 0 && !captor.isType(Int.self))
    }
    let text = """
      This captor captures nothing: it stands in no stub, no written call and no list of arguments.
      Write it in place of an argument: matching(captor) in a written call, the captor itself in a list.
      """
    #expect(reporter.reports.map(\.message) == Array(repeating: text, count: 5))
    #expect(reporter.reports.map(\.position.line) == (0...4).map { line + $0 })
  }

  @Test("may be read before its call comes")
  func early() {
    let (listed, asked) = (Argument.captor(), Argument.captor())
    dog.stub { $0.shouldFetch(matching(captor), for: .kid) }.andReturn(true)
    dog.stub(.eat).with(Argument.oneOf(listed, DogFood.canned)).andReturn()
    #expect(!dog.receivedCall(to: .howl, withArguments: asked))
    for captor in [captor, listed, asked] {
      #expect(captor.values(as: Item.self) == [] && captor.last(as: Int.self) == nil)
    }
  }

  @Test("keeps nothing of a call that does not match as a whole")
  func nearMisses() {
    dog.stub(function: .shouldFetch).with(captor, Member.kid).andReturn(true)
    dog.stub(function: .shouldFetch).with(captor).andReturn(true)
    dog.stub(function: .shouldFetch).with(captor, Argument.anything).where { _ in false }.andReturn(true)

    let messages = Failures.capture { _ = dog.shouldFetch(.ball, for: .parent) }

    #expect(messages.count == 1 && captor.count == 0)
    #expect(messages.first?.contains("shouldFetch(any value (captured), .kid)") == true)
  }

  @Test("keeps nothing for a stub that does not answer: overridden, used up, or of another type")
  func otherStubs() {
    let other = Argument.captor()
    dog.stub(function: .rollOntoTummy).with(captor).andReturn("pants")
    dog.stub(function: .rollOntoTummy).with(captor).andReturn(5)
    dog.stub(function: .rollOntoTummy).with(other).times(1).andReturn("whimpers")
    _ = dog.rollOntoTummy(getARub: true)
    #expect(captor.count == 0 && other.count == 1)

    _ = dog.rollOntoTummy(getARub: false)
    #expect(captor.values() == [false] && other.values() == [true])

    dog.stub(function: .rollOntoTummy).andReturn("purrs")
    _ = dog.rollOntoTummy(getARub: true)
    #expect(captor.count == 1 && other.count == 1)
  }

  @Test("has kept the argument when the stub acts, also when it throws or calls through")
  func beforeTheStubActs() throws {
    var seen: [Int] = []
    dog.stub(function: .howl).with(captor).andDo { [captor] _ in
      seen = captor.values()
      return "awoo"
    }.thenThrow(Hoarse())
    _ = try dog.howl(at: 3)
    #expect(seen == [3])

    #expect(throws: Hoarse.self) { try dog.howl(at: 4) }
    #expect(captor.values() == [3, 4])

    dog.stub(function: .bark).with(captor).andCallThrough()
    _ = dog.recordAndStub(function: .bark, arguments: 5, orElse: "own")
    #expect(captor.values() == [3, 4, 5])
  }

  @Test("one captor in two stubs keeps the arguments of both, in the order of the calls")
  func twoStubs() throws {
    let other = FakeDog()
    dog.stub(function: .howl).with(captor).andReturn("awoo")
    other.stub(function: .rollOntoTummy).with(captor).andReturn("pants")
    _ = try dog.howl(at: 1)
    _ = other.rollOntoTummy(getARub: true)
    _ = try dog.howl(at: 2)

    #expect(captor.values() == [1, 2])
    #expect(captor[1] as Bool)
    #expect(captor.count == 3)
  }

  @Test("one captor at two places keeps both, from left to right")
  func twoPlaces() {
    dog.stub(function: .shouldFetch).with(captor, captor).andReturn(true)
    _ = dog.shouldFetch(.ball, for: .kid)

    #expect(captor.isType(Item.self, at: 0) && captor.isType(Member.self, at: 1))
    #expect(captor.count == 2)
  }

  @Test("keeps what it has across the fake's reset, until it is reset itself")
  func resetting() {
    dog.stub(function: .rollOntoTummy).with(captor).andReturn("pants")
    _ = dog.rollOntoTummy(getARub: true)
    dog.reset()
    #expect(captor.values() == [true])

    captor.reset()
    #expect(captor.count == 0)
    dog.stub(function: .rollOntoTummy).with(captor).andReturn("pants")
    _ = dog.rollOntoTummy(getARub: false)
    #expect(captor.values() == [false])
  }

  @Test("objects that it forgets may use it while they go")
  func deinitialization() {
    let counts = LockedValue<[Int]>([])
    captor.matcher.matcher.capture(Farewell { [captor] in counts.withLock { $0.append(captor.count) } })
    captor.reset()

    #expect(counts.withLock { $0 } == [0])
  }

  @Test("with a condition, a call whose argument fails it does not match")
  func condition() throws {
    let loud = Argument.captor(where: .greaterThan(10))
    dog.stub(function: .howl).with(loud).andReturn("awoo")
    _ = try dog.howl(at: 11)
    let messages = Failures.capture { _ = try? dog.howl(at: 3) }

    #expect(loud.values() == [11])
    #expect(messages.first?.contains("howl(a value greater than 10 (captured))") == true)
    #expect(messages.first?.contains("argument 0 is 3, not a value greater than 10") == true)
  }

  @Test("keeps a property, where it stands for one")
  func property() {
    let walkers = FakeDog()
    walkers.recordCall(.eat, arguments: Walker(name: "Ann", age: 3))
    walkers.recordCall(.eat, arguments: Walker(name: "Bob", age: 4))
    let name = Argument.captor(where: .hasPrefix("A"))

    #expect(walkers.callCountFor(function: .eat, withArguments: Argument.key(\Walker.name, name)) == 1)
    #expect(name.values() == ["Ann"])
  }

  @Test("keeps what it matches among the matchers of oneOf, either and all")
  func combined() {
    let matchers: [Argument] = [
      .oneOf(Argument.captor(), Item.ball), .oneOf(captor, Item.ball), .oneOf(Item.ball, captor),
      .either(.equal(to: Item.stick), .equal(to: captor)), .all(.nonNil, .equal(to: captor)),
      .all(.oneOf(captor, Item.stick), .nonNil),
    ]
    for matcher in matchers {
      dog.resetStubs()
      dog.stub(function: .shouldFetch).with(matcher, Member.kid).andReturn(true)
      _ = dog.shouldFetch(.ball, for: .kid)
    }
    #expect(captor.values(as: Item.self) == [Item](repeating: .ball, count: 5))
  }

  @Test("keeps nothing among matchers where its condition is not met, nor where no value is its own")
  func combinedInVain() {
    let balls = Argument.captor(where: .equal(to: Item.ball))
    dog.stub(function: .shouldFetch).with(Argument.either(.equal(to: balls), .anything), Argument.not(balls))
      .andReturn(true)
    _ = dog.shouldFetch(.stick, for: .kid)
    #expect(balls.count == 0)
    _ = dog.shouldFetch(.ball, for: .kid)
    #expect(balls.values(as: Item.self) == [.ball])
  }

  @Test("keeps the arguments of calls that are answered at the same time")
  func concurrency() async {
    let faker = FakeDog.Function.faker()
    faker.stub(function: .howl).with(captor).andReturn("awoo")
    await withTaskGroup(of: Void.self) { [captor] group in
      for task in 0..<8 {
        group.addTask {
          for call in 0..<100 {
            let _: String = await faker.recordAndStub(function: .howl, arguments: task * 100 + call)
            _ = captor.last(as: Int.self)
          }
        }
      }
    }
    #expect(captor.values().sorted() == Array(0..<800))
  }
}

// MARK: - Fixtures

private final class Farewell {
  let say: () -> Void
  init(_ say: @escaping () -> Void) { self.say = say }
  deinit { say() }
}
