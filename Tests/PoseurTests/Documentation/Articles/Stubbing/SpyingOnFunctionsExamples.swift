import Poseur
import Testing

@Suite("The page on spying on functions shows that")
struct SpyingOnFunctionsExamples {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("a function needs no fake")
  func function() async throws {
    struct Shop { let price: (String) -> Int }

    let price = FunctionSpy.named("price", as: ((String) -> Int).self)
    price.stub("apple").andReturn(13)
    let shop = Shop(price: price.closure)

    #expect(shop.price("apple") == 13)
    #expect(price.calls == ["apple"])

    expectHaveReceived(price.faker, price.function, with: "apple", times: 1)
    try await price.faker.waitForCall(to: price.function)

    #expect(price("apple") == 13)
  }

  @Test("one faker makes several closures")
  func closures() async throws {
    struct Clinic {
      let examine: (String) throws -> Int
      let remind: (String) async -> Void
    }

    enum ClinicFunction: String, PoseurFunction { case examine, remind }

    let faker = ClinicFunction.faker()
    let clinic = Clinic(
      examine: faker.closure(for: .examine), remind: faker.closure(for: .remind)
    )
    faker.stub(.examine).with("Rex").andReturn(7)

    #expect(try clinic.examine("Rex") == 7)
    await clinic.remind("Rex")
    expectHaveReceivedInOrder(faker.call(to: .examine), faker.call(to: .remind))
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("a closure is called by way of a constant")
  func constant() {
    let spy = FunctionSpy.named("walk", as: ((Int) -> Bool).self)
    spy.returnValue = true
    let walk = spy.closure

    #expect(walk(1) && spy(1))
    #expect(spy.callCount == 2)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("an asynchronous type is written for modules of any settings")
  func concurrentType() async {
    let count = FunctionSpy.named("count", as: (@concurrent (Int) async -> Int).self)
    count.returnValue = 3
    #expect(await count(1) == 3)
  }

  @Test("a closure of other types forwards")
  func forwarding() {
    struct Toy {
      var add: (Int...) -> Int
      var roll: (Int) throws(Hoarse) -> Int
    }
    enum Function: String, PoseurFunction { case add, roll }
    let faker = Function.faker()
    let toy = Toy(
      add: { faker.recordAndStub(function: .add, arguments: $0) },
      roll: { (n: Int) throws(Hoarse) in
        try faker.recordAndStubThrowing(function: .roll, throwing: Hoarse.self, arguments: n)
      })
    faker.stub(.add).with([1, 2]).andReturn(3)
    faker.stub(.roll).andThrow(Hoarse())

    #expect(toy.add(1, 2) == 3)
    #expect(throws: Hoarse()) { try toy.roll(1) }
  }
}
