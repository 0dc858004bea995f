import Poseur
import Testing

@Suite("matching")
struct MatchingTests {
  private let dog = FakeDog()

  @Test("takes what its matcher does, beside plain values and other matchers")
  func position() {
    dog.stub { $0.shouldFetch(matching(.any, like: .ball), for: .kid) }.andReturn(true)

    #expect(dog.shouldFetch(.ball, for: .kid) && dog.shouldFetch(.stick, for: .kid))
    #expect(dog.unusedStubs == [])
    expectHaveReceived(dog, times: 2) { $0.shouldFetch(matching(.any, like: .ball), for: matching(.any, like: .kid)) }
    expectHaveReceived(dog, times: 1) { $0.shouldFetch(matching(.equal(to: Item.stick), like: .ball), for: .kid) }
  }

  @Test("lets a captor keep arguments")
  func captor() {
    let captor = Argument.captor()
    dog.eat(.dry(grams: 3))
    expectHaveReceived(dog) { $0.eat(matching(captor, like: .canned)) }
    #expect(captor.getValue(as: DogFood.self) == .dry(grams: 3))
  }

  @Test("needs a sample of its own for each matcher")
  func twoAlike() {
    final class FakeScale: Fake {
      enum Function: String, PoseurFunction { case weigh }
      let faker = Function.faker()
      func weigh(_ low: Int, _ high: Int) { recordCall(.weigh, arguments: low, high) }
    }
    let scale = FakeScale()
    scale.weigh(1, 9)
    expectHaveReceived(scale) { $0.weigh(matching(.lessThan(5), like: 0), matching(.greaterThan(5), like: 9)) }
    let messages = Failures.capture {
      expectHaveReceived(scale) { $0.weigh(matching(.lessThan(5), like: 0), matching(.greaterThan(5), like: 0)) }
    }
    #expect(messages.first?.hasPrefix("Several matchers have the same like: 0 in FakeScale.weigh(0, 0)") == true)
  }

  @Test("captures a closure, and takes no value of another type where the function is generic")
  func closuresAndGenerics() {
    final class FakeStore: Fake {
      enum Function: String, PoseurFunction { case put, load, save }
      let faker = Function.faker()
      func put<T>(_ value: T) { recordCall(.put, arguments: value) }
      func load(_ id: Int, then: @escaping (String) -> Void) { recordCall(.load, arguments: id, then) }
      func save(_ id: Int, then: @escaping @Sendable (String) -> Void) { recordCall(.save, arguments: id, then) }
    }
    let store = FakeStore()
    store.put("toys")
    expectHaveNotReceived(store) { $0.put(matching(.any, like: 3)) }
    expectHaveReceived(store) { $0.put(matching(.any, like: "")) }

    let captor = Argument.captor()
    store.load(3) { _ in }
    expectHaveReceived(store) { $0.load(3, then: matching(captor, like: { (_: String) in })) }
    #expect(captor.count == 1)

    store.save(3) { _ in }
    expectHaveReceived(store) { $0.save(3, then: matching(captor)) }
    // Without the word, the compiler only says that it failed to produce a diagnostic.
    expectHaveReceived(store) { $0.save(3, then: matching(.any, like: { @Sendable _ in })) }
    #expect(captor.count == 2)
  }

