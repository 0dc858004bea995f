import Testing

@testable import PoseurCore

@Suite("Matchers of contents")
struct ContentsMatcherTests {
  @Test("contains, in strings and collections", arguments: rows)
  func check(_ row: MatcherRow) { row.check() }

  @Test("hasCount", arguments: countRows)
  func checkCount(_ row: MatcherRow) { row.check() }

  @Test("key", arguments: keyRows)
  func checkKey(_ row: MatcherRow) { row.check() }

  private static let rows: [MatcherRow] = [
    MatcherRow(
      .contains("ex"), "a value that contains \"ex\"",
      matching: ["Rex", "ex", "Rex"[...], ["a", "ex"], Set(["ex"]), ["ex": 1], ["a", "ex"][1...]],
      others: [
        ("Re", "is \"Re\", not a value that contains \"ex\""),
        (["Rex"], "is [\"Rex\"], not a value that contains \"ex\""),
        (["a": "ex"], "is [\"a\": \"ex\"], not a value that contains \"ex\""),
        ([String](), "is [], not a value that contains \"ex\""),
        (nil, "is nil, not a value that contains \"ex\""), (5, "is 5 (Int), not a value that contains \"ex\""),
      ]),
    MatcherRow(
      .contains("\n"), #"a value that contains "\n""#, matching: ["a\nb"],
      others: [("a\r\nb", #"is "a\r\nb", not a value that contains "\n""#)]),
    MatcherRow(.contains(""), "a value that contains \"\"", matching: ["Rex", "", [""]], others: []),
    MatcherRow(
      .contains(Character("e")), "a value that contains \"e\"", matching: ["Rex", [Character("e")]],
      others: [("Rax", "is \"Rax\", not a value that contains \"e\"")]),
    MatcherRow(
      .contains(2), "a value that contains 2", matching: [[1, 2], 1...3, [2, "a"] as [Any?], [2: "a"]],
      others: [
        ([2.0], "is [2.0], not a value that contains 2"), ([UInt8(2)], "is [2], not a value that contains 2"),
        ("2", "is \"2\", not a value that contains 2"), ([[2]], "is [[2]], not a value that contains 2"),
      ]),
    MatcherRow(
      .contains(-1), "a value that contains -1", matching: [-5..<Int.max, Int.min...Int.max, -1...2],
      others: [
        (0..<Int.max, "is 0..<9223372036854775807, not a value that contains -1"),
        (0...Int.max, "is 0...9223372036854775807, not a value that contains -1"),
        (Int8(-3)...3, "is -3...3, not a value that contains -1"),
      ]),
    MatcherRow(
      .contains(UInt8(3)), "a value that contains 3", matching: [0...UInt8.max, [UInt8(3)]],
      others: [(0...4, "is 0...4, not a value that contains 3")]),
    MatcherRow(
      .contains(nil), "a value that contains nil", matching: [[1, nil], [String?.none]],
      others: [
        ([1], "is [1], not a value that contains nil"),
        (0..<4, "is 0..<4, not a value that contains nil"),
      ]),
    MatcherRow(
      .contains(Argument.captor()), "a value that contains any value (captured)", matching: [[1], 1...3, 0..<Int.max],
      others: [([] as [Int], "is [], not a value that contains any value (captured)")]),
    MatcherRow(
      .contains(("id", 3)), "a value that contains (\"id\", 3)", matching: [["id": 3, "age": 4], [("id", 3)]],
      others: [(["id": 4], "is [\"id\": 4], not a value that contains (\"id\", 3)")]),
    MatcherRow(
      .contains(Argument.greaterThan(2)), "a value that contains a value greater than 2",
      matching: [[1, 3], [3: "a"]],
      others: [([1, 2], "is [1, 2], not a value that contains a value greater than 2")]),
    MatcherRow(
      .contains(Argument.where("a digit") { (character: Character) in character.isNumber }),
      "a value that contains a digit", matching: ["R2"],
      others: [("Rex", "is \"Rex\", not a value that contains a digit")]),
    MatcherRow(
      .contains(Argument.where("a pair of 3") { (pair: (key: String, value: Int)) in pair.value == 3 }),
      "a value that contains a pair of 3", matching: [["id": 3]],
      others: [(["id": 4], "is [\"id\": 4], not a value that contains a pair of 3")]),
  ]

  private static let countRows: [MatcherRow] = [
    MatcherRow(
      .hasCount(2), "a value with exactly 2 elements",
      matching: [[1, 2], "ab", ["a": 1, "b": 2], Set([1, 2]), 1...2],
      others: [
        ([1], "is [1], which has 1 element, not exactly 2 elements"),
        ("Rex", "is \"Rex\", which has 3 characters, not exactly 2 characters"),
        (2, "is 2 (Int), not a value with exactly 2 elements"), (nil, "is nil, not a value with exactly 2 elements"),
      ]),
    MatcherRow(
      .hasCount(.atLeast(1)), "a value with at least 1 element", matching: [[1], [1, 2], "🐕‍🦺"],
      others: [("", "is \"\", which has 0 characters, not at least 1 character")]),
    MatcherRow(
      .hasCount(1...2), "a value with between 1 and 2 elements", matching: ["a", "ab"],
      others: [([1, 2, 3], "is [1, 2, 3], which has 3 elements, not between 1 and 2 elements")]),
    MatcherRow(
      .hasCount(1), "a value with exactly 1 element",
      matching: [3...3, 3..<4, UInt.max...UInt.max, Int8(-128)...(-128)],
      others: [
        (
          1...Int.max,
          "is 1...9223372036854775807, which has 9223372036854775807 elements, not exactly 1 element"
        ),
        (Int8.min...Int8.max, "is -128...127, which has 256 elements, not exactly 1 element"),
        (3..<3, "is 3..<3, which has 0 elements, not exactly 1 element"),
      ]),
    MatcherRow(
      .hasCount(2...), "a value with at least 2 elements", matching: ["ab", "abc"],
      others: [([Int](), "is [], which has 0 elements, not at least 2 elements")]),
    MatcherRow(
      .hasCount(...1), "a value with at most 1 element", matching: ["", "a"],
      others: [([1, 2], "is [1, 2], which has 2 elements, not at most 1 element")]),
  ]

  private static let keyRows: [MatcherRow] = [
    MatcherRow(
      .key(\Walker.age, 3), "a value of type Walker whose age is 3",
      matching: [Walker(), Walker?.some(Walker()) as Any],
      others: [
        (Walker(age: 4), "is Walker(name: \"Ann\", age: 4, dog: nil), whose age is 4, not 3"),
        (3, "is 3 (Int), not a value of type Walker"), (nil, "is nil, not a value of type Walker"),
      ]),
    MatcherRow(
      .key(\Fare.amount, 12), "a value of type Fare whose amount is 12.0", matching: [Fare(amount: 12)],
      others: [(Fare(amount: 2), "is Fare(amount: 2.0), whose amount is 2.0, not 12.0")]),
    MatcherRow(
      .key(\Walker.dog, nil), "a value of type Walker whose dog is nil", matching: [Walker()],
      others: [(Walker(dog: Dog()), "is Walker(name: \"Ann\", age: 3, dog: <Dog>), whose dog is <Dog>, not nil")]),
    MatcherRow(
      .key(\Walker.motto, Argument.hasPrefix("Ann")),
      "a value of type Walker whose String value is a string that begins with \"Ann\"",
      matching: [Walker()],
      others: [
        (
          Walker(name: "Bob"),
          """
          is Walker(name: "Bob", age: 3, dog: nil), whose String value is "Bob rules", not a string that begins with "Ann"
          """
        )
      ]),
    MatcherRow(
      .key(\Kennel.Place.owner.name, "Ann"),
      "a value of type ContentsMatcherTests.Kennel.Place whose owner.name is \"Ann\"",
      matching: [Kennel.Place()], others: []),
  ]

  private enum Kennel {
    struct Place { var owner = Walker() }
  }

  @Test("a sequence that can be read once is not read")
  func sequences() {
    var reads = 0
    let once = AnySequence {
      AnyIterator { () -> Int? in
        reads += 1
        return nil
      }
    }
    #expect(!Argument.contains(2).matches(once))
    #expect(
      Argument.contains(2).mismatch(once)?.description.hasSuffix("(AnySequence<Int>), not a value that contains 2")
        == true)
    #expect(!Argument.hasCount(0).matches(once))
    #expect(reads == 0)
  }
}

private struct Fare { let amount: Double }
