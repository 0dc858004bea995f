import Poseur
import Testing

@Suite("The page on faking generic types shows that")
struct FakingGenericTypesExamples {
  @Test("a generic fake takes the place of a protocol with an associated type")
  func genericType() {
    let fake = FakeRepository<String>()
    let repository: any Repository<String> = fake
    fake.stub(returning: "Rex") { $0.find(3) }

    #expect(repository.find(3) == "Rex")
    repository.save("Bello")
    expectHaveReceived(fake, times: 1) { $0.save("Bello") }
  }

  @Test("a generic function is stubbed by its calls")
  func writtenCalls() {
    let decoder = FakeDecoder()
    decoder.stub(returning: 3) { $0.decode(Int.self, from: "3") }
    decoder.stub(returning: "three") { $0.decode(String.self, from: "3") }

    #expect(decoder.decode(Int.self, from: "3") == 3)
    #expect(decoder.decode(String.self, from: "3") == "three")
  }

  @Test("a generic function has a stub for each type")
  func stubForEachType() {
    let decoder = FakeDecoder()
    decoder.stub(.decode).andReturn(3)
    decoder.stub(.decode).andReturn("three")

    #expect(decoder.decode(Int.self, from: "4") == 3)
    #expect(decoder.decode(String.self, from: "4") == "three")
  }

  @Test("a parameter pack is recorded as so many arguments")
  func parameterPack() {
    let log = FakeLog()
    log.note("Rex", 3)
    expectHaveReceived(log, times: 1) { $0.note("Rex", 3) }

    expectHaveReceived(log, .note, with: "Rex", 3)
    expectHaveNotReceived(log) { $0.note("Rex", 4) }
  }

  @Test("an opaque result is stubbed by the type that is named")
  func opaque() {
    struct Row: CustomStringConvertible, Equatable { let description: String }
    struct FakeList: Fake {
      enum Function: String, PoseurFunction { case body }
      let faker = Function.faker()
      func body() -> some CustomStringConvertible { recordAndStub(function: .body, asType: Row.self) }
    }
    let list = FakeList()
    list.stub(.body).andReturn(Row(description: "Rex"))

    #expect(list.body().description == "Rex")
  }

  @Test("a static fake that is generic has its faker beside it")
  func genericStaticFake() {
    defer { ShelfCalls.faker.reset() }
    FakeShelf<Int>.stub(.count).andReturn(4)

    #expect(FakeShelf<Int>.count() == 4 && FakeShelf<String>.count() == 4)
  }
}

// MARK: - Fixtures

extension FakingGenericTypesExamples {
  protocol Repository<Entity> {
    associatedtype Entity
    func find(_ id: Int) -> Entity?
    func save(_ entity: Entity)
  }

  final class FakeRepository<Entity>: Repository, Fake {
    enum Function: String, PoseurFunction { case find, save }
    let faker = Function.faker()

    func find(_ id: Int) -> Entity? {
      recordAndStub(function: .find, arguments: id)
    }
    func save(_ entity: Entity) {
      recordAndStub(function: .save, arguments: entity)
    }
  }

  final class FakeDecoder: Fake {
    enum Function: String, PoseurFunction { case decode }
    let faker = Function.faker()

    func decode<T>(_ type: T.Type, from text: String) -> T {
      recordAndStub(function: .decode, arguments: type, text)
    }
  }

  final class FakeLog: Fake {
    enum Function: String, PoseurFunction { case note }
    let faker = Function.faker()

    func note<each Value>(_ values: repeat each Value) {
      var list: [Any?] = []
      for value in repeat each values { list.append(value) }
      faker.recordAndStub(function: .note, arguments: list)
    }
  }

  enum ShelfCalls {
    enum ClassFunction: String, PoseurFunction { case count }
    static let faker = ClassFunction.classFaker()
  }

  struct FakeShelf<Content>: StaticFake {
    static var classFaker: Faker<ShelfCalls.ClassFunction> {
      ShelfCalls.faker
    }
    static func count() -> Int { recordAndStub(function: .count) }
  }
}
