import Poseur
import Testing

/// A written call with one `$1` and nothing else that stands for any argument: the most frequent form of all.
@Suite("A lone $1 has its type in the line that it's written in")
struct LoneInputTests {
  private let kennel = FakeKennelBook()

  @Test("what a closure gets can be returned as it is")
  func returned() {
    kennel.stub { $0.save($1) }.andDo { $0 }
    #expect(kennel.save(7) == 7)
    kennel.stub { $0.save($1) }.andDo { return $0 }
    #expect(kennel.save(8) == 8)
    kennel.stub { $0.save($1) }.andReturn(1).thenDo { $0 }
    #expect([kennel.save(5), kennel.save(5)] == [1, 5])
    kennel.stub { $0.save($1) }.andDo { $0 > 1 ? $0 : 2 }
    #expect([kennel.save(0), kennel.save(3)] == [2, 3])
  }

  @Test("a Bool is a condition")
  func conditions() {
    kennel.stub { $0.walk(inRain: $1) }.andReturn(1)
    kennel.stub { $0.walk(inRain: $1) }.where { $0 }.andReturn(2)
    #expect([kennel.walk(inRain: true), kennel.walk(inRain: false)] == [2, 1])
    #expect(kennel.call { $0.walk(inRain: $1) }.arguments.filter { $0 } == [true])
    #expect(kennel.call { $0.walk(inRain: $1) }.arguments.allSatisfy { $0 } == false)
  }

  @Test("an optional is one: nil is told from a value")
  func optionals() {
    kennel.stub { $0.greet($1) }.andReturn("somebody")
    kennel.stub { $0.greet($1) }.where { $0 == nil }.andReturn("nobody")
    #expect([kennel.greet(nil), kennel.greet(Puppy(name: "Rex"))] == ["nobody", "somebody"])
    kennel.stub { $0.greet($1) }.andDo { puppy in puppy?.name ?? "" }
    #expect([kennel.greet(nil), kennel.greet(Puppy(name: "Rex"))] == ["", "Rex"])
    kennel.stub { $0.greet($1) }.andDo { $0!.name }
    #expect(kennel.greet(Puppy(name: "Rex")) == "Rex")
    kennel.stub { $0.count($1) }.andDo { ($0 ?? []).count }
    #expect([kennel.count(nil), kennel.count([1, 2])] == [0, 2])
    #expect(kennel.call { $0.count($1) }.arguments.compactMap { $0 } == [[1, 2]])
  }

  @Test("a setter of an optional gets the optional")
  func setters() {
    var names: [String] = []
    kennel.stub { $0.favourite = $1 }.andDo { puppy in names.append(puppy?.name ?? "nobody") }
    kennel.favourite = Puppy(name: "Rex")
    kennel.favourite = nil
    #expect(names == ["Rex", "nobody"])
  }

  @Test("a completion can be called at once, optional or not")
  func completions() {
    var volumes: [Int] = []
    kennel.stub { $0.listen(then: $1) }.andDo { $0?(5) }
    kennel.listen { volumes.append($0) }
    kennel.listen(then: nil)
    kennel.stub { $0.fetch(3, then: $1) }.andDo { $0(6) }
    kennel.fetch(3) { volumes.append($0) }
    kennel.call { $0.fetch(3, then: $1) }.arguments[0](7)
    #expect(volumes == [5, 6, 7])
    kennel.stub { $0.find(where: $1) }.andDo { isWanted in [Puppy(name: "Rex"), Puppy(name: "Ada")].filter(isWanted) }
    #expect(kennel.find { $0.name == "Ada" } == [Puppy(name: "Ada")])
  }

  @Test("arguments are a list of their type")
  func questions() {
    kennel.register(default: 0, for: .save)
    for id in [3, 9, 5] { _ = kennel.save(id) }
    #expect(kennel.call { $0.save($1) }.arguments.max() == 9)
    let first: Int = kennel.call { $0.save($1) }.arguments[0]
    #expect(first == 3)
    #expect(kennel.call { $0.save($1) }.arguments.contains(5))
    #expect(ids() == [3, 9, 5])
    #expect(kennel.call { $0.save($1) }.arguments.map { $0 } == [3, 9, 5])
  }

  /// A helper as tests write it.
  private func ids() -> [Int] { kennel.call { $0.save($1) }.arguments }

  @Test("a handle can be annotated with the parameter's type, or be in a constant of its own")
  func handles() {
    let handle: StubHandle<Int, Int> = kennel.stub { $0.save($1) }.andReturn(1)
    #expect(kennel.save(3) == 1 && handle.callCount == 1)
    let stub = kennel.stub { $0.save($1) }
    stub.andDo { $0 }
    #expect(kennel.save(3) == 3)
  }

  @Test("a tuple, nothing, and a parameter that is sent are inputs like others")
  func others() {
    kennel.stub { $0.pair($1) }.andDo { pair in pair.0 + pair.1.count }
    #expect(kennel.pair((2, "abc")) == 5)
    kennel.stub { $0.rest($1) }.andDo { _ in }
    kennel.rest(())
    kennel.stub { $0.take($1) }.andDo { collar in collar.size }
    #expect(kennel.take(Collar(size: 4)) == 4)
    expectHaveReceived(kennel.call(times: 1) { $0.take($1) })
    expectHaveNotReceived(kennel) { $0.walk(inRain: $1) }
  }

