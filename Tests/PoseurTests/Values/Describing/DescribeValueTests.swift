import Foundation
import Testing

@testable import PoseurCore

@Suite("describeValue")
struct DescribeValueTests {
  @Test("values in one line", arguments: rows)
  func values(_ row: TextRow) { #expect(describeValue(row.value) == row.reads) }

  @Test("a long text is cut", arguments: cuts)
  func limit(_ limit: Int, reads: String) {
    #expect(describeValue(String(repeating: "a", count: 10), limit: limit) == reads)
  }

  @Test("keys that read alike as far as they are shown are in the order of what is cut")
  func longKeys() {
    let names = (0..<8).map { String(repeating: "a", count: 70) + String($0) }
    let text = describeValue(Dictionary(uniqueKeysWithValues: zip(names, 0..<8)), limit: 1_000)

    #expect(text.matches(of: #/: (\d)/#).map { $0.1 } == ["0", "1", "2", "3", "4", "5", "6", "7"])
  }

  @Test("what would be cut is not rendered")
  func boundedWork() {
    let counter = Counter()
    let chatty = Array(repeating: Chatty(counter: counter), count: 1000)

    #expect(describeValue(chatty, limit: 20) == "[woof, woof, woof, …")
    #expect(counter.count < 10)
    #expect(describeValue(Array(repeating: 0, count: 1_000_000), limit: 9) == "[0, 0, 0…")
  }

  @Test("fields that would be cut are not made")
  func boundedFields() {
    let counter = Counter()

    #expect(describeValue(Pack(counter: counter), limit: 24) == "Pack(dog0: 0, dog1: 1, …")
    #expect(counter.count < 60)
  }

  @Test("large sets and dictionaries are counted, since they have no order to begin with")
  func largeCollections() {
    #expect(describeValue(Set(0..<1000)) == "Set<Int> with 1000 members")
    #expect(
      describeValue(Dictionary(uniqueKeysWithValues: (0..<1000).map { ($0, "a") })) == "[Int: String] with 1000 members"
    )
  }

  @Test("what is deep is not followed to its end")
  func depth() {
    let nest = (1...20_000).reduce(Nest.empty) { nest, _ in .nest(nest) }

    #expect(describeValue(nest) == ".nest(.nest(.nest(.nest(.nest(.nest(.nest…))))))")
    _ = Unmanaged.passRetained(nest as AnyObject)  // To release it would recurse as deep as it is.
  }

  @Test("nor are sets of sets and keys of keys")
  func deepKeys() {
    let litter = (1...100).reduce(Litter(id: 0)) { Litter(id: $1, pups: [$0]) }
    let kennel: [AnyHashable: Int] = (1...8).reduce([:]) { kennel, _ in [kennel as AnyHashable: 1] }

    #expect(describeValue(litter) == "Litter(id: 100, pups: [Litter(id: 99, pups: […], bark: nil)], bark: nil)")
    #expect(describeValue(kennel) == "[[…: 1]: 1]")
  }

  @Test("what many keys share is not described for each")
  func sharedKeys() {
    let counter = Counter()
    let bark = Chatty(counter: counter)
    let litters = (1...16).reduce([Litter]()) { pups, id in
      [-id, id].map { Litter(id: $0, pups: Set(pups), bark: bark) }
    }

    #expect(describeValue(litters, limit: 30) == "[Litter(id: -16, pups: [Litte…")
    #expect(counter.count < 10)
  }

  @Test("a description that has descriptions made goes only so deep")
  func nestedDescriptions() {
    let echo = (1...9).reduce(Echo(of: 0)) { echo, _ in Echo(of: echo) }

    #expect(describeValue(echo, limit: 60) == "echo of echo of Echo(heard: Echo(heard: Echo(heard: Echo(he…")
  }

  @Test("bytes that are a long text are cut between two characters, and end so")
  func longBytes() {
    #expect(describeValue(Data(String(repeating: "€", count: 200).utf8), limit: 21) == "600 bytes \"€€€€€€€€€…")
  }

