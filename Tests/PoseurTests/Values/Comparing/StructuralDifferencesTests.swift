import Foundation
import Testing

@testable import PoseurCore

@Suite("StructuralDifferences")
struct StructuralDifferencesTests {
  @Test("lines", arguments: rows)
  func lines(_ row: DifferenceRow) {
    #expect(StructuralDifferences(expected: row.expected, received: row.received).lines == row.reads)
    #expect(isAnyEqual(row.received, row.expected) == row.reads.isEmpty)
  }

  @Test("many differences end in how many more there are")
  func manyDifferences() {
    let differences = StructuralDifferences(expected: Array(0..<30), received: Array(1..<31))

    #expect(differences.lines.count == 11)
    #expect(differences.lines.first == "value[0]: expected 0, received 1")
    #expect(differences.lines.last == "… and 20 more")
  }

  @Test("very many differences are not counted")
  func uncountedDifferences() {
    let differences = StructuralDifferences(expected: Array(0..<100_000), received: [Int](), showing: 1)

    #expect(differences.lines == ["value[0]: missing 0", "… and more"])
  }

  @Test("tell the whole values from a field that is called value")
  func fieldNamedValue() {
    struct Label { let value: Int }
    let (expected, received) = (Label(value: 1), Label(value: 2))

    #expect(StructuralDifferences(expected: expected, received: received).shown.map(\.isOfWhole) == [false])
    #expect(StructuralDifferences(expected: 1, received: 2).shown.map(\.isOfWhole) == [true])
  }

  @Test("keep the order in which differences are told of, however long the keys")
  func longKeys() {
    let names = (0..<8).map { String(repeating: "a", count: 130) + String($0) }
    let expected = Dictionary(uniqueKeysWithValues: zip(names, 0..<8))
    let differences = StructuralDifferences(expected: expected, received: [String: Int]())

    #expect(differences.lines.map { $0.last } == ["0", "1", "2", "3", "4", "5", "6", "7"])
  }

