import Poseur
import Testing

@Suite("A table of functions", .tags(.memory))
struct FunctionTableTests {
  private enum Only: PoseurFunction { case bark }
  private enum Loaded: PoseurFunction { case load(id: Int), save }
  private struct Named: PoseurFunction { let name: String }
  /// Equal to those of the same letter, large or small.
  private struct Letter: PoseurFunction {
    let code: Int
    private var small: Int { code | 0x20 }
    static func == (left: Letter, right: Letter) -> Bool { left.small == right.small }
    func hash(into hasher: inout Hasher) { hasher.combine(small) }
  }

  /// Equal to the other, in other bits.
  private enum Shout: PoseurFunction {
    case get, GET
    static func == (left: Shout, right: Shout) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// Looks into the faker whenever it is hashed or compared.
  private struct Curious: PoseurFunction {
    let name: String
    let faker: Faker<Curious>?
    private func look() { _ = faker?.calls.count }
    static func == (left: Curious, right: Curious) -> Bool {
      left.look()
      return left.name == right.name
    }
    func hash(into hasher: inout Hasher) {
      look()
      hasher.combine(name.count)
    }
  }

  @Test("may have one function, which takes no room")
  func onlyOne() {
    let faker = Only.faker()
    faker.stub(function: .bark).andReturn("woof")

    #expect(faker.recordAndStub(function: .bark, arguments: []) == "woof")
    #expect(faker.callCountFor(function: .bark) == 1)
  }

  @Test("may have payload, which tells functions apart")
  func payload() {
    let faker = Loaded.faker()
    faker.stub(function: .load(id: 1)).andReturn("one")
    faker.stub(function: .load(id: 2)).andReturn("two")
    faker.recordCall(.save, arguments: [])

    #expect(faker.recordAndStub(function: .load(id: 2), arguments: []) == "two")
    #expect(faker.recordAndStub(function: .load(id: 1), arguments: []) == "one")
    #expect(faker.callCountFor(function: .load(id: 1)) == 1 && faker.callCountFor(function: .load(id: 3)) == 0)
    #expect(faker.calls.map(\.number) == [1, 2, 3])
  }

  @Test("may have an == and a hash that use the same faker, which runs them outside its lock")
  func equalityThatCalls() async {
    await watched("A function that is compared") {
      let curious = Curious.faker()
      for name in ["a", "b", "a"] {
        curious.recordCall(Curious(name: name, faker: curious), arguments: [])
      }
      curious.stub(function: Curious(name: "a", faker: curious)).andReturn(3)

      #expect(curious.recordAndStub(function: Curious(name: "a", faker: curious), arguments: []) == 3)
      #expect(curious.callCountFor(function: Curious(name: "b", faker: curious)) == 1)
      #expect(curious.callCountFor(function: Curious(name: "a", faker: nil)) == 3)
      curious.reset()
    }
  }

  @Test("of one byte goes by its bits, in the record and in assertions on it, too")
  func bits() {
    let shop = Shout.faker()
    for function in [Shout.get, .GET, .GET] { shop.recordCall(function, arguments: []) }

    #expect(shop.callCountFor(function: .get) == 1 && shop.callCountFor(function: .GET) == 2)
    expectHaveReceived(shop, .get, times: 1)
    expectHaveReceived(shop, .GET, times: 2)
    expectNoMoreCalls(shop)
  }

  @Test("may be as large as one likes")
  func large() {
    let faker = Named.faker()
    let functions = (0..<1_000).map { Named(name: "function \($0)") }
    for function in functions {
      faker.recordCall(function, arguments: [])
      faker.recordCall(function, arguments: [])
    }

    #expect(functions.allSatisfy { faker.callCountFor(function: $0) == 2 })
  }

  @Test("goes by == where equal functions differ in their bits")
  func ownEquality() {
    let faker = Letter.faker()
    let (small, large) = (Letter(code: 0x61), Letter(code: 0x41))
    faker.stub(function: small).andReturn(3)
    #expect(faker.recordAndStub(function: large, arguments: []) == 3)
    #expect(faker.recordAndStub(function: small, arguments: []) == 3)

    #expect(faker.callCountFor(function: large) == 2 && faker.callCountFor(function: small) == 2)
    #expect(faker.callCountFor(function: Letter(code: 0x62)) == 0)
  }
}
