import Poseur
import Testing

@Suite("Copies of arguments")
struct CopiedArgumentTests {
  private let store = FakeListStore()
  private let list = NodeList(["a"])

  @Test("are what a call was given, as it was then")
  func snapshot() {
    store.keepArguments(copiedBy: { (list: NodeList) in list.copy() }, of: .save)
    store.save(list)
    list.nodes.append("b")
    store.save(list)

    #expect(store.calls(to: .save).map { ($0.arguments[0] as? NodeList)?.nodes } == [["a"], ["a", "b"]])
    expectHaveReceived(store, .save, with: NodeList(["a"]), times: 1)
    let captor = Argument.captor()
    expectHaveReceived(store, .save, with: captor, times: 2)
    #expect(captor.values(as: NodeList.self).map(\.nodes) == [["a"], ["a", "b"]])
  }

  @Test("are made before the call is answered; its stub gets the argument itself, its captor the copy")
  func stubs() {
    store.keepArguments(copiedBy: { (list: NodeList) in list.copy() }, of: .save)
    let captor = Argument.captor()
    store.stub(.save).with(captor).andDo { arguments in
      (arguments[0] as? NodeList)?.nodes.append("stub")
      return ()
    }
    store.save(list)

    #expect(list.nodes == ["a", "stub"])
    #expect((store.calls[0].arguments[0] as? NodeList)?.nodes == ["a"])
    #expect(captor.values(as: NodeList.self).map(\.nodes) == [["a"]])
  }

  @Test("are made of arguments of the type, for this function, by each copier")
  func types() {
    store.keepArguments(copiedBy: { (list: NodeList) in list.copy() }, of: .save)
    store.keepArguments(copiedBy: { (name: String) in name.uppercased() }, of: .save)
    store.recordCall(.save, arguments: list, "rex", 3, nil)
    store.recordCall(.load, arguments: list, "rex")

    #expect("\(store.calls)" == #"[save(NodeList(a), "REX", 3, nil), load(NodeList(a), "rex")]"#)
    #expect(store.calls[0].arguments[0] as? NodeList !== list)
    #expect(store.calls[1].arguments[0] as? NodeList === list)
  }

  @Test("are never the object itself, so that its absence proves nothing")
  func absenceOfTheObject() {
    let dog = FakeDog()
    let part = Part()
    dog.keepArguments(copiedBy: { (_: Part) in Part() }, of: .eat)
    dog.recordCall(.eat, arguments: part)
    let type = "CopiedArgumentTests.Part"

    for (expected, text) in [(part, "<Part>"), (Argument.identical(to: part), "this very <Part>")] as [(Any, String)] {
      let failures = Failures.capture { expectHaveNotReceived(dog, .eat, with: expected) }
      #expect(
        failures == [
          "Expected FakeDog.eat(\(text)) not to be called. "
            + "This proves nothing, because the fake keeps copies, and no copy is this very \(type): "
            + "use Argument.where, or give \(type) an ==."
        ])
    }
    expectHaveReceived(dog, .eat, with: Argument.is(Part.self))
    dog.keepArguments(.strong, of: .eat)
    expectHaveNotReceived(dog, .eat, with: Part())
  }

  private final class Part {}

  @Test("stay through resets, and end with another retention")
  func resetting() {
    store.keepArguments(copiedBy: { (list: NodeList) in list.copy() }, of: .save)
    store.resetCallsAndStubs()
    store.save(list)
    #expect(store.calls[0].arguments[0] as? NodeList !== list)

    store.keepArguments(.strong, of: .save)
    store.save(list)
    #expect(store.calls[1].arguments[0] as? NodeList === list)
    store.keepArguments(.none, of: .save)
    store.keepArguments(copiedBy: { (list: NodeList) in list.copy() }, of: .save)
    store.keepCalls(atMost: 1)
    store.save(list)
    #expect(store.calls.map(\.description) == ["save(NodeList(a))"], "the copy is kept")
  }

  @Test("are made where the fake may be used")
  func reentrance() {
    store.keepArguments(
      copiedBy: { (list: NodeList) in
        store.recordCall(.load)
        return list.copy()
      }, of: .save)
    store.save(list)

    #expect(store.calls.map(\.description) == ["save(NodeList(a))", "load()"])
  }

  @Test("are there for whoever waits for the call", .timeLimit(.minutes(1)))
  func waiting() async throws {
    store.keepArguments(copiedBy: { (list: NodeList) in list.copy() }, of: .save)
    async let calls = store.call(to: .save, where: { ($0[0] as? NodeList)?.isCopy == true }).wait().count
    store.save(list)
    #expect(try await calls == 1)
  }

  @Test("a captor makes its own, in a stub")
  func captor() {
    let saved = Argument.captor(copiedBy: { (list: NodeList) in list.copy() })
    store.stub(.save).with(saved).andReturn()
    store.save(list)
    list.nodes = []
    store.stub(.save).with("other").andReturn()
    store.recordAndStub(function: .save, arguments: "other")

    #expect(saved.values(as: NodeList.self).map(\.nodes) == [["a"]])
  }
}
