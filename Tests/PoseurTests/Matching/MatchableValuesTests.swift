import Testing

@testable import PoseurCore

/// From what a matcher can match follows when an absence proves little.
@Suite("Matchable values")
struct MatchableValuesTests {
  @Test("are none of a type that no matcher of its kind knows", arguments: rows)
  func otherTypes(_ row: Row) {
    for value in row.others {
      #expect(
        row.matcher.matcher.matchable.typesMissed(by: value) == row.types, "\(row.matcher) and \(describeValue(value))")
    }
  }

  @Test("may be of the type that is matched, be nil, or be gone", arguments: rows)
  func honestTypes(_ row: Row) {
    for value in row.honest + [nil, Int??.some(nil) as Any, MissingArgument.notKept] as [Any?] {
      #expect(
        row.matcher.matcher.matchable.typesMissed(by: value) == nil, "\(row.matcher) and \(describeValue(value))")
    }
  }

  @Test("may be of any type for what looks at no type")
  func anyType() {
    for matcher in Self.typeless {
      for value in [5, "a", Item.ball, [1], Dog(), { () in }, Hoarse()] as [Any] {
        #expect(matcher.matcher.matchable.typesMissed(by: value) == nil, "\(matcher) and \(describeValue(value))")
      }
      #expect(matcher.matcher.matchable.impossibility == nil)
    }
  }

  @Test("include objects that are gone, unless no object is meant, or one that is still there")
  func goneObjects() {
    let possible: [Argument] = [
      .anything, .nonNil, .is(Dog.self), .where { (_: Dog) in false }, .equal(to: Twin()), .not(5), .contains(3),
      .oneOf(5, Twin()), .error(Hoarse()), .validator { _ in false },
    ]
    let impossible: [Argument] = [
      .equal(to: Dog()), .identical(to: Dog()), .nil, .equal(to: 5), .is(Int.self), .hasPrefix("a"), .closure, .skipped,
      .close(to: 1, within: 1), .oneOf(nil, 5), .all(.nonNil, .equal(to: 5)), .oneOf(), .in(1...2),
    ]
    for matcher in possible { #expect(matcher.matcher.matchable.includeObjects, "\(matcher)") }
    for matcher in impossible { #expect(!matcher.matcher.matchable.includeObjects, "\(matcher)") }
  }

  @Test("are everything for what matches whatever there is")
  func everything() {
    for matcher in [.anything, .all(), .all(.anything, .any), .oneOf(5, Argument.any), .either(.nil, .anything)]
      as [Argument]
    {
      #expect(matcher.matcher.matchable.isEverything, "\(matcher)")
    }
    for matcher in [.nonNil, .all(.anything, .nonNil), .either(.nil, .nonNil), .not(5)] as [Argument] {
      #expect(!matcher.matcher.matchable.isEverything, "\(matcher)")
    }
  }

  struct Row: @unchecked Sendable, CustomTestStringConvertible {
    let matcher: Argument
    let types: String
    let others: [Any]
    let honest: [Any]
    var testDescription: String { "\(matcher)" }

    init(_ matcher: Argument, _ types: String, others: [Any], honest: [Any]) {
      (self.matcher, self.types, self.others, self.honest) = (matcher, types, others, honest)
    }
  }

  private nonisolated(unsafe) static let rex = Dog()

  private static let rows: [Row] = [
    Row(
      .equal(to: 5), "Int", others: ["a", 5.0, Int64(5), [5], Item.ball], honest: [6, Int?.some(6) as Any, Grams(3)]),
    Row(.equal(to: "a"), "String", others: [5, Substring("a"), ["a"]], honest: ["b"]),
    Row(.equal(to: Item.ball), "Item", others: [Member.kid, "ball"], honest: [Item.stick]),
    Row(.equal(to: [1]), "[Int]", others: [1, ["a"]], honest: [[2, 3]]),
    Row(.equal(to: []), "[]", others: [1, "a", [:] as [String: Int]], honest: [[1], Set(["a"])]),
    Row(.equal(to: (1, "a")), "(Int, String)", others: [1, [1]], honest: [(id: 2, name: "b")]),
    Row(.equal(to: Dog.self), "Dog.Type", others: [rex, 5], honest: [Collie.self, Int.self]),
    Row(.equal(to: rex), "Dog", others: [5, Item.ball], honest: [Dog(), Collie(), Twin()]),
    Row(.equal(to: [rex]), "[Dog]", others: [5, [1]], honest: [[Dog()]]),
    Row(.identical(to: rex), "Dog", others: [5], honest: [Dog(), Collie(), Twin()]),
    Row(.error(Hoarse()), "an error", others: [5], honest: [Hoarse(), CancellationError()]),
    Row(.equal(to: Hoarse()), "Hoarse", others: [5], honest: [Hoarse(), CancellationError()]),
    Row(.is(Int.self), "Int", others: ["a", 1.0], honest: [6]),
    Row(.is(Int?.self), "Int", others: ["a"], honest: [6]),
    Row(.is(Collie.self), "Collie", others: [5, Item.ball], honest: [Dog(), Collie(), Twin()]),
    Row(.isType(Int.self), "Int or Int.Type", others: ["a"], honest: [6, String.self]),
    Row(.instanceOf(Int.self), "Int", others: ["a", Int.self], honest: [6]),
    Row(.in(1...3), "Int", others: [2.0, "a"], honest: [9]),
    Row(.in(..<"m"), "String", others: [2], honest: ["z"]),
    Row(.lessThan(3), "Int", others: [2.0], honest: [9]),
    Row(.greaterThan(3.5), "Double", others: [9], honest: [1.0]),
    Row(
      .close(to: 1, within: 1), "Double or another floating-point type", others: [1, "a"], honest: [9.0, Float(9)]),
    Row(.hasPrefix("a"), "String", others: [5, ["a"]], honest: ["b", Substring("b")]),
    Row(.hasSuffix("a"), "String", others: [5], honest: ["b"]),
    Row(.matches(#/a/#), "String", others: [5], honest: ["b"]),
    Row(.contains(#/a/#), "String", others: [5], honest: ["b"]),
    Row(.contains("a"), "a collection", others: [5, Item.ball], honest: ["b", ["b"], ["b": 1]]),
    Row(.hasCount(2), "a collection", others: [5], honest: ["b", ["b"]]),
    Row(.where { (_: Int) in false }, "Int", others: ["a", 1.0, [1]], honest: [6]),
    Row(.where("few") { (_: [Int]) in false }, "[Int]", others: [1, ["a"]], honest: [[1], [1, 2] as [Any]]),
    Row(.key(\Walker.age, 4), "Walker", others: [5, Terrier()], honest: [Walker()]),
    Row(.closure, "a closure", others: [5, [{ () in }]], honest: [{ () in }, Argument.closure]),
    Row(.skipped, "a skipped argument", others: [5, { () in }], honest: [Argument.skipped]),
    Row(.oneOf(1, "a", 2, nil), "Int or String", others: [1.0, [1]], honest: [6, "b"]),
    Row(.either(.nil, .lessThan(6)), "Int", others: [3.0], honest: [9]),
    Row(.all(.nonNil, .equal(to: 5)), "Int", others: [5.0], honest: [6]),
    Row(Argument.captor(where: .hasPrefix("a")).matcher, "String", others: [5], honest: ["b"]),
  ]

  private nonisolated(unsafe) static let typeless: [Argument] = [
    .anything, .any, .nil, .nonNil, .not(5), .not(Argument.hasPrefix("a")), .validator { _ in false },
    .pass { _ in false }, .where { (_: Any?) in false }, .where { (_: any Digging) in false }, .is((any Digging).self),
    .isType((any Digging).self), .equal(to: Grams(3)), .oneOf(1, Argument.nonNil), .all(.nonNil),
    Argument.captor().matcher,
  ]
}

// MARK: - Fixtures

private final class Twin: Equatable {
  static func == (_: Twin, _: Twin) -> Bool { true }
}

/// Equal to what it likes.
private struct Grams: AnyEquatable {
  let value: Int
  init(_ value: Int) { self.value = value }
  func isEqualTo(_ other: Any?) -> Bool { other as? Int == value }
}
