import Testing

@testable import PoseurCore

@Suite("Matchers of what is inside")
struct ElementsMatcherTests {
  @Test("elements and entries, nested in one another and in others", arguments: rows)
  func check(_ row: MatcherRow) { row.check() }

  @Test("a literal with a matcher inside is asked as they are", arguments: literalRows)
  func checkLiteral(_ row: MatcherRow) { row.check() }

  @Test("a report names the path, after an argument and after a property")
  func paths() {
    let pattern = ArgumentPattern([
      "Rex", Argument.elements("Ann", "Tim"), ["id": Argument.lessThan(3), "tags": ["a"]] as [String: Any],
      Argument.key(\Group.names, Argument.elements("Ann", "Tim")),
    ])

    #expect(
      pattern.mismatch(with: ["Rex", ["Ann", "Tom"], ["id": 4, "tags": ["a"]] as [String: Any], Group()]) == """
        argument 1[1] is "Tom", not "Tim"; argument 2["id"] is 4, not a value less than 3; argument 3 is \
        Group(names: ["Ann", "Tom"]), whose names[1] is "Tom", not "Tim"
        """)
    #expect(pattern.distance(to: ["Rex", ["Ann", "Tim"], ["id": 2, "tags": ["a"]] as [String: Any], Group()]) == 1)
    #expect(
      OutcomeMatcher.returned(["Ann", Argument.in(3...)] as [Any]).mismatch(.returned(["Ann", 2] as [Any]))
        == "returned a value whose [1] is 2, not a value in 3...")
  }

  @Test("an element that is less unlike what is expected makes a call the nearer one")
  func nearness() {
    let matcher = Argument.elements("Rex", 30).matcher
    let likenesses: [Any] = [["Rex", 30] as [Any], ["Rex", 31] as [Any], ["Rex", "x"] as [Any], ["Rex"], 5]

    #expect(likenesses.map { matcher.dissimilarity(of: $0) } == [0, 187.5, 500, 1_000, 1_000])
  }

  @Test("captors keep what they meet inside")
  func captors() {
    let (name, id, all) = (Argument.captor(), Argument.captor(), Argument.captor())
    let pattern = ArgumentPattern([
      [name, "Tim"] as [Any], Argument.entries(["id": id]), Argument.each(all), Argument.anyOrder(3, name),
    ])

    pattern.capture([["Ann", "Tim"], ["id": 7, "age": 3], [1, 2], [4, 3]])
    #expect(name.values(as: String.self) == ["Ann"])
    #expect(name.last(as: Int.self) == 4)
    #expect(id.values(as: Int.self) == [7])
    #expect(all.values(as: Int.self) == [1, 2])
  }

  @Test("they know what they can match")
  func matchable() {
    #expect(Argument.elements(1, Double.nan).matcher.matchable.impossibility != nil)
    #expect(Argument.entries(["a": Double.nan]).matcher.matchable.impossibility != nil)
    #expect(Argument.anyOrder(Double.nan).matcher.matchable.impossibility != nil)
    #expect(Argument.each(Double.nan).matcher.matchable.impossibility == nil, "an empty one matches")
    #expect(Argument.elements(1).matcher.matchable.typesMissed(by: 5) == "a collection")
    #expect(Argument.entries(["a": 1]).matcher.matchable.typesMissed(by: [5]) == "a dictionary")
    #expect(Argument.entries(["a": 1]).matcher.matchable.typesMissed(by: ["b": 5]) == nil)
  }

  private static let rows: [MatcherRow] = [
    MatcherRow(
      .elements(1, Argument.in(2...)), "[1, a value in 2...]",
      matching: [[1, 2], [1, 3][...], [1, 2] as [Any?], [1, 2] as [Int?]?, 1...2],
      others: [
        ([1, 1], "[1] is 1, not a value in 2..."), ([UInt8(1), 2], "[0] is 1 (UInt8), not 1 (Int)"),
        ([1], "is [1], which has 1 element, not 2"),
        ([1, 2, 3], "is [1, 2, 3], which has 3 elements, not 2"),
        (0...Int.max, "is 0...9223372036854775807, which has more than 1000 elements, not 2"),
        (Set([1, 2]), "is [1, 2], which has no order: use Argument.anyOrder"),
        ([1: 2], "is [1: 2], which has no order: use Argument.entries"),
        (5, "is 5 (Int), not [1, a value in 2...]"), (nil, "is nil, not [1, a value in 2...]"),
      ]),
    MatcherRow(
      .elements(), "[]", matching: [[Int](), ""], others: [([1], "is [1], which has 1 element, not 0")]),
    MatcherRow(
      .elements(nil, Argument.elements(1, Argument.either(.nil, .lessThan(3)))),
      "[nil, [1, (nil or a value less than 3)]]", matching: [[nil, [1, 2]], [nil, [1, nil]]],
      others: [
        ([nil, [2, 2]], "[1][0] is 2, not 1"), ([nil, [1, 3]], "[1][1] is 3, not nil or a value less than 3"),
      ]),
    MatcherRow(
      .entries(["id": Argument.in(1...9), "name": "Rex"]), #"["id": a value in 1...9, "name": "Rex"]"#,
      matching: [
        ["id": 3, "name": "Rex"] as [String: Any], ["id": 3, "name": "Rex", "age": 4] as [String: Any?],
        ["id": 3, "name": "Rex"] as [AnyHashable: Any],
      ],
      others: [
        (["id": 12, "name": "Rex"] as [String: Any], #"["id"] is 12, not a value in 1...9"#),
        (["id": 3], #"is ["id": 3], which has no "name""#),
        ([3], #"is [3] ([Int]), not ["id": a value in 1...9, "name": "Rex"]"#),
      ]),
    MatcherRow(
      .entries(["dogs": Argument.each(Argument.entries(["age": Argument.lessThan(9)]))]),
      #"["dogs": a collection in which each element is ["age": a value less than 9]]"#,
      matching: [["dogs": [["age": 3], ["age": 4]]], ["dogs": [Int]()]],
      others: [(["dogs": [["age": 3], ["age": 12]]], #"["dogs"][1]["age"] is 12, not a value less than 9"#)]),
    MatcherRow(.entries([:]), "[:]", matching: [[1: 2], [String: Int]()], others: [(3, "is 3 (Int), not [:]")]),
    MatcherRow(
      .not(Argument.elements(1)), "not [1]", matching: [[2], 5], others: [([1], "is [1], which is not wanted")]),
    MatcherRow(
      .oneOf(Argument.elements(1), 5), "one of [1], 5", matching: [[1], 5],
      others: [([2], "is [2], not one of [1], 5")]),
    MatcherRow(
      .all(.hasCount(1), .elements(3)), "a value with exactly 1 element and [3]", matching: [[3]],
      others: [([4], "[0] is 4, not 3")]),
  ]

  private static let literalRows: [MatcherRow] = [
    MatcherRow(
      .equal(to: ["id": Argument.anything]), #"["id": any value]"#, matching: [["id": 7], ["id": 7, "age": 3]],
      others: [(["age": 7], #"is ["age": 7], which has no "id""#)]),
    MatcherRow(
      .equal(to: [Argument.nonNil, Argument.captor()] as [Any]), "[a value other than nil, any value (captured)]",
      matching: [[1, 2]], others: [([nil, 2], "[0] is nil, not a value other than nil")]),
    MatcherRow(
      .equal(to: [["id": [3, Argument.nil]]] as [[String: [Any?]]]), #"[["id": [3, nil]]]"#,
      matching: [[["id": [3, nil]]], [["id": [3, Int?.none] as [Int?], "age": [1]]]],
      others: [([["id": [3, 4]]], #"[0]["id"][1] is 4, not nil"#)]),
    MatcherRow(
      .equal(to: ["a", "b"] as [Any]), #"["a", "b"]"#, matching: [["a", "b"] as [Any]],
      others: [(["a", "b"], #"is ["a", "b"] ([String]), not ["a", "b"] ([Any])"#)]),
  ]
}

// MARK: - Fixtures

private struct Group { var names = ["Ann", "Tom"] }
