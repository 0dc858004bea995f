import Testing

@testable import PoseurCore

@Suite("A call to paste")
struct PasteableCallTests {
  private enum Function { case fetch, fetchByAge }

  @Test("is written where its function is known")
  func written() {
    let call = call("Pound.FakeDog.fetch(_: Pound.Toy, for: Swift.Optional<Swift.Int>) throws -> ()", [Item.ball, 3])
    #expect(call.stub(answering: Void.self, isUniversal: false) == "dog.stub { try $0.fetch($1, for: 3) }.andReturn()")
    #expect(call.assertion(named: "expectHaveReceived") == "expectHaveReceived(dog) { try $0.fetch($1, for: 3) }")
    let same = self.call("Pound.FakeDog.fetch(_: Pound.Item) -> ()", [Item.ball])
    #expect(same.closure == "{ $0.fetch(.ball) }", "an argument of just that type has a literal")
    #expect(call.stub(answering: Int.self, isUniversal: true) == "dog.stub(.fetch).andReturn(<#Int#>)")
  }

  @Test("has the types of what a generic function takes, which nothing else tells")
  func generic() {
    let words = "Pound.FakeDog.fetch<A, B where A: Swift.Sequence>(_: A, for: Swift.Int, with: B.Element) throws -> ()"
    #expect(
      call(words, [[Item.ball], 3, "Rex"]).closure == "{ try $0.fetch($1 as [Item], for: 3, with: $2 as String) }")
    #expect(call(words, [[Item.ball], 3, nil]).closure == nil, "nil has none")
    #expect(call("Pound.FakeDog<A>.fetch(_: A) -> ()", [Item.ball]).closure == "{ $0.fetch($1) }")
  }

  @Test(
    "writes matching() where Swift may refuse to send $n to an asynchronous function: what may not be Sendable, beside another"
  )
  func unsendable() {
    let dog = FakeCat()
    #expect(
      call("Pound.FakeDog.fetch(_: Pound.Cat, for: Pound.Toy) async -> ()", [dog, Item.ball]).closure
        == "{ await $0.fetch(matching(), for: $1) }", "an object")
    #expect(
      call("Pound.FakeDog.fetch(_: Pound.Cat, for: Swift.Int) async -> ()", [dog, 3]).closure
        == "{ await $0.fetch($1, for: 3) }")
    #expect(
      call("Pound.FakeDog.fetch(_: Pound.Cat, for: Pound.Toy) -> ()", [dog, Item.ball]).closure
        == "{ $0.fetch($1, for: $2) }")
    let words =
      "Pound.FakeDog.fetch(_: Pound.Toy, for: any Pound.Shape, _: [Swift.String : Any], _: (Swift.Int) -> ()) async -> ()"
    let others = call(words, [Item.ball, Item.stick, ["a": 1], { (_: Int) in }])
    #expect(others.closure == "{ await $0.fetch($1, for: matching(), matching(), matching()) }")
    #expect(
      call("Pound.FakeDog.fetch<A>(_: A, _: Pound.Toy) async -> ()", [dog, Item.ball]).closure
        == "{ await $0.fetch(matching() as FakeCat, $1) }")
  }

  @Test(
    "names the case where the arguments aren't the parameters, one can't be written, or another function has the name",
    arguments: [
      "Pound.FakeDog.fetch(_: Swift.Int, for: Swift.Int) -> ()", "Pound.FakeDog.fetch(_: inout Swift.Int) -> ()",
      "Pound.FakeDog.fetch(_: Swift.Int...) -> ()", "Pound.FakeDog.fetch(_: @autoclosure () -> Swift.Int) -> ()", "",
    ])
  func named(_ words: String) {
    #expect(call(words, [3]).assertion(named: "expectHaveReceived") == "expectHaveReceived(dog, .fetch, with: 3)")
    let other = call("Pound.FakeDog.fetch(_: Swift.Int) -> ()", [3], .fetchByAge)
    #expect(other.closure == nil)
  }

  @Test(
    "has a fake that is called by its type's name, as variables are",
    arguments: [
      ("FakeDog", "fakeDog"), ("FakeBox<Int>", "fakeBox"), ("URLCache", "urlCache"), ("URL", "url"), ("`3D`", "fake"),
    ])
  func variable(type: String, name: String) { #expect(variableName(ofType: type) == name) }

  private func call(_ words: String, _ arguments: [Any?], _ function: Function = .fetch) -> PasteableCall {
    let signature = FunctionSignature(compilerWords: words, memberOf: "FakeDog")
    return PasteableCall(to: "dog", function, arguments, signature: signature)
  }
}
