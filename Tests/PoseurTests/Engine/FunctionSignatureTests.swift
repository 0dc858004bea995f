import Testing

@testable import PoseurCore

@Suite("What the compiler's words tell of a function")
struct FunctionSignatureTests {
  @Test("is its name, its labels and types, and whether to await it or to try it")
  func function() throws {
    let text = """
      Pound.FakeDog.fetch<A where A: Swift.Equatable>(_: A, for: Swift.Dictionary<Swift.Int, Pound.Item>, then: \
      (Swift.Int, Swift.Bool) -> ()) async throws -> Swift.Bool
      """
    let signature = try #require(FunctionSignature(compilerWords: text, memberOf: "FakeDog"))
    #expect(signature.baseName == "fetch")
    #expect(signature.parameters.map(\.label) == [nil, "for", "then"])
    #expect(
      signature.parameters.map(\.type) == [
        "A", "Swift.Dictionary<Swift.Int, Pound.Item>", "(Swift.Int, Swift.Bool) -> ()",
      ])
    #expect(signature.isAsync && signature.canThrow && signature.kind == .function)
  }

  @Test("is taken from the parts that a function is compiled to, and past the marks of private types")
  func parts() throws {
    let texts = [
      "(2) suspend resume partial function for Pound.(FakeDog in _6E2CF1)<A>.bark() async -> ()",
      "closure #1 () -> () in Pound.FakeDog.bark() -> ()", "static Pound.Outer.FakeDog.bark() throws(Pound.Bad) -> ()",
    ]
    let signatures = texts.map { FunctionSignature(compilerWords: $0, memberOf: "FakeDog") }
    #expect(signatures.map(\.?.baseName) == ["bark", "bark", "bark"])
    #expect(signatures.map(\.?.isAsync) == [true, false, false])
    #expect(signatures.map(\.?.canThrow) == [false, false, true])
  }

  @Test("is a getter or a setter of a property")
  func property() throws {
    let getter = FunctionSignature(compilerWords: "Pound.FakeDog.name.getter : Swift.String", memberOf: "FakeDog")
    #expect(getter?.kind == .getter)
    let setter = FunctionSignature(compilerWords: "Pound.FakeDog.name.setter : Swift.String", memberOf: "FakeDog")
    #expect(setter?.kind == .setter)
    #expect(setter?.parameters == [.init(label: nil, type: "Swift.String")])
  }

  @Test(
    "is nothing for what a test doesn't call by a name of the type",
    arguments: [
      "Pound.FakeDog.init(name: Swift.String) -> Pound.FakeDog",
      "Pound.FakeDog.subscript.getter : (Swift.Int) -> Swift.Int",
      "static Pound.FakeDog.== infix(Pound.FakeDog, Pound.FakeDog) -> Swift.Bool", "Pound.FakeDogs.bark() -> ()",
      "main", "", "Pound.FakeDog.bark(", "Pound.FakeDog<",
    ])
  func others(_ text: String) {
    #expect(FunctionSignature(compilerWords: text, memberOf: "FakeDog") == nil)
  }
}
