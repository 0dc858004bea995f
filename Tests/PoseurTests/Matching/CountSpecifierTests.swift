import Poseur
import Testing

@Suite("CountSpecifier")
struct CountSpecifierTests {
  struct Row: Sendable {
    let specifier: CountSpecifier
    let satisfied: [Int]
    let reads: String
  }
  static let rows = [
    Row(specifier: 2, satisfied: [2], reads: "exactly 2 times"),
    Row(specifier: .once, satisfied: [1], reads: "exactly 1 time"),
    Row(specifier: .never, satisfied: [0], reads: "exactly 0 times"),
    Row(specifier: .atLeast(1), satisfied: [1, 2, 3, 4], reads: "at least 1 time"),
    Row(specifier: .atMost(2), satisfied: [0, 1, 2], reads: "at most 2 times"),
    Row(specifier: .between(1...3), satisfied: [1, 2, 3], reads: "between 1 and 3 times"),
    Row(specifier: CountSpecifier(1...3), satisfied: [1, 2, 3], reads: "between 1 and 3 times"),
    Row(specifier: CountSpecifier(2...), satisfied: [2, 3, 4], reads: "at least 2 times"),
    Row(specifier: CountSpecifier(...2), satisfied: [0, 1, 2], reads: "at most 2 times"),
    Row(specifier: CountSpecifier([1, 2].count), satisfied: [2], reads: "exactly 2 times"),
    Row(specifier: CountSpecifier(.atLeast(1)), satisfied: [1, 2, 3, 4], reads: "at least 1 time"),
    Row(specifier: .exactly(-1), satisfied: [], reads: "exactly -1 times"),
  ]

  @Test("is satisfied by just the counts it names", arguments: rows)
  func satisfaction(_ row: Row) {
    #expect((0...4).filter(row.specifier.isSatisfied) == row.satisfied)
  }

  @Test("reads as the end of a sentence", arguments: rows)
  func description(_ row: Row) {
    #expect(row.specifier.description == row.reads)
  }

  @Test("can be a number in a variable or a range wherever calls are counted")
  func expectedCounts() {
    let (dog, count) = (FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault)), 2)
    for _ in 1...count { _ = dog.bark() }

    expectHaveReceived(dog, .bark, times: count)
    expectHaveReceived(dog, .bark, times: 1...count)
    expectHaveReceived(dog, times: count) { $0.bark() }
    XCTAssertHaveReceived(dog, .bark, times: count)
    XCTAssertHaveReceived(dog, times: 2...) { $0.bark() }
    expectHaveReceived(dog.call(to: .bark, times: count))
    expectHaveReceived(dog.call(to: .bark, where: { $0.isEmpty }, times: ...count))
    #expect(dog.didCall(.bark, times: count).success && dog.didCall(.bark, with: Argument.any, times: 0).success)
    #expect(!dog.didCall(.bark, times: count + 1).success)
    #expect(!dog.faker.didCall(.bark, times: 3...4).success)
  }
}
