import Testing

@testable import fake_generator

@Suite("A declaration as the compiler spells it")
struct DeclarationReaderTests {
  @Test(
    "is read and written again",
    arguments: [
      "func bark()",
      "func load(id: Int, _ name: String) async throws(Hoarse) -> [String: (Int, Bool)]",
      "func compare<A, B>(_ left: A, _ right: B) -> Bool where A: Hashable, B: Collection",
      "func walk(_ done: @escaping @Sendable (Result<Int, any Error>) -> Void)",
      "func maker() -> (Int) throws -> String",
      "func change(_ body: (Int) throws -> Int) rethrows -> Int",
      "func `switch`(_ `case`: Int)",
      "func all<each T>(_ item: repeat each T) -> Int",
      "func == (left: Self, right: Self) -> Bool",
      "init?<T>(from value: T) throws where T: Decodable",
      "var whistle: (@Sendable (Int) -> Void)?",
    ])
  func roundTrip(declaration: String) {
    #expect(DeclarationReader(declaration).member()?.signature == declaration)
  }

  @Test("leaves out what a fake does not repeat")
  func leavingOut() throws {
    let text = "@MainActor final override class func eat(_ food: [String : Int] = [\"a)\" : 1], times: Int = f(1, 2))"
    let member = try #require(DeclarationReader(text).member())
    #expect(member.signature == "func eat(_ food: [String: Int], times: Int)")
    #expect(member.attributes == ["@MainActor"])
    #expect(member.modifiers == [])
    #expect(member.typeWord == "class")
    #expect(member.title == "eat(_:times:)")
  }

  @Test("has accessors with effects")
  func accessors() throws {
    let place = try #require(DeclarationReader("var place: Int? { get async throws(Hoarse) }").member())
    #expect(place.effects.spelling == "async throws(Hoarse)")
    #expect(!place.isSettable)
    let item = try #require(DeclarationReader("subscript<K>(key: K) -> Int where K : Hashable { get set }").member())
    #expect(item.signature == "subscript<K>(key: K) -> Int where K: Hashable")
    #expect(item.isSettable)
    let stored = try #require(DeclarationReader("nonisolated(unsafe) var age: Int").member())
    #expect(stored.isSettable)
    #expect(stored.modifiers == ["nonisolated(unsafe)"])
    #expect(DeclarationReader("let id: Int").member()?.isSettable == false)
    #expect(DeclarationReader("class Dog").member() == nil)
  }

  @Test(
    "knows what a parameter is",
    arguments: [
      ("_ body: (Int) -> Void", true), ("_ body: @escaping (Int) -> Void", false), ("_ body: ((Int) -> Void)?", false),
      ("_ text: @autoclosure () -> String", false), ("_ makers: () -> Int...", false), ("_ pair: (Int, Int)", false),
    ])
  func escaping(text: String, isNonescaping: Bool) {
    #expect(Parameter(text, at: 0, isUnlabelled: false).isNonescaping == isNonescaping)
  }

  @Test(
    "knows what a default needs",
    arguments: [
      ("1", []), ("\"a\\\"b\"", []), ("\"\\(name)\"", nil), (".zero", []), ("#fileID", []), ("{ $0 }", nil),
      ("Kind(of: .dog, at: -1)", ["Kind"]), ("[1: nil]", ["nil"]), ("limit + Kind.standard", ["limit", "Kind"]),
    ])
  func defaults(text: String, names: [String]?) {
    let parameter = Parameter("_ value: Int = \(text)", at: 0, isUnlabelled: false)
    #expect(parameter.namesInDefault == names)
    #expect(parameter.declaration == "_ value: Int = \(text)")
    #expect(parameter.spelling == "_ value: Int")
  }

  @Test("has a name for each parameter")
  func parameterNames() {
    #expect(Parameter("_: Int", at: 2, isUnlabelled: false).spelling == "_ value3: Int")
    #expect(Parameter("in: Int", at: 0, isUnlabelled: false).spelling == "in: Int")
    #expect(Parameter("in: Int", at: 0, isUnlabelled: false).reference == "`in`")
    #expect(Parameter("index: Int", at: 0, isUnlabelled: true).spelling == "index: Int")
    #expect(Parameter("key key: Int", at: 0, isUnlabelled: true).spelling == "key key: Int")
  }
}
