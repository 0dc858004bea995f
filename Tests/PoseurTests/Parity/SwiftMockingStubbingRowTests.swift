import Poseur
import Testing

/// What SwiftMocking's users stub, row by row, and how it is said here. Rows without a test of theirs (32, 41 and 42)
/// are in the article on migrating; row 40 is not about code.
@Suite("SwiftMocking's stubbing, row")
struct SwiftMockingStubbingRowTests {
  private let market = FakeMarket()

  @Test("1: thenReturn for some arguments")
  func row1() {
    market.stub(.price).with("apple").andReturn(13)

    #expect(market.price(of: "apple") == 13)
  }

  @Test("2: thenReturn(()) for what returns nothing")
  func row2() {
    market.stub(.refresh).andReturn()
    market.refresh(id: 1)
    market.stub(.refresh).andDoVoid { _ in }
    market.refresh(id: 2)

    #expect(market.callCountFor(function: .refresh) == 2)
  }

  @Test("3: thenReturn with a closure of typed arguments")
  func row3() {
    market.stub(.add).andDo { (a: Int, b: Int) in a * 10 + b }

    #expect(market.add(2, 3) == 23)
  }

  @Test("4: thenReturn with an operator or a function")
  func row4() {
    market.stub(.add).andDo((*) as (Int, Int) -> Int)
    #expect(market.add(2, 3) == 6)

    market.removeUniversalStub(for: .add)
    market.spy(.add, of: FakeMarket.add).stub(.any, .any).andDo(+)
    #expect(market.add(2, 3) == 5)
  }

  @Test("5: thenThrow")
  func row5() {
    market.stub(.check).andThrow(Hoarse())

    #expect(throws: Hoarse()) { try market.check("apple") }
  }

  @Test("6: an effect for each kind of function, checked by the compiler")
  func row6() async throws {
    market.spy(.add, of: FakeMarket.add).stub(.any, .any).andReturn(5)
    market.spy(.check, of: FakeMarket.check).stub(.any).andThrow(Hoarse())
    market.spy(.count, of: FakeMarket.count).stub().andReturn(3)
    market.spy(.load, of: FakeMarket.load).stub(7).andThrow(Hoarse())

    #expect(market.add(1, 1) == 5)
    #expect(throws: Hoarse()) { try market.check("apple") }
    #expect(await market.count() == 3)
    await #expect(throws: Hoarse()) { try await market.load(id: 7) }
  }

  @Test("7: closures that await")
  func row7() async throws {
    market.stub(.load).andDo { (id: Int) async throws -> String in
      await Task.yield()
      return "user \(id)"
    }

    #expect(try await market.load(id: 3) == "user 3")
  }

  @Test("8: closures that throw")
  func row8() {
    market.stub(.check).andDo { (name: String) -> Bool in
      guard name == "apple" else { throw Hoarse() }
      return true
    }

    #expect(throws: Hoarse()) { try market.check("pear") }
  }

  @Test("9: a side effect beside the result: in the closure that returns it")
  func row9() {
    var events: [Int] = []
    market.stub(.refresh).andDoVoid { events.append($0.argument(atIndex: 0)) }
    market.refresh(id: 4)

    #expect(events == [4])
  }

  @Test("10: a specific stub before a general one")
  func row10() {
    let faker = FakeMarket.Function.faker(precedence: .specificFirst)
    faker.stub(.price).with("apple").andReturn(13)
    faker.stub(.price).andReturn(1)

    #expect(faker.recordAndStub(function: .price, asType: Int.self, arguments: "apple") == 13)
    #expect(faker.recordAndStub(function: .price, asType: Int.self, arguments: "pear") == 1)
  }

  @Test("26: a value as a matcher")
  func row26() {
    market.stub(.add).with(1, 2).andReturn(3)
    market.spy(.add, of: FakeMarket.add).stub(.equal(4), .any).andReturn(5)

    #expect(market.add(1, 2) == 3 && market.add(4, 0) == 5)
  }

  @Test("28: a default for a type, or for a function, on one fake")
  func row28() async throws {
    market.register(default: 3, for: .count)
    market.register(default: 9)
    let messages = await Failures.capture {
      #expect(await market.count() == 3)
      #expect(market.price(of: "apple") == 9)
    }

    #expect(messages.count == 1, "that of a type is a stand-in, under the policy of the faker")
  }

  @Test("34: a function that is a spy, without a fake")
  func row34() {
    let price = FunctionSpy.named("price", as: ((String) -> Int).self)
    price.stub("apple").andReturn(13)
    let function: (String) -> Int = price.closure

    #expect(function("apple") == 13 && price("apple") == 13)
    #expect(price.receivedInvocations == ["apple", "apple"])
  }

  @Test("37: a completion that is called by the stub")
  func row37() {
    market.stub(.fetch).andInvokeClosure(with: Result<String, Hoarse>.success("Rex"))
    var names: [String] = []
    market.fetch(id: 3) { names.append((try? $0.get()) ?? "") }

    #expect(names == ["Rex"])
  }

  @Test("38: fakes go from task to task")
  func row38() async {
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

  @Test("39: an unstubbed call fails the test first, and stops it only where it cannot go on")
  func row39() {
    #expect(Failures.capture { _ = market.price(of: "apple") }.count == 1)
  }
}
