import Poseur
import Testing

/// The members and the matchers of SwiftMocking, and how they are said here; see the article FromSwiftMocking.
@Suite("Members and matchers, as SwiftMocking has them")
struct SwiftMockingMemberTests {
  private let market = FakeMarket()

  @Test("a property, read and written")
  func property() {
    market.stub(.isOpen).andReturn(true)
    #expect(market.isOpen)
    market.isOpen = false

    expectHaveReceived(market, .isOpen, times: 1)
    expectHaveReceived(market, .setIsOpen, with: false, times: 1)
  }

  @Test("a subscript, read and written")
  func subscripts() {
    market.stub(.shelf).with(Argument.any).andReturn("pears")
    #expect(market[1] == "pears")
    market[2] = "apples"

    expectHaveReceived(market, .setShelf, with: 2, "apples")
  }

  @Test("static members")
  func staticMembers() {
    FakeMarket.stub(.founded).andReturn(1901)
    defer { FakeMarket.reset() }

    #expect(FakeMarket.founded() == 1901)
    expectHaveReceived(FakeMarket.classFaker, .founded)
  }

  @Test("matchers", arguments: examples)
  fileprivate func matchers(example: MatcherExample) {
    let faker = FakeMarket.Function.faker()
    faker.recordCall(.refresh, arguments: example.value)

    #expect(faker.receivedCall(to: .refresh, withArguments: example.matcher))
    #expect(!faker.receivedCall(to: .refresh, withArguments: Argument.not(example.matcher)))
  }

  private static var examples: [MatcherExample] {
    let dog = Dog()
    return [
      MatcherExample(".any", 5, .any),
      MatcherExample(".any(that:)", 5, .where { (number: Int) in number > 4 }),
      MatcherExample(".any(where: \\.count, 3)", "Rex", .key(\String.count, 3)),
      MatcherExample(".equal", 5, .equal(to: 5)),
      MatcherExample(".identical", dog, .identical(to: dog)),
      MatcherExample(".as, .is", 5, .is(Int.self)),
      MatcherExample(".lessThan", 5, .lessThan(6)),
      MatcherExample(".greaterThan", 5, .greaterThan(4)),
      MatcherExample(".between, .in(4...6)", 5, .in(4...6)),
      MatcherExample(".in(4...)", 5, .in(4...)),
      MatcherExample(".in(...6)", 5, .in(...6)),
      MatcherExample(".approximately", 5.01, .close(to: 5, within: 0.1)),
      MatcherExample(".notNil", 5, .nonNil),
      MatcherExample(".nil", nil, .nil),
      MatcherExample(".some(.equal(5))", Int?.some(5), .equal(to: 5)),
      MatcherExample(".anyError", Hoarse(), .is((any Error).self)),
      MatcherExample(".error(Hoarse.self)", Hoarse(), .is(Hoarse.self)),
      MatcherExample(
        ".success(.any)", Result<Int, Hoarse>.success(5),
        .where { (result: Result<Int, Hoarse>) in result == .success(5) }),
      MatcherExample(
        ".failure(.any)", Result<Int, Hoarse>.failure(Hoarse()), .equal(to: Result<Int, Hoarse>.failure(Hoarse()))),
      MatcherExample(".contains", "woof", .contains("oo")),
      MatcherExample(".startsWith", "woof", .hasPrefix("wo")),
      MatcherExample(".endsWith", "woof", .hasSuffix("of")),
      MatcherExample(".matches", "woof", .matches(#/wo+f/#)),
      MatcherExample(".isEmpty", [Int](), .hasCount(0)),
      MatcherExample(".hasCount", [1, 2], .hasCount(2)),
      MatcherExample(".hasCountBetween", [1, 2], .hasCount(1...3)),
      MatcherExample(".contains(element)", [1, 2], .contains(2)),
      MatcherExample(".variadic(1, 2)", [1, 2], .equal(to: [1, 2])),
    ]
  }
}

// MARK: - Fixtures

private struct MatcherExample: @unchecked Sendable, CustomTestStringConvertible {
  /// How it is written there.
  let testDescription: String
  let value: Any?
  let matcher: Argument

  init(_ testDescription: String, _ value: Any?, _ matcher: Argument) {
    self.testDescription = testDescription
    self.value = value
    self.matcher = matcher
  }
}