  @Test("sort and align the members of large collections only where there is room for it")
  func largeCollections() {
    let keyed = Dictionary(uniqueKeysWithValues: zip(0..<300, 0..<300))
    let other = keyed.merging([0: 1]) { $1 }
    func lines(_ expected: Any, _ received: Any, _ mostMembers: Int) -> [String] {
      StructuralDifferences(expected: expected, received: received, showing: 1, mostMembers: mostMembers).lines
    }

    #expect(lines(keyed, other, 301) == ["value[0]: expected 0, received 1"])
    #expect(lines(["a": keyed], ["a": other], 299).map { $0.prefix(10) } == [#"value["a"]"#])
    #expect(lines(Array(0..<300), Array(1..<300), 1_000) == ["value[0]: missing 0"])
    #expect(
      lines(Array(0..<300), Array(1..<300), 200) == [
        "value[0]: expected 0, received 1", "… and more", "compared no further than 200 members",
      ])
  }

  @Test("instances may be told apart by identity")
  func byIdentity() {
    let differences = StructuralDifferences(expected: [Hound("Rex")], received: [Hound("Rex")], objects: .byIdentity)

    #expect(differences.lines == ["value[0]: expected <Hound>, received another <Hound>"])
  }

  @Test("what an object reached twice has to tell is told once")
  func sharedObject() {
    let (left, right) = (Hound("Rex"), Hound("Max"))

    let differences = StructuralDifferences(expected: [left, left], received: [right, right])

    #expect(differences.lines == ["value[0].name: expected \"Rex\", received \"Max\""])
  }

  @Test("after too many members the comparison is given up, and says so")
  func tooManyMembers() {
    let left = Array(repeating: Wish.sleep, count: 40)
    let right = Array(left.dropLast()) + [Wish.fetch(.ball)]

    #expect(
      StructuralDifferences(expected: left, received: right, mostMembers: 30).lines == [
        "compared no further than 30 members"
      ])
    #expect(
      StructuralDifferences(expected: Array(0..<40), received: Array(1..<41), showing: 1, mostMembers: 30).lines == [
        "value[0]: expected 0, received 1", "… and more", "compared no further than 30 members",
      ])
    #expect(StructuralDifferences(expected: left, received: left, mostMembers: 41).lines.isEmpty)
  }

  @Test("bytes are found where they differ, however far that is", arguments: [0, 7, 149_999])
  func farBytes(place: Int) {
    let expected = [UInt8](repeating: 3, count: 150_000)
    var received = expected
    received[place] = 4
    let first = ["value[\(place)]: expected 3, received 4"]

    #expect(StructuralDifferences(expected: expected, received: received).lines.prefix(1) == first[...])
    #expect(StructuralDifferences(expected: Data(expected), received: Data(received)).lines.prefix(1) == first[...])
  }

  @Test("long texts are shown where they differ")
  func longTexts() {
    let start = String(repeating: "woof ", count: 100)

    let differences = StructuralDifferences(expected: start + "bork", received: start + "yip")

    let context = "…\"woof woof woof woof "
    #expect(differences.lines == ["value: expected \(context)bork\", received \(context)yip\""])
  }

  @Test("texts of other types are shown with these, also in a list")
  func textsOfOtherTypes() {
    let string = NSString(string: "a")
    let type = "\(type(of: string))"

    let differences = StructuralDifferences(expected: string, received: "a")
    #expect(differences.lines == ["value: expected a (\(type)), received \"a\" (String)"])
    let lists = ContrastingTexts(expected: [string], received: ["a"])
    #expect(lists.expected == "[a] ([NSString])" && lists.received == "[\"a\"] ([String])")
  }

  private static let rows: [DifferenceRow] = [
    DifferenceRow("equal values", 5, 5, []),
    DifferenceRow("the root", 5, 6, ["value: expected 5, received 6"]),
    DifferenceRow("other text", 1, "1", ["value: expected 1 (Int), received \"1\" (String)"]),
    DifferenceRow("same text, other type", 5, Int8(5), ["value: expected 5 (Int), received 5 (Int8)"]),
    DifferenceRow("nil", nil, "Rex", ["value: expected nil, received \"Rex\""]),
    DifferenceRow("NaN", Double.nan, Double.nan, ["value: expected nan, received another nan"]),
    DifferenceRow(
      "fields, inherited and optional ones too", Puppy("Rex", age: 1, toy: .ball), Puppy("Max", age: 2, toy: nil),
      [
        "name: expected \"Rex\", received \"Max\"", "age: expected 1, received 2",
        "toy: expected .ball, received nil",
      ]),
    DifferenceRow(
      "nested fields", Family(dog: Hound("Rex"), tags: []), Family(dog: Hound("Max"), tags: []),
      ["dog.name: expected \"Rex\", received \"Max\""]),
    DifferenceRow(
      "equatable values, by their fields", Bowl(size: 1, food: ["beef"]), Bowl(size: 1, food: ["beef", "rice"]),
      ["food[1]: extra \"rice\""]),
    DifferenceRow(
      "equatable values whose fields are equal", Moody(1), Moody(1),
      ["value: expected Moody(id: 1), received another Moody(id: 1)"]),
    DifferenceRow(
      "equatable values that are equal though their fields are not", Tag(1, note: "a"), Tag(1, note: "b"), []),
    DifferenceRow(
      "values that describe themselves, as a whole", Chip("a"), Chip("b"), ["value: expected #a, received #b"]),
    DifferenceRow(
      "values that describe themselves alike", Chip("a", 1), Chip("a", 2), ["serial: expected 1, received 2"]),
    DifferenceRow(
      "shorter collection", Family(dog: Hound("Rex"), tags: ["a", "b", "x"]),
      Family(dog: Hound("Rex"), tags: ["a", "c"]),
      ["tags[1]: expected \"b\", received \"c\"", "tags[2]: missing \"x\""]),
    DifferenceRow("longer collection", [1], [1, 2], ["value[1]: extra 2"]),
    DifferenceRow("a member put in", [1, 2, 3, 4], [1, 9, 2, 3, 4], ["value[1]: extra 9"]),
    DifferenceRow("one more of the same", [1, 1], [1, 1, 1], ["value[2]: extra 1"]),
    DifferenceRow("a member put in front", [1, 2], [0, 1, 2], ["value[0]: extra 0"]),
    DifferenceRow(
      "members taken out", [1, 2, 3, 4, 4], [1, 4],
      ["value[1]: missing 2", "value[2]: missing 3", "value[3]: missing 4"]),
    DifferenceRow(
      "a member put in, another changed", [[1], [2], [3]], [[1], [7], [8], [3]],
      ["value[1][0]: expected 2, received 7", "value[2]: extra [8]"]),
    DifferenceRow(
      "objects in a longer collection", [Hound("Rex"), Hound("Max")], [Hound("Bella"), Hound("Rex"), Hound("Max")],
      ["value[0]: extra <Hound>"]),
    DifferenceRow(
      "keys, in order", ["retry": 3, "after": 1, "b": 2] as [String: Any],
      ["retry": 4, "more": 0, "b": 2] as [String: Any],
      ["value[\"after\"]: missing 1", "value[\"retry\"]: expected 3, received 4", "value[\"more\"]: extra 0"]),
    DifferenceRow(
      "boxed keys of different types", [5: "a"] as [AnyHashable: String], [5.0: "a"] as [AnyHashable: String],
      ["value[5]: missing \"a\"", "value[5.0]: extra \"a\""]),
    DifferenceRow(
      "members of sets, in order", Set(["a", "c", "b", "d"]), Set(["d", "f", "e"]),
      [
        "value: missing \"a\"", "value: missing \"b\"", "value: missing \"c\"", "value: extra \"e\"",
        "value: extra \"f\"",
      ]),
    DifferenceRow(
      "tuples", (id: 1, "a"), (id: 2, "b"), ["id: expected 1, received 2", "value.1: expected \"a\", received \"b\""]),
    DifferenceRow("members of tuples", (1, [2]), (1, [3]), ["value.1[0]: expected 2, received 3"]),
    DifferenceRow("cases", Wish.sleep, Wish.fetch(.ball), ["value: expected .sleep, received .fetch(.ball)"]),
    DifferenceRow("payloads", Wish.fetch(.ball), Wish.fetch(.slippers), ["fetch: expected .ball, received .slippers"]),
    DifferenceRow(
      "labelled payloads", Wish.load(id: 3, tries: [1]), Wish.load(id: 4, tries: [1]),
      ["load.id: expected 3, received 4"]),
    DifferenceRow("optionals", [Plaything?.none], [Plaything?.some(.ball)], ["value[0]: expected nil, received .ball"]),
    DifferenceRow(
      "closures", Handler(run: {}), Handler(run: {}),
      ["run: expected () -> Void closure, received another () -> Void closure"]),
    DifferenceRow(
      "types", [Int](), [String](), ["value: expected [] ([Int]), received [] ([String])"]),
    DifferenceRow(
      "objects that are equal by identity only, by their fields", Poodle("Rex"), Poodle("Max"),
      ["name: expected \"Rex\", received \"Max\""]),
    DifferenceRow("lazy fields, as they are written", Napper(1), Napper(2), ["nap: expected 1, received 2"]),
    DifferenceRow("metatypes", Int.self, String.self, ["value: expected Int.self, received String.self"]),
  ]
}