  @Test("outside of a written call is a failure")
  func outside() {
    let messages = Failures.capture {
      expectHaveReceived(
        dog, .eat,
        with: matching(.any, like: DogFood.canned))
    }
    #expect(
      messages == [
        """
        matching is not in a written call, so it matches nothing.
        Write it in the closure of one, as in dog.call { $0.eat(matching(.nonNil)) }. In a list of arguments, write the \
        matcher itself.
        """
      ], "one failure, though the assertion fails, too")
    #expect(Failures.capture { expectHaveReceived(dog, .eat, with: DogFood.canned) }.count == 1)
  }

  @Test("outside of a written call swallows no failure of another task's, or of one that is reported elsewhere")
  func outsideElsewhere() async {
    let line: UInt = 7
    let strays = await Task { Failures.capture { matching(.any, like: DogFood.canned, line: line) } }.value
    let messages = Failures.capture { expectHaveReceived(dog, .eat, with: DogFood.canned, line: line) }
    let ownStrays = Failures.capture { matching(.any, like: DogFood.canned, line: line) }
    let ownMessages = Failures.capture { expectHaveReceived(dog, .eat, with: DogFood.canned, line: line) }
    #expect([strays, messages, ownStrays, ownMessages].map(\.count) == [1, 1, 1, 1])
  }

  @Test("takes any argument, what a matcher accepts, what a check of the parameter's type accepts, or a captor")
  func withoutSample() {
    let captor = Argument.captor()
    dog.stub { $0.shouldFetch(matching(), for: matching(.equal(to: Member.kid))) }.andReturn(true)
    #expect(dog.shouldFetch(.stick, for: .kid))
    dog.eat(.dry(grams: 3))
    expectHaveReceived(dog, times: 1) { $0.eat(matching { $0 == .dry(grams: 3) }) }
    expectHaveReceived(dog, times: 1) { $0.eat(matching(captor)) }
    #expect(captor.getValue(as: DogFood.self) == .dry(grams: 3) && captor.count == 1)
    expectHaveNotReceived(dog) { $0.eat(matching(like: .canned) { $0 == .canned }) }
  }

  @Test("keeps the matchers and captors of the first run alone")
  func firstRun() {
    var captors: [ArgumentCaptor] = []
    dog.stub(.shouldFetch).andReturn(true)
    _ = dog.shouldFetch(.ball, for: .kid)
    expectHaveReceived(dog) {
      captors.append(Argument.captor())
      return $0.shouldFetch(matching(captors[captors.count - 1]), for: matching())
    }
    #expect(captors.count == 3 && captors.map(\.count) == [1, 0, 0])
  }

  @Test("for an object takes one that the fake has recorded, or one that is registered")
  func knownObject() {
    let (walker, park) = (Rambler(), FakeWalk())
    park.walk(walker, 3)
    expectHaveReceived(park, times: 1) { $0.walk(matching(.any), 3) }
    park.resetCalls()
    park.register(default: walker)
    expectHaveNotReceived(park) { $0.walk(matching(.any), 3) }
  }

  @Test("for an object needs none of the test's")
  func unknownObject() {
    let park = FakeWalk()
    expectHaveNotReceived(park) { $0.walk(matching(), 3) }
    park.walk(Rambler(), 3)
    expectHaveReceived(park, times: 1) { $0.walk(matching(), 3) }
    expectHaveNotReceived(park) { $0.walk(matching(), 4) }
  }

  @Test("with a sample behind a protocol needs the protocol, and a doubtful absence says so")
  func protocolSample() {
    let zoo = FakeZoo()
    zoo.feed(Bear())
    let warnings = Failures.capture(.warning) { expectHaveNotReceived(zoo) { $0.feed(matching(.any, like: Seal())) } }
    #expect(
      warnings == [
        """
        Expected FakeZoo.feed(any value) not to be called. This proves little, because the only call has Bear as \
        argument 0, not Seal: expect Bear.
        """
      ])
    let messages = Failures.capture { expectHaveReceived(zoo) { $0.feed(matching(.any, like: Seal())) } }
    #expect(
      messages.first?.hasSuffix(
        "is Bear() (Bear), not a value of type Seal; if the parameter's type is a protocol P, write like: <#Seal#> as any P"
      ) == true)
    expectHaveReceived(zoo, times: 1) { $0.feed(matching(.any, like: Seal() as any Animal)) }
    expectHaveReceived(zoo, times: 1) { $0.feed(matching()) }
  }

  @Test("of a type that isn't optional takes no nil")
  func noNil() {
    let zoo = FakeZoo()
    zoo.name(Int?.none)
    expectHaveNotReceived(zoo) { $0.name(matching() as Int) }
    expectHaveReceived(zoo) { $0.name(matching() as Int?) }
  }

  @Test("is refused if another argument changes from run to run")
  func changingArgument() {
    let dial = FakeDial()
    var number = 0
    func next() -> Int {
      number += 1
      return number
    }
    let messages = Failures.capture { expectHaveReceived(dial) { $0.set(next(), matching()) } }
    #expect(
      messages == [
        """
        Argument 0 of FakeDial.set is another value each time the closure runs, so nothing would equal it.
        Write matching() in its place, or a value that stays the same. If the fake makes it of another argument, name \
        the function by its case.
        """
      ])
  }

  @Test("is refused where its place is unknown, with what to write")
  func refused() {
    let dial = FakeDial()
    let messages = Failures.capture {
      expectHaveReceived(dial) { $0.doubled(matching()) }
      expectHaveReceived(dial) { $0.twice(matching()) }
      var isFirst = true
      expectHaveReceived(dial) {
        defer { isFirst = false }
        if isFirst { $0.flags(matching(), true) } else { $0.doubled(3) }
      }
    }
    #expect(
      messages == [
        """
        matching() for a value of type Int isn't an argument of FakeDial.doubled, as the fake records it.
        Put matching in the place of a whole argument that the fake records unchanged, or name the function by its case.
        """,
        """
        matching() for a value of type Bool could be more than one argument of FakeDial.twice.
        Show its place by a value that no other argument has, as in matching(like: <#Bool#>), or name the function by \
        its case.
        """,
        """
        The closure writes another call of FakeDial.doubled when it runs again.
        With matching, it may run several times. Let it write the same call each time, or show each place by a value: \
        matching(like: <#value#>).
        """,
      ])
  }
}

private final class Rambler: Sendable {}

private final class FakeWalk: Fake, Sendable {
  enum Function: String, PoseurFunction { case walk }
  let faker = Function.faker()
  func walk(_ walker: Rambler, _ hours: Int) { recordCall(.walk, arguments: walker, hours) }
}

private protocol Animal: Sendable {}
private struct Bear: Animal {}
private struct Seal: Animal {}

private final class FakeZoo: Fake, Sendable {
  enum Function: String, PoseurFunction { case feed, name }
  let faker = Function.faker()
  func feed(_ animal: any Animal) { recordCall(.feed, arguments: animal) }
  func name<Name>(_ name: Name) { recordCall(.name, arguments: name) }
}

private final class FakeDial: Fake, Sendable {
  enum Function: String, PoseurFunction { case doubled, twice, flags, set }
  let faker = Function.faker()
  func doubled(_ number: Int) { recordCall(.doubled, arguments: number * 2) }
  func twice(_ flag: Bool) { recordCall(.twice, arguments: flag, flag) }
  func set(_ number: Int, _ flag: Bool) { recordCall(.set, arguments: number, flag) }
  func flags(_ first: Bool, _ second: Bool) { recordCall(.flags, arguments: first, second) }
}
