import Foundation
import Testing

@testable import PoseurCore

@Suite("describeType")
struct DescribeTypeTests {
  @Test("types as they are written in code", arguments: rows)
  func types(_ row: TypeRow) { #expect(describeType(row.type) == row.reads) }

  @Test("names the runtime gives to private and local types", arguments: decoratedNames)
  func decorations(_ name: String, reads: String) { #expect(typeText(name) == reads) }

  @Test("text between backticks is one name, whatever is in it", arguments: quotedNames)
  func quoted(_ name: String, reads: String) { #expect(typeText(name) == reads) }

  @Test("a name that cannot be read ends all the same", arguments: brokenNames)
  func broken(_ name: String, reads: String) { #expect(typeText(name) == reads) }

  @Test("the types that a type is nested in, and its own", arguments: nestedNames)
  func path(_ name: String, parts: [String]) { #expect(typeNamePath(name) == parts) }

  @Test("local types, under the type whose method they are in")
  func localType() {
    struct Local { struct Inner {} }

    #expect(describeType([Local?].self) == "[DescribeTypeTests.Local?]")
    #expect(describeType(Local.Inner.self) == "DescribeTypeTests.Local.Inner")
  }

  private static let decoratedNames: [(String, String)] = [
    ("Dogs.(Hound in _5F3A91).Plaything", "Hound.Plaything"),
    ("Swift.Array<Dogs.(unknown context at $55aa).(unknown context at $55ab).Hound>", "[Hound]"),
    ("(extension in Dogs):Swift.Dictionary<Swift.Int, Dogs.Hound>.Walk", "[Int: Hound].Walk"),
    ("Dogs.Hound", "Hound"), ("Dogs.Array<Swift.Int>", "Array<Int>"),
    ("any Swift.Sequence<Self.Swift.Sequence.Element == Dogs.Hound>", "any Sequence<Hound>"),
    (
      "Swift.Optional<any Dogs.Pair<Self.Dogs.Pair.A == Swift.Int, Self.Dogs.Pair.B == Swift.Array<Swift.Int>>>",
      "(any Pair<Int, [Int]>)?"
    ),
  ]

  private static let quotedNames: [(String, String)] = [
    ("Dogs.`1,000 dogs`.Bone", "`1,000 dogs`.Bone"), ("Dogs.`1,000 dogs`", "`1,000 dogs`"),
    ("Swift.Array<Swift.Optional<Dogs.`a.b (c)`>>", "[`a.b (c)`?]"),
    ("Swift.Dictionary<Dogs.`a, b`, Dogs.`maps a -> b`>.Walk", "[`a, b`: `maps a -> b`].Walk"),
    ("Dogs.(unknown context at $5a).(unknown context at $5b).`lo cal`.Box<Dogs.`>`>", "`lo cal`.Box<`>`>"),
    ("Dogs.(`a) b` in _5F3A91).Plaything", "`a) b`.Plaything"),
  ]

  private static let brokenNames: [(String, String)] = [
    ("Box<Hound,Toy>", "Box<Hound, Toy>"), ("Box<,", "Box<>"), ("(unknown context at $5a", "(unknown context at $5a)"),
    ("(", "Void"), ("`", "`"),
  ]

  private static let nestedNames: [(String, [String])] = [
    ("Hound.Function", ["Hound", "Function"]), ("Box<Hound.Toy>.Lid", ["Box<Hound.Toy>", "Lid"]),
    ("Box<(Int) -> Hound.Toy>.Lid", ["Box<(Int) -> Hound.Toy>", "Lid"]),
    ("`1.5 dogs (or >)`.Hound.Function", ["`1.5 dogs (or >)`", "Hound", "Function"]),
  ]

  private static let rows: [TypeRow] = [
    TypeRow(Int.self, "Int"), TypeRow(Void.self, "Void"), TypeRow(Any.self, "Any"), TypeRow(Any.Type.self, "Any.Type"),
    TypeRow(((Any.Type) -> Any.Type).self, "(Any.Type) -> Any.Type"),
    TypeRow(AnyObject.self, "AnyObject"),
    TypeRow(Hound.self, "Hound"), TypeRow(Hound.Function.self, "Hound.Function"), TypeRow(Int??.self, "Int??"),
    TypeRow([Int].self, "[Int]"), TypeRow([[Int?]]?.self, "[[Int?]]?"),
    TypeRow([String: [Hound]].self, "[String: [Hound]]"),
    TypeRow(Set<Int>.self, "Set<Int>"), TypeRow(Box<Int>.self, "Box<Int>"),
    TypeRow(Box<Hound>.Lid.self, "Box<Hound>.Lid"),
    TypeRow(Box<Void>.self, "Box<Void>"), TypeRow(Result<Hound, any Error>.self, "Result<Hound, Error>"),
    TypeRow((() -> Void).self, "() -> Void"), TypeRow((() -> Void)?.self, "(() -> Void)?"),
    TypeRow(((Int) -> String).self, "(Int) -> String"), TypeRow([(Int) -> Int].self, "[(Int) -> Int]"),
    TypeRow(((Hound, inout String) async throws -> [Int]).self, "(Hound, inout String) async throws -> [Int]"),
    TypeRow(((() -> Void) -> () -> Void).self, "(() -> Void) -> () -> Void"),
    TypeRow((@MainActor @Sendable () -> Void).self, "@MainActor @Sendable () -> Void"),
    TypeRow((id: Int, Hound).self, "(id: Int, Hound)"), TypeRow((id: Int, Hound)?.self, "(id: Int, Hound)?"),
    TypeRow((any Fetching).self, "Fetching"), TypeRow((any Fetching & Sendable).self, "Fetching"),
    TypeRow(Hound.Type.self, "Hound.Type"), TypeRow((() -> Void).Type.self, "(() -> Void).Type"),
    TypeRow(Dictionary<String, Int>.Index.self, "[String: Int].Index"), TypeRow(String.Leash.self, "String.Leash"),
    TypeRow(Date.self, "Date"), TypeRow(NSString.self, "NSString"), TypeRow([Date: URL].self, "[Date: URL]"),
  ]
}

// MARK: - Fixtures

struct TypeRow: Sendable, CustomTestStringConvertible {
  let type: Any.Type
  let reads: String
  var testDescription: String { reads }

  init(_ type: Any.Type, _ reads: String) { (self.type, self.reads) = (type, reads) }
}

private protocol Fetching {}
private struct Hound { enum Function { case bark } }
private struct Box<Value> { struct Lid {} }
extension String { fileprivate struct Leash {} }
