import Poseur
import Testing

@Suite("The page on making a fake shows that")
struct MakingAFakeExamples {
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