  @Test("a description with nothing in it is none", arguments: ["", " \n", "\t"])
  func blankDescription(_ description: String) {
    #expect(describeValue(Mute(description: description)) == "Mute(description: \(description.debugDescription))")
    #expect(describeValue(MuteObject(description)) == "<MuteObject>")
  }

  @Test("what contains itself is not followed for ever")
  func cycle() {
    let dog = Hound()
    dog.friends = [dog, Walk(dog: dog)]
    defer { dog.friends = [] }

    #expect(describeValue(dog.friends) == "[<Hound>, Walk(dog: <Hound>)]")
  }

  @Test("with the type, where the text alone says too little")
  func typed() {
    #expect(describeValueWithType(Int8(5)) == "5 (Int8)")
    #expect(describeValueWithType(Int8??.some(5) as Any) == "5 (Int8)")
    #expect(describeValueWithType(nil) == "nil")
  }

  private static let cuts: [(Int, String)] = [
    (5, "\"aaa…"), (11, "\"aaaaaaaaa…"), (12, "\"aaaaaaaaaa\""), (13, "\"aaaaaaaaaa\""),
  ]

  private static let rows: [TextRow] = [
    TextRow(nil, "nil"), TextRow(Int??.some(nil) as Any, "nil"), TextRow(Int??.some(5) as Any, "5"),
    TextRow(AnyHashable("a"), "\"a\""),
    TextRow(5, "5"), TextRow(Int8(-5), "-5"), TextRow(5.0, "5.0"), TextRow(Double.nan, "nan"), TextRow(true, "true"),
    TextRow("Rex's \\' \"bone\"", #""Rex's \\' \"bone\"""#), TextRow("Rex", "\"Rex\""),
    TextRow("a\n\"b\"", "\"a\\n\\\"b\\\"\""), TextRow("Rex".dropFirst(), "\"ex\""),
    TextRow(Character("R"), "\"R\""),
    TextRow(Plaything.ball, ".ball"), TextRow(Wish.retry(2), ".retry(2)"), TextRow(Wish.load(id: 3), ".load(id: 3)"),
    TextRow(Wish.fetch(.ball, for: "kid"), ".fetch(.ball, for: \"kid\")"), TextRow(Wish.dream(nil), ".dream(nil)"),
    TextRow(Wish.hear({}), ".hear(() -> Void closure)"), TextRow(Failure.offline, ".offline"),
    TextRow([1, "a", nil] as [Any?], "[1, \"a\", nil]"), TextRow([Int](), "[]"), TextRow([1, 2, 3][1...], "[2, 3]"),
    TextRow(["b": 2, "a": [1]] as [String: Any], "[\"a\": [1], \"b\": 2]"), TextRow([String: Int](), "[:]"),
    TextRow(["a": nil] as [String: Int?], "[\"a\": nil]"), TextRow(Set(["c", "a", "b"]), "[\"a\", \"b\", \"c\"]"),
    TextRow(Set<Int>(), "[]"), TextRow((1, "a"), "(1, \"a\")"), TextRow((id: 1, name: "a"), "(id: 1, name: \"a\")"),
    TextRow((), "()"),
    TextRow(User(name: "Ann", age: 3, toy: .ball), "User(name: \"Ann\", age: 3, toy: .ball)"),
    TextRow(Nothing(), "Nothing()"),
    TextRow(Box(value: [1]), "Box<[Int]>(value: [1])"), TextRow(Described(), "as it says"),
    TextRow(Debugged(), "as it debugs"), TextRow(Multiline(), "two lines"), TextRow([Described()], "[as it says]"),
    TextRow(Overwritten(description: "a\u{1B}[31m\0\tb\r\n\u{7F}é"), "a\\u{1B}[31m\\0\\tb \\u{7F}é"),
    TextRow(Tagged(description: "Rex\u{7}\n"), "Rex\\u{07}"),
    TextRow("a\u{200B}b\u{A0}c\u{FEFF}", "\"a\\u{200B}b\\u{00A0}c\\u{FEFF}\""),
    TextRow(Character("\u{202E}"), "\"\\u{202E}\""),
    TextRow(Tagged(description: "a\u{2009}b"), "a\\u{2009}b"), TextRow("👩‍👧 ♥️ né", "\"👩‍👧 ♥️ né\""),
    TextRow(Bare(), "Bare()"),
    TextRow(Hound(), "<Hound>"), TextRow(Named(), "Rex the dog"), TextRow(NSObject(), "<NSObject>"),
    TextRow({ (_: Int) in "a" }, "(Int) -> String closure"), TextRow([{}], "[() -> Void closure]"),
    TextRow(String.self, "String.self"), TextRow([Hound].self, "[Hound].self"),
    TextRow((any Fetching).self, "Fetching.self"),
    TextRow(URL(string: "https://dog.example"), "https://dog.example"), TextRow(Data([1, 2]), "2 bytes"),
    TextRow(Data("{\"name\":\"Réx\"}\n".utf8), #"16 bytes "{\"name\":\"Réx\"}\n""#), TextRow(Data(), "0 bytes"),
    TextRow(Data([0xC3, 0x28]), "2 bytes"), TextRow([Data("woof".utf8)], #"[4 bytes "woof"]"#),
    TextRow(1..<3, "1..<3"), TextRow(NSString(string: "Rex"), "Rex"),
  ]
}

// MARK: - Fixtures

private struct Mute: CustomStringConvertible { let description: String }

private final class MuteObject: CustomDebugStringConvertible {
  let debugDescription: String
  init(_ debugDescription: String) { self.debugDescription = debugDescription }
}

struct TextRow: @unchecked Sendable, CustomTestStringConvertible {
  let value: Any?
  let reads: String
  var testDescription: String { reads }

  init(_ value: Any?, _ reads: String) { (self.value, self.reads) = (value, reads) }
}

private protocol Fetching {}
private enum Plaything { case ball, slippers }
private enum Failure: Error { case offline }
private enum Wish { case retry(Int), load(id: Int), fetch(Plaything, for: String), dream(Int?), hear(() -> Void) }
private indirect enum Nest { case empty, nest(Nest) }
private struct Nothing {}
private struct User { let name: String, age: Int, toy: Plaything? }
private struct Box<Value> { let value: Value }
private struct Walk { let dog: Hound }
private struct Described: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "as it says" }
  var debugDescription: String { "not this" }
}
private struct Echo: CustomStringConvertible {
  let heard: Any
  init(of heard: Any) { self.heard = heard }
  var description: String { "echo of \(describeValue(heard))" }
}
private struct Debugged: CustomDebugStringConvertible { var debugDescription: String { "as it debugs" } }
private struct Multiline: CustomStringConvertible { var description: String { "two\n  lines" } }
private struct Overwritten: CustomStringConvertible, Sendable { let description: String }
private final class Tagged: CustomStringConvertible {
  let description: String
  init(description: String) { self.description = description }
}
private final class Hound { var friends: [Any] = [] }
private final class Named: CustomStringConvertible { var description: String { "Rex the dog" } }
private final class Counter { var count = 0 }
private struct Bare: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: []) }
}
private struct Pack: CustomReflectable {
  let counter: Counter
  var customMirror: Mirror {
    let dogs = (0..<1_000_000).lazy.map { number -> Mirror.Child in
      counter.count += 1
      return ("dog\(number)", number)
    }
    return Mirror(self, children: dogs, displayStyle: .struct)
  }
}
private struct Litter: Hashable {
  let id: Int
  var pups: Set<Litter> = []
  var bark: Chatty?
  static func == (lhs: Litter, rhs: Litter) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
private struct Chatty: CustomStringConvertible {
  let counter: Counter
  var description: String {
    counter.count += 1
    return "woof"
  }
}