// MARK: - Fixtures

struct DifferenceRow: @unchecked Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: Any?
  let received: Any?
  let reads: [String]

  init(_ words: String, _ expected: Any?, _ received: Any?, _ reads: [String]) {
    (testDescription, self.expected, self.received, self.reads) = (words, expected, received, reads)
  }
}

private enum Plaything { case ball, slippers }
private enum Wish { case sleep, fetch(Plaything), load(id: Int, tries: [Any]) }
private struct Family { let dog: Hound, tags: [String] }
private struct Bowl: Equatable { let size: Int, food: [String] }
private struct Handler { let run: () -> Void }

private class Hound {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Puppy: Hound {
  let age: Int
  let toy: Plaything?
  init(_ name: String, age: Int, toy: Plaything?) {
    (self.age, self.toy) = (age, toy)
    super.init(name)
  }
}

private final class Poodle: NSObject {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Napper {
  lazy var nap = 0
  init(_ nap: Int) { self.nap = nap }
}

private struct Moody: Equatable {
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (lhs: Moody, rhs: Moody) -> Bool { false }
}

private struct Tag: Equatable {
  let id: Int, note: String
  init(_ id: Int, note: String) { (self.id, self.note) = (id, note) }
  static func == (lhs: Tag, rhs: Tag) -> Bool { lhs.id == rhs.id }
}

private struct Chip: Equatable, CustomStringConvertible {
  let code: String, serial: Int
  init(_ code: String, _ serial: Int = 0) { (self.code, self.serial) = (code, serial) }
  var description: String { "#\(code)" }
}
