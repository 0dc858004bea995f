import Poseur
import Testing

/// What SwiftMocking's users stub, and how it is said here; see the article FromSwiftMocking,
/// which also has what no test can show.
@Suite("Stubbing, as SwiftMocking has it", .tags(.threads))
struct SwiftMockingStubbingTests {
  private let market = FakeMarket()

  @Test("thenReturn for some arguments")
  func someArguments() {
    market.stub(.price).with("apple").andReturn(13)

    #expect(market.price(of: "apple") == 13)
  }

  @Test("thenReturn(()) for what returns nothing")
  func returningNothing() {
    market.stub(.refresh).andReturn()
    market.refresh(id: 1)
    market.stub(.refresh).andDoVoid { _ in }
    market.refresh(id: 2)

    #expect(market.callCountFor(function: .refresh) == 2)
  }

  @Test("thenReturn with a closure of typed arguments")
  func typedClosure() {
    market.stub(.add).andDo { (a: Int, b: Int) in a * 10 + b }

    #expect(market.add(2, 3) == 23)
  }

  @Test("thenReturn with an operator or a function")
  func operators() {
    market.stub(.add).andDo((*) as (Int, Int) -> Int)
    #expect(market.add(2, 3) == 6)

    market.removeUniversalStub(for: .add)
    market.stub { $0.add($1, $2) }.andDo(+)
    #expect(market.add(2, 3) == 5)
  }

  @Test("thenThrow")
  func throwing() {
    market.stub(.check).andThrow(Hoarse())

    #expect(throws: Hoarse()) { try market.check("apple") }
  }

  @Test("an effect for each kind of function, checked by the compiler")
  func effects() async throws {
    market.stub { $0.add($1, $2) }.andReturn(5)
    market.stub { try $0.check($1) }.andThrow(Hoarse())
    market.stub(.count).andReturn(3)
    market.stub(.load).with(7).andThrow(Hoarse())

    #expect(market.add(1, 1) == 5)
    #expect(throws: Hoarse()) { try market.check("apple") }
    #expect(await market.count() == 3)
    await #expect(throws: Hoarse()) { try await market.load(id: 7) }
  }

  @Test("closures that await")
  func awaitingClosure() async throws {
    market.stub(.load).andDo { (id: Int) async throws -> String in
      await Task.yield()
      return "user \(id)"
    }

    #expect(try await market.load(id: 3) == "user 3")
  }

  @Test("closures that throw")
  func throwingClosure() {
    market.stub(.check).andDo { (name: String) -> Bool in
      guard name == "apple" else { throw Hoarse() }
      return true
    }

    #expect(throws: Hoarse()) { try market.check("pear") }
  }

  @Test("a side effect beside the result: in the closure that returns it")
  func sideEffect() {
    var events: [Int] = []
    market.stub(.refresh).andDoVoid { events.append($0.argument(atIndex: 0)) }
    market.refresh(id: 4)

    #expect(events == [4])
  }

  @Test("a specific stub before a general one")
  func specificBeforeGeneral() {
    let faker = FakeMarket.Function.faker(precedence: .specificFirst)
    faker.stub(.price).with("apple").andReturn(13)
    faker.stub(.price).andReturn(1)

    #expect(faker.recordAndStub(function: .price, asType: Int.self, arguments: "apple") == 13)
    #expect(faker.recordAndStub(function: .price, asType: Int.self, arguments: "pear") == 1)
  }

  @Test("a value as a matcher")
  func valueAsMatcher() {
    market.stub(.add).with(1, 2).andReturn(3)
    market.stub { $0.add(4, $1) }.andReturn(5)

    #expect(market.add(1, 2) == 3 && market.add(4, 0) == 5)
  }

  @Test("a default for a type, or for a function, on one fake")
  func defaults() async throws {
    market.register(default: 3, for: .count)
    market.register(default: 9)
    let messages = await Failures.capture {
      #expect(await market.count() == 3)
      #expect(market.price(of: "apple") == 9)
    }

    #expect(messages.count == 1, "that of a type is a stand-in, under the policy of the faker")
  }

  @Test("a function that is a spy, without a fake")
  func functionSpy() {
    let faker = FakeMarket.Function.faker()
    faker.stub(.price).with("apple").andReturn(13)
    let price: (String) -> Int = faker.closure(for: .price)

    #expect(price("apple") == 13)
    #expect(faker.receivedCall(to: .price, withArguments: "apple"))
  }

  @Test("a completion that is called by the stub")
  func completion() {
    market.stub { $0.fetch(id: 3, completion: $1) }.andDo { done in done(.success("Rex")) }
    var names: [String] = []
    market.fetch(id: 3) { names.append((try? $0.get()) ?? "") }

    #expect(names == ["Rex"])
  }

  @Test("fakes go from task to task")
  func tasks() async {
    let faker = market.faker
    faker.stub(.add).andDo { (a: Int, b: Int) in a + b }
    let sums = await withTaskGroup(of: Int.self) { group in
      for number in 1...10 {
        group.addTask { await faker.recordAndStub(function: .add, arguments: number, 1) }
      }
      return await group.reduce(0, +)
    }

    #expect(sums == 65 && faker.callCountFor(function: .add) == 10)
  }

  @Test("an unstubbed call fails the test first, and stops it only where it cannot go on")
  func unstubbedCall() {
    #expect(Failures.capture { _ = market.price(of: "apple") }.count == 1)
  }
}
