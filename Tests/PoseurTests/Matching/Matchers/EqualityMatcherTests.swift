import Foundation
import Testing

@testable import PoseurCore

@Suite("Matchers of equality")
struct EqualityMatcherTests {
  @Test("equal(to:), identical(to:) and error", arguments: rows)
  func check(_ row: MatcherRow) { row.check() }

  private nonisolated(unsafe) static let rex = Dog()
  private static let body = Data((String(repeating: "a", count: 150) + "bc").utf8)
  private static let letter = Letter(to: "Ann", lines: (1...40).map { "line \($0)" })
  private nonisolated(unsafe) static let twin = Shy(code: 1)

  private static let advice =
    ": a matcher inside a value is not asked; use one for all of it, such as Argument.where, .contains or .key"

  private static let rows: [MatcherRow] = [
    MatcherRow(
      .equal(to: 5), "5", matching: [5, Int??.some(5) as Any],
      others: [
        (5.0, "is 5.0 (Double), not 5 (Int)"), (6.0, "is 6.0 (Double), not 5 (Int)"),
        (Int8(5), "is 5 (Int8), not 5 (Int)"), (nil, "is nil, not 5"),
        (Argument.anything, "is any value, not 5"),
      ]),
    MatcherRow(.equal(to: Item.ball), ".ball", matching: [Item.ball], others: [(Item.stick, "is .stick, not .ball")]),
    MatcherRow(.equal(to: nil), "nil", matching: [nil], others: [(5, "is 5, not nil")]),
    MatcherRow(
      .equal(to: Data([1, 2])), "2 bytes", matching: [Data([1, 2])],
      others: [(Data([1, 3]), "is another 2 bytes, not 2 bytes: value[1]: expected 2, received 3")]),
    MatcherRow(
      .equal(to: Data(count: 5_000)), "5000 bytes", matching: [Data(count: 5_000)],
      others: [
        (
          Data(count: 4_999) + [7],
          "is another 5000 bytes, not 5000 bytes: value[4999]: expected 0, received 7"
        ),
        (Data(count: 4_999), "is 4999 bytes, not 5000 bytes"),
      ]),
    MatcherRow(
      .equal(to: Double.nan), "nan", matching: [],
      others: [
        (Double.nan, "is nan, and nothing equals NaN; use Argument.where"),
        (1, "is 1, and nothing equals NaN; use Argument.where"),
      ]),
    MatcherRow(
      .equal(to: letter), describeValue(letter), matching: [letter],
      others: [
        (Letter(to: "Bob", lines: letter.lines), #"differs: to: expected "Ann", received "Bob""#),
        (
          Letter(to: "Bob", lines: letter.lines.dropLast() + ["a", "b", "c"]),
          #"differs: to: expected "Ann", received "Bob"; lines[39]: expected "line 40", received "a"; "#
            + #"lines[40]: extra "b"; … and 1 more"#
        ),
        (nil, "is nil, not \(describeValue(letter))"),
      ]),
    MatcherRow(
      .equal(to: Array(1...60)), describeValue(Array(1...60)), matching: [Array(1...60)],
      others: [(Array(1...59) + [0], "differs: value[59]: expected 60, received 0")]),
    MatcherRow(
      .equal(to: []), "[]",
      matching: [[Int](), [Any](), Set<String>(), ArraySlice<Int>(), [Int]?.some([]) as Any, Flags()],
      others: [
        ([1], "is [1] ([Int]), not [] ([Any])"), ([:] as [String: Int], "is [:] ([String: Int]), not [] ([Any])"),
        ("", "is \"\", not []"), (nil, "is nil, not []"), (Flags(rawValue: 1), "is Flags(rawValue: 1), not []"),
      ]),
    MatcherRow(
      .equal(to: [:]), "[:]", matching: [[String: Int](), [AnyHashable: Any]()],
      others: [
        (["a": 1], #"is ["a": 1] ([String: Int]), not [:] ([AnyHashable: Any])"#),
        ([Int](), "is [] ([Int]), not [:] ([AnyHashable: Any])"), (nil, "is nil, not [:]"),
      ]),
    MatcherRow(
      .equal(to: [Int]()), "[]", matching: [[Int]()], others: [([String](), "is [] ([String]), not [] ([Int])")]),
    MatcherRow(
      .equal(to: ["b", "a"]), #"["b", "a"]"#, matching: [["b", "a"]],
      others: [
        (Set(["a", "b"]), #"is ["a", "b"] (Set<String>), not ["b", "a"] ([String])"#),
        (["a", "b"], #"is ["a", "b"], not ["b", "a"]"#), ([1], #"is [1] ([Int]), not ["b", "a"] ([String])"#),
      ]),
    MatcherRow(
      .equal(to: Date(timeIntervalSinceReferenceDate: 0.5)), "2001-01-01 00:00:00 +0000", matching: [],
      others: [
        (
          Date(timeIntervalSinceReferenceDate: 0),
          "is another 2001-01-01 00:00:00 +0000, not 2001-01-01 00:00:00 +0000: "
            + "timeIntervalSinceReferenceDate: expected 0.5, received 0.0"
        )
      ]),
    MatcherRow(
      .equal(to: body), describeValue(body), matching: [body],
      others: [
        (body.dropLast(), "is \(describeValue(body.dropLast())), not \(describeValue(body))"),
        (Data("a".utf8), "is 1 bytes \"a\", not \(describeValue(body))"),
      ]),
    MatcherRow(
      .equal(to: (1, [Argument.captor()])), "(1, [<ArgumentCaptor>])", matching: [],
      others: [((1, [2]), "is (1, [2]), not (1, [<ArgumentCaptor>])\(advice)")]),
    MatcherRow(
      .equal(to: rex), "<Dog>", matching: [rex],
      others: [(Dog(), "is another <Dog>, not <Dog>: objects without an == are equal only to themselves")]),
    MatcherRow(
      .equal(to: "https://dog.example"), "\"https://dog.example\"", matching: [],
      others: [
        (
          URL(string: "https://dog.example"),
          #"is https://dog.example (URL), not "https://dog.example" (String)"#
        )
      ]),
    MatcherRow(
      .equal(to: Set((1...30).map { "dog \($0)" })), describeValue(Set((1...30).map { "dog \($0)" })), matching: [],
      others: [(Set((2...31).map { "dog \($0)" }), #"differs: value: missing "dog 1"; value: extra "dog 31""#)]),
    MatcherRow(
      .equal(to: 0.3), "0.3", matching: [0.3],
      others: [
        (
          0.1 + 0.2,
          "is 0.30000000000000004, not 0.3: to allow for rounding, match .close(to: 0.3, within: <#tolerance#>)"
        ),
        (0.31, "is 0.31, not 0.3"),
      ]),
    MatcherRow(.equal(to: Argument.lessThan(3)), "a value less than 3", matching: [2], others: []),
    MatcherRow(
      .identical(to: rex), "this very <Dog>", matching: [rex, Dog?.some(rex) as Any],
      others: [
        (Dog(), "is another <Dog>, not this very <Dog>"), (Collie(), "is <Collie>, not this very <Dog>"),
        (nil, "is nil, not this very <Dog>"), (5, "is 5, not this very <Dog>"),
      ]),
    MatcherRow(
      .identical(to: twin), "this very Shy", matching: [twin],
      others: [(Shy(code: 1), "is another Shy, not this very Shy")]),
    MatcherRow(
      .error(Hoarse()), "the error Hoarse()", matching: [Hoarse(), (any Error)?.some(Hoarse()) as Any],
      others: [
        (Snarl.at("cat"), "is .at(cat), not the error Hoarse()"), (nil, "is nil, not the error Hoarse()"),
        ("Hoarse()", "is \"Hoarse()\" (String), not the error Hoarse()"),
      ]),
    MatcherRow(
      .error(Snarl.at("cat")), "the error .at(cat)", matching: [Snarl.at("cat")],
      others: [
        (Snarl.at("kid"), "is .at(kid), not the error .at(cat)"),
        (Snarl.of("cat"), "is .of(cat), not the error .at(cat)"),
      ]),
    MatcherRow(
      .error(Bite(depth: [1])), "the error <Bite>", matching: [Bite(depth: [1])],
      others: [(Bite(depth: [2]), "is another <Bite>, not the error <Bite>: depth[0]: expected 1, received 2")]),
    MatcherRow(
      .error(Loose(code: 1, note: "a")), "the error Loose(code: 1, note: \"a\")",
      matching: [Loose(code: 1, note: "b")],
      others: [(Loose(code: 2, note: "a"), "is Loose(code: 2, note: \"a\"), not the error Loose(code: 1, note: \"a\")")]
    ),
  ]

  @Test("errors of Foundation by domain, code and user info")
  func foundationErrors() {
    let matcher = Argument.error(NSError(domain: "park", code: 1, userInfo: ["leash": "off"]))

    #expect(matcher.matches(NSError(domain: "park", code: 1, userInfo: ["leash": "off"])))
    #expect(!matcher.matches(NSError(domain: "park", code: 1, userInfo: ["leash": "on"])))
    #expect(!matcher.matches(NSError(domain: "park", code: 2, userInfo: ["leash": "off"])))
  }
}

// MARK: - Fixtures

private struct Flags: OptionSet { let rawValue: Int }

private enum Snarl: Error { case at(Growler), of(Growler) }
private struct Growler: CustomStringConvertible, ExpressibleByStringLiteral {
  let description: String
  init(stringLiteral name: String) { description = name }
}
private final class Bite: Error {
  let depth: [Int]
  init(depth: [Int]) { self.depth = depth }
}
private struct Letter: Equatable {
  let to: String, lines: [String]
}

private struct Loose: Error, Equatable {
  let code: Int, note: String
  static func == (lhs: Loose, rhs: Loose) -> Bool { lhs.code == rhs.code }
}
private final class Shy: Equatable, CustomStringConvertible {
  let code: Int
  init(code: Int) { self.code = code }
  var description: String { "Shy" }
  static func == (lhs: Shy, rhs: Shy) -> Bool { lhs.code == rhs.code }
}