  @Test("the same is true of a type's functions")
  func statics() async {
    await withIsolatedFakes {
      FakeKennelBook.stub { $0.open($1) }.andDo { $0 }
      #expect(FakeKennelBook.open(4) == 4)
      FakeKennelBook.stub { $0.open($1) }.where { $0 == nil }.andReturn(9)
      #expect(FakeKennelBook.open(nil) == 9)
      #expect(FakeKennelBook.call { $0.open($1) }.arguments.compactMap { $0 }.max() == 4)
      await FakeKennelBook.stub { await $0.close($1) }.andDo { $0.size }
      #expect(await FakeKennelBook.close(Collar(size: 3)) == 3)
      #expect(await FakeKennelBook.call { await $0.close($1) }.arguments.map(\.size) == [3])
      await expectHaveReceived(FakeKennelBook.self, times: 1) { await $0.close($1) }
      await XCTAssertHaveReceived(FakeKennelBook.self, times: 1) { await $0.close($1) }
      FakeKennelBook.classFaker.resetCalls()
      await expectHaveNotReceived(FakeKennelBook.self) { await $0.close($1) }
      await XCTAssertHaveNotReceived(FakeKennelBook.self) { await $0.close($1) }
    }
  }

  @Test("the order of numbers is the closure's own, whatever is written beside them")
  func numbers() {
    kennel.stub { $0.fetch(matching(.greaterThan(2)), then: $1) }.andDo { $0(1) }
    var volumes: [Int] = []
    kennel.fetch(3) { volumes.append($0) }
    #expect(volumes == [1])
  }
}

/// Where the parameter of an asynchronous function isn't `Sendable`.
@Suite("What a lone $1 of an asynchronous function stands for needn't be Sendable")
struct SentInputTests {
  @Test("in a test of no actor, with a fake that isn't Sendable either")
  func ofNoActor() async {
    let keeper = FakeKeeper()
    await keeper.stub { await $0.wash($1) }.andDo { collar in collar.size }
    #expect(await keeper.wash(Collar(size: 2)) == 2)
    await expectHaveReceived(keeper, times: 1) { await $0.wash($1) }
    await XCTAssertHaveReceived(keeper, times: 1) { await $0.wash($1) }
    #expect(await keeper.call { await $0.wash($1) }.arguments.map(\.size) == [2])
    keeper.resetCalls()
    await expectHaveNotReceived(keeper) { await $0.wash($1) }
    await XCTAssertHaveNotReceived(keeper) { await $0.wash($1) }
  }

  @MainActor
  @Test("in a test of the main actor, where the closure runs")
  func ofMainActor() async {
    let guardDog = FakeGuard()
    await guardDog.stub {
      MainActor.assertIsolated()
      return await $0.wash($1)
    }.andReturn(3)
    #expect(await guardDog.wash(Collar(size: 2)) == 3)
    await expectHaveReceived(guardDog, times: 1) {
      MainActor.assertIsolated()
      return await $0.wash($1)
    }
  }

  @Test("in a test of an actor, where the closure runs, and for an actor")
  func ofActors() async {
    await Tester().tests()
  }

  private actor Tester {
    func tests() async {
      let store = FakeStore()
      await store.stub {
        self.assertIsolated()
        return await $0.wash($1)
      }.andDo { $0.size }
      #expect(await store.wash(Collar(size: 6)) == 6)
      await expectHaveReceived(store, times: 1) { await $0.wash($1) }
    }
  }
}

// MARK: - Fixtures

private struct Puppy: Equatable { var name: String }
private final class Collar {
  let size: Int
  init(size: Int) { self.size = size }
}

private final class FakeKennelBook: Fake, StaticFake {
  enum Function: String, PoseurFunction {
    case save, walk, greet, count, setFavourite, listen, fetch, find, pair, rest, take
  }
  enum ClassFunction: String, PoseurFunction { case open, close }
  let faker = Function.faker()
  static let classFaker = ClassFunction.classFaker(scope: .perTest)

  func save(_ id: Int) -> Int { recordAndStub(function: .save, arguments: id) }
  func walk(inRain: Bool) -> Int { recordAndStub(function: .walk, arguments: inRain) }
  func greet(_ puppy: Puppy?) -> String { recordAndStub(function: .greet, arguments: puppy) }
  func count(_ ids: [Int]?) -> Int { recordAndStub(function: .count, arguments: ids) }
  var favourite: Puppy? {
    get { nil }
    set { recordAndStub(function: .setFavourite, arguments: newValue) }
  }
  func listen(then completion: ((Int) -> Void)?) { recordAndStub(function: .listen, arguments: completion) }
  func fetch(_ id: Int, then completion: @escaping (Int) -> Void) {
    recordAndStub(function: .fetch, arguments: id, completion)
  }
  func find(where isWanted: @escaping (Puppy) -> Bool) -> [Puppy] {
    recordAndStub(function: .find, arguments: isWanted)
  }
  func pair(_ pair: (Int, String)) -> Int { recordAndStub(function: .pair, arguments: pair) }
  func rest(_ nothing: Void) { recordAndStub(function: .rest, arguments: nothing) }
  func take(_ collar: sending Collar) -> Int { recordAndStub(function: .take, arguments: collar) }

  static func open(_ id: Int?) -> Int { recordAndStub(function: .open, arguments: id) }
  static func close(_ collar: Collar) async -> Int { await recordAndStub(function: .close, arguments: collar) }
}

private enum WashFunction: String, PoseurFunction { case wash }

private final class FakeKeeper: Fake {
  typealias Function = WashFunction
  let faker = Function.faker()
  func wash(_ collar: Collar) async -> Int { await recordAndStub(function: .wash, arguments: collar) }
}

private final class FakeGuard: Fake, Sendable {
  typealias Function = WashFunction
  let faker = Function.faker()
  func wash(_ collar: Collar) async -> Int { await recordAndStub(function: .wash, arguments: collar) }
}

private actor FakeStore: Fake {
  typealias Function = WashFunction
  let faker = Function.faker()
  func wash(_ collar: sending Collar) -> Int { recordAndStub(function: .wash, arguments: collar) }
}
