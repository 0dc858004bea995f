import Poseur
import Testing

@Suite("A fake that is no subclass")
struct OtherShapes {
  @Test("conforms to a protocol")
  func protocolConformer() {
    final class FakeVet: Vet, Fake {
      enum Function: String, PoseurFunction { case examine, vaccinate }
      let faker = Function.faker()
      func examine(_ name: String) -> Int { recordAndStub(function: .examine, arguments: name) }
      func vaccinate(_ name: String) { recordAndStub(function: .vaccinate, arguments: name) }
    }
    let fake = FakeVet()
    let vet: any Vet = fake
    fake.stub(function: .examine, withArguments: "Rex").andReturn(7)

    #expect(vet.examine("Rex") == 7)
    vet.vaccinate("Rex")
    #expect(fake.receivedCall(to: .vaccinate, withArguments: "Rex"))
  }

  @Test("is a struct")
  func structure() {
    struct FakeVet: Vet, Fake {
      enum Function: String, PoseurFunction { case examine, vaccinate }
      let faker = Function.faker()
      func examine(_ name: String) -> Int { recordAndStub(function: .examine, arguments: name) }
      func vaccinate(_ name: String) { recordAndStub(function: .vaccinate, arguments: name) }
    }
    let vet = FakeVet()
    let copy = vet
    vet.stub(function: .examine).andReturn(7)

    #expect(copy.examine("Rex") == 7, "copies of a fake share its faker")
    #expect(vet.callCountFor(function: .examine) == 1)
  }

  @Test("is a struct with a mutating function")
  func mutatingFunction() {
    struct FakeBowl: Fake {
      enum Function: String, PoseurFunction { case fill }
      let faker = Function.faker()
      mutating func fill(_ grams: Int) -> Int { recordAndStub(function: .fill, arguments: grams) }
    }
    var bowl = FakeBowl()
    bowl.stub(function: .fill).andReturn(40)

    #expect(bowl.fill(50) == 40)
  }

  @Test("is an actor")
  func actor() async throws {
    actor FakeStore: Store, Fake {
      enum Function: String, PoseurFunction { case load, save, count }
      let faker = Function.faker()
      func load(_ id: Int) async throws -> String { try await recordAndStubThrowing(function: .load, arguments: id) }
      func save(_ text: String) async { await recordAndStub(function: .save, arguments: text) }
      func count() -> Int { recordAndStub(function: .count) }
    }
    let store = FakeStore()
    store.stub(function: .load).with(3).andReturn("Rex")
    store.stub(function: .count).andReturn(1)

    #expect(try await store.load(3) == "Rex")
    await store.save("Rex")
    #expect(await store.count() == 1)
    #expect(store.receivedCall(to: .save, withArguments: "Rex"))
  }

  @Test("is a table with payload")
  func payload() {
    struct FakeShop: Fake {
      enum Function: PoseurFunction { case price(of: String), close }
      let faker = Function.faker()
      func price(of food: String) -> Int { recordAndStub(function: .price(of: food)) }
    }
    let shop = FakeShop()
    shop.stub(function: .price(of: "bone")).andReturn(3)
    shop.stub(function: .price(of: "biscuit")).andReturn(1)

    #expect(shop.price(of: "bone") == 3)
    #expect(shop.price(of: "biscuit") == 1)
    #expect(shop.callCountFor(function: .price(of: "bone")) == 1)
    #expect(shop.callCountFor(function: .close) == 0)
  }

  @Test("is no type at all: a faker is used alone")
  func fakerAlone() {
    enum Function: String, PoseurFunction { case fetch }
    let faker = Function.faker()
    let fetch: (Item) -> Bool = { faker.recordAndStub(function: .fetch, arguments: $0) }
    faker.stub(function: .fetch, withArguments: Item.ball).andReturn(true)

    #expect(fetch(.ball))
    #expect(faker.callCountFor(function: .fetch, withArguments: Item.ball) == 1)
  }
}

// MARK: - Fixtures

protocol Vet {
  func examine(_ name: String) -> Int
  func vaccinate(_ name: String)
}

protocol Store: Sendable {
  func load(_ id: Int) async throws -> String
  func save(_ text: String) async
  func count() async -> Int
}
