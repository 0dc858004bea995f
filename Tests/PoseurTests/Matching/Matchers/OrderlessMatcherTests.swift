import Testing

@testable import PoseurCore

@Suite("Matchers of elements in any order")
struct OrderlessMatcherTests {
  @Test("anyOrder and each", arguments: rows)
  func check(_ row: MatcherRow) { row.check() }

  @Test("anyOrder finds a matcher for each element, whatever takes which first")
  func assignment() {
    let matcher = Argument.anyOrder(Argument.any, Argument.in(1...2), Argument.in(2...3), 3)

    #expect(matcher.matches([3, 1, 2, 9]))
    #expect(matcher.matches([3, 3, 1, 2]))
    #expect(matcher.mismatch([9, 9, 2, 3])?.description == "[1] is 9, not 3")
  }

  private static let rows: [MatcherRow] = [
    MatcherRow(
      .anyOrder(1, Argument.lessThan(3)), "[1, a value less than 3] in any order",
      matching: [[1, 2], [2, 1], [1, 1], Set([2, 1]), [1, 2][...]],
      others: [
        ([2, 2], "[1] is 2, not 1"), ([1, 5], "[1] is 5, not a value less than 3"),
        (Set([1, 5]), "has an element that is 5, not a value less than 3"),
        ([1], "is [1], which has 1 element, not 2"),
        ([1, 2, 3], "is [1, 2, 3], which has 3 elements, not 2"),
        (1, "is 1 (Int), not [1, a value less than 3] in any order"),
      ]),
    MatcherRow(
      .anyOrder(["id": Argument.any], Argument.elements(1, 2)), #"[["id": any value], [1, 2]] in any order"#,
      matching: [[[1, 2], ["id": 3]] as [Any]],
      others: [([[1, 3], ["id": 3]] as [Any], "[0][1] is 3, not 2")]),
    MatcherRow(
      .each(Argument.hasPrefix("R")), "a collection in which each element is a string that begins with \"R\"",
      matching: [["Rex", "Ron"], [String](), Set(["Rex"])],
      others: [
        (["Rex", "Tom"], #"[1] is "Tom", not a string that begins with "R""#),
        (Set(["Tom"]), #"has an element that is "Tom", not a string that begins with "R""#),
        (nil, #"is nil, not a collection in which each element is a string that begins with "R""#),
      ]),
    MatcherRow(
      .each(3), "a collection in which each element is 3", matching: [[3, 3]], others: [([3, 4], "[1] is 4, not 3")]),
  ]
}
