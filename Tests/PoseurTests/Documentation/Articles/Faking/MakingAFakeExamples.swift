import Poseur
import Testing

@Suite("The page on making a fake shows that")
struct MakingAFakeExamples {
  @Test("copies of a struct share its faker")
  func copies() {
    struct FakeBell: Fake {
      enum Function: String, PoseurFunction { case ring }
      let faker = Function.faker()
      func ring() { recordCall(.ring) }
    }
    let bell = FakeBell()
    let copy = bell
    copy.ring()

    expectHaveReceived(bell, .ring, times: 1)
  }

  @Test("each kind of function has its line")
  func linesOfFunctions() async throws {
    let store = FakeStore()
    store.stub(.load).andReturn("Rex")

    #expect(try store.load(3) == "Rex")
    #expect(try store.reload(3) == "Rex")
    #expect(await store.find(3) == "Rex")
    #expect(try await store.fetch(3) == "Rex")
    #expect(store.name == "Rex")
    store.name = "Bello"
    expectHaveReceived(store, .setName, with: "Bello")
    expectHaveReceived(store, .load, times: 5)
  }

  @Test("the case is found by the name of the function, and labels show")
  func foundByName() {
    final class FakeShelf: Fake {
      enum Function: String, PoseurFunction { case load = "load(id:)", close }
      let faker = Function.faker()

      func load(id: Int) -> String { recordAndStub(arguments: id) }
      func close() { recordCall() }
    }
    let shelf = FakeShelf()
    shelf.stub { $0.load(id: 3) }.andReturn("Rex")
    shelf.close()

    #expect(shelf.load(id: 3) == "Rex")
    #expect(shelf.calls.description == "[close(), load(id: 3)]")
  }

  @Test("a fake with its own reset is reset by its faker, and a list can be one argument")
  func ownNames() {
    struct FakeLog: Fake {
      enum Function: String, PoseurFunction { case log, reset }
      let faker = Function.faker()
      func log(_ items: [Any?]) { recordCall(.log, arguments: items as Any?) }
      func reset() { recordCall(.reset) }
    }
    let log = FakeLog()
    log.log([1, nil])
    log.reset()
    #expect(log.faker.calls.map(\.arguments.count) == [1, 0])

    log.faker.reset()
    #expect(log.faker.calls.isEmpty)
  }

  @Test("a fake that is a struct can be Hashable and Codable")
  func derivedConformances() throws {
    struct FakeTag: Fake, Hashable, Codable {
      enum Function: String, PoseurFunction { case read }
      enum CodingKeys: CodingKey {}
      let faker = Function.faker()
      static func == (one: FakeTag, other: FakeTag) -> Bool { one.faker === other.faker }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(faker)) }
    }
    let tag = FakeTag()
    #expect(Set([tag, tag, FakeTag()]).count == 2)
  }
}

// MARK: - Fixtures

extension MakingAFakeExamples {
  /// The lines in the table of the page.
  fileprivate final class FakeStore: Fake {
    struct Gone: Error {}
    enum Function: String, PoseurFunction { case load, setName }
    let faker = Function.faker()

    func load(_ id: Int) throws -> String { try recordAndStubThrowing(function: .load, arguments: id) }
    func reload(_ id: Int) throws(Gone) -> String {
      try recordAndStubThrowing(function: .load, throwing: Gone.self, arguments: id)
    }
    func find(_ id: Int) async -> String { await recordAndStub(function: .load, arguments: id) }
    func fetch(_ id: Int) async throws -> String { try await recordAndStubThrowing(function: .load, arguments: id) }
    var name: String {
      get { recordAndStub(function: .load) }
      set { recordAndStub(function: .setName, arguments: newValue) }
    }
  }
}
