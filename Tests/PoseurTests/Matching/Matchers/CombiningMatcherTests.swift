import Testing

@testable import PoseurCore

@Suite("Matchers of matchers")
struct CombiningMatcherTests {
  @Test("oneOf, not, all and either", arguments: rows)
  func check(_ row: MatcherRow) { row.check() }

  @Test("inside of one another", arguments: nestedRows)
  func checkNested(_ row: MatcherRow) { row.check() }

  private static let rows: [MatcherRow] = [
    MatcherRow(
      .oneOf(1, nil, Argument.hasPrefix("a")), "one of 1, nil, a string that begins with \"a\"",
      matching: [1, nil, "abc"],
      others: [(2, "is 2, not one of 1, nil, a string that begins with \"a\"")]),
    MatcherRow(
      .oneOf(5, 6), "one of 5, 6", matching: [6],
      others: [(Int8(5), "is 5 (Int8), not 5 (Int)"), (Int8(7), "is 7, not one of 5, 6")]),
    MatcherRow(.oneOf(), "one of nothing", matching: [], others: [(nil, "is nil, not one of nothing")]),
    MatcherRow(
      .oneOf([1, 2]), "one of [1, 2]", matching: [[1, 2]],
      others: [(1, "is 1, not one of [1, 2]: a list counts as one value here; pass its elements one by one")]),
    MatcherRow(.not(5), "not 5", matching: [4, nil, "5", 5.0], others: [(5, "is 5, which is not wanted")]),
    MatcherRow(.not(nil), "not nil", matching: [4], others: [(nil, "is nil, which is not wanted")]),
    MatcherRow(
      .not(Argument.lessThan(3)), "not a value less than 3", matching: [3, "x", nil],
      others: [(2, "is 2, a value less than 3, which is not wanted")]),
    MatcherRow(
      .all(.greaterThan(1), .lessThan(5)), "a value greater than 1 and a value less than 5", matching: [2, 4],
      others: [
        (1, "is 1, not a value greater than 1"), (5, "is 5, not a value less than 5"),
        ("x", "is \"x\" (String), not a value of type Int"),
      ]),
    MatcherRow(.all(), "any value", matching: [nil, 5], others: []),
    MatcherRow(
      .either(.nil, .greaterThan(5)), "nil or a value greater than 5", matching: [nil, 6],
      others: [(5, "is 5, not nil or a value greater than 5")]),
    MatcherRow(
      .either(.equal(to: "5"), .equal(to: 5)), "\"5\" or 5", matching: ["5"],
      others: [(Int8(5), "is 5 (Int8), not 5 (Int)")]),
    MatcherRow(
      .oneOf(Array(1...60), Array(1...59) + [7, 8]),
      "one of \(describeValue(Array(1...60))), \(describeValue(Array(1...60)))",
      matching: [Array(1...60)], others: [(Array(1...59) + [0], "differs: value[59]: expected 60, received 0")]),
    MatcherRow(.either(), "one of nothing", matching: [], others: [(nil, "is nil, not one of nothing")]),
  ]

  private static let nestedRows: [MatcherRow] = [
    MatcherRow(
      .all(.either(.is(Int.self), .is(String.self)), .not(Argument.oneOf(1, "a"))),
      "(a value of type Int or a value of type String) and not (one of 1, \"a\")", matching: [2, "b"],
      others: [
        (1, "is 1, one of 1, \"a\", which is not wanted"),
        (1.5, "is 1.5, not a value of type Int or a value of type String"),
      ]),
    MatcherRow(
      .not(Argument.not(Argument.all(.nonNil))), "not not a value other than nil", matching: [2],
      others: [(nil, "is nil, not a value other than nil, which is not wanted")]),
    MatcherRow(
      .oneOf(Argument.all(.greaterThan(1), .lessThan(3)), Argument.not(Argument.is(Int.self))),
      "one of a value greater than 1 and a value less than 3, not a value of type Int", matching: [2, "x"],
      others: [(3, "is 3, not one of a value greater than 1 and a value less than 3, not a value of type Int")]),
    MatcherRow(
      .contains(Argument.all(.greaterThan(1), .lessThan(3))),
      "a value that contains (a value greater than 1 and a value less than 3)", matching: [[1, 2]],
      others: [([1, 3], "is [1, 3], not a value that contains (a value greater than 1 and a value less than 3)")]),
    MatcherRow(
      .key(\Walker.name, Argument.all(.hasPrefix("A"), .hasCount(3))),
      "a value of type Walker whose name is (a string that begins with \"A\" and a value with exactly 3 elements)",
      matching: [Walker()],
      others: [
        (
          Walker(name: "Anna"),
          """
          is Walker(name: "Anna", age: 3, dog: nil), whose name is "Anna", which has 4 characters, not exactly 3 \
          characters
          """
        )
      ]),
    MatcherRow(
      .all(.nonNil, .all(.lessThan(9), .all(.greaterThan(1), .not(5)))),
      "a value other than nil and (a value less than 9 and (a value greater than 1 and not 5))", matching: [4],
      others: [(5, "is 5, which is not wanted"), (1, "is 1, not a value greater than 1")]),
  ]

  @Test("all and either ask no further than they need to")
  func order() {
    var asked: [String] = []
    func matcher(_ name: String, _ answer: Bool) -> Argument {
      .validator { _ in
        asked.append(name)
        return answer
      }
    }
    #expect(!Argument.all(matcher("a", true), matcher("b", false), matcher("c", true)).matches(1))
    #expect(Argument.either(matcher("d", false), matcher("e", true), matcher("f", false)).matches(1))
    #expect(asked == ["a", "b", "d", "e"])
  }

  @Test("work in stubs and in checks of calls")
  func inUse() {
    let dog = FakeDog()
    let toys = Argument.oneOf(Item.ball, Item.stick)
    dog.stub(function: .shouldFetch).with(Argument.all(.is(Item.self), toys), Argument.not(Member.parent))
      .andReturn(true)
    #expect(dog.shouldFetch(.stick, for: .kid))

    #expect(dog.receivedCall(to: .shouldFetch, withArguments: toys, Member.kid))
    #expect(
      dog.didCall(.shouldFetch, with: Argument.not(toys), Member.kid).description == """
        Expected FakeDog.shouldFetch(not (one of .ball, .stick), .kid) to be called at least 1 time, but it was called \
        0 times.
        Calls to shouldFetch (1):
          #1  shouldFetch(.stick, .kid)   argument 0 is .stick, one of .ball, .stick, which is not wanted
        """)
  }
}
