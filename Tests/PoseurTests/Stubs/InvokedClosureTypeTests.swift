import Poseur
import Testing

@Suite("A closure that a stub cannot invoke without its type", .tags(.threads))
struct InvokedClosureTypeTests {
  private let store = FakeDogStore()

  @Test("of a type that has to be said is a failure that says it", arguments: ClosureToSay.all)
  func closureToSay(_ row: ClosureToSay) {
    store.stub(function: .load).andInvokeClosure(with: 3)
    let messages = Failures.capture { store.recordAndStub(function: .load, arguments: row.closure) }

    let advice = "Write its type:\nandInvokeClosure { (closure: \(row.type)) in <#…#> }"
    #expect(messages.first?.hasSuffix("argument 0 is a closure of type \(row.type).\n\(advice)") == true)
  }

  // Before Swift 6.3 a task takes no closure along that is not `Sendable`.
  #if compiler(>=6.3)
    @Test("of a type that has to be said is invoked by a closure with that type")
    func saidClosure() async throws {
      store.stub(function: .load).once().andInvokeClosure { (closure: (Int) throws -> Void) in try closure(1) }
      store.stub(function: .load).once().andInvokeClosure { (closure: (Int) -> Bool) in _ = closure(2) }
      store.stub(function: .load).once().andInvokeClosure { (closure: @escaping (Int) async -> Void) in
        nonisolated(unsafe) let closure = closure; Task { await closure(3) }
      }
      store.stub(function: .load).once().andInvokeClosure {
        (closure: @escaping @Sendable (Int) async throws -> String) in
        Task { _ = try await closure(4) }
      }
      store.stub(function: .load).once().andInvokeClosure {
        (closure: nonisolated(nonsending) @escaping (Int) async -> Void) in
        nonisolated(unsafe) let closure = closure; Task { await closure(5) }
      }
      store.stub(function: .load).once().andInvokeClosure { (closure: @escaping @isolated(any) (Int) async -> Void) in
        nonisolated(unsafe) let closure = closure; Task { await closure(6) }
      }
      store.stub(function: .load).once().andInvokeClosure { (closure: @MainActor (Int) -> Dog) in
        MainActor.assumeIsolated { _ = closure(7) }
      }
      let (faker, note) = (FakeDog.Function.faker(), FakeDog.Function.eat)
      let throwing: (Int) throws -> Void = { faker.recordCall(note, arguments: $0) }
      let answering: (Int) -> Bool = { number in
        faker.recordCall(note, arguments: number)
        return true
      }
      let awaiting: (Int) async -> Void = { faker.recordCall(note, arguments: $0) }
      let all: @Sendable (Int) async throws -> String = { number in
        faker.recordCall(note, arguments: number)
        return ""
      }
      let bringing: @MainActor (Int) -> Dog = { number in
        faker.recordCall(note, arguments: number)
        return Dog()
      }
      func load(_ closure: Any) { store.recordAndStub(function: .load, arguments: closure) }
      await MainActor.run { store.recordAndStub(function: .load, arguments: bringing) }
      load(awaiting as @isolated(any) (Int) async -> Void)
      load(awaiting as nonisolated(nonsending) (Int) async -> Void)
      load(all)
      load(awaiting)
      load(answering)
      load(throwing)

      for number in 1...7 { try await faker.waitForCall(to: .eat, withArguments: number) }
    }
  #endif

  @Test("of an actor is a failure that says its type, with which it is invoked")
  @MainActor func actorsClosure() {
    store.stub(function: .show).once().andInvokeClosure(at: 0, with: "Rex" as String?)
    store.stub(function: .show).once().andInvokeClosure(with: "Rex" as String?)
    let found = ArgumentCaptor()
    store.stub(function: .note).with(found).andReturn()
    let messages = Failures.capture { for _ in 1...2 { store.show { [store] in store.note($0 == "Rex") } } }
    let call = "The stub that answered FakeDogStore.show(@MainActor @Sendable (String?) -> Void closure)"
    let type = "@MainActor @Sendable (String?) -> Void"
    #expect(
      messages == [
        """
        \(call) should invoke a closure of type (String?) -> Void, but no argument is one: argument 0 is a closure of \
        type \(type).
        Write its type:
        andInvokeClosure { (closure: \(type)) in <#…#> }
        """,
        """
        \(call) should invoke argument 0 as (String?) -> Void, but that is a closure of type \(type).
        Write its type:
        andInvokeClosure(at: 0) { (closure: \(type)) in <#…#> }
        """,
      ])

    store.stub(function: .show).andInvokeClosure { (closure: @MainActor @Sendable (String?) -> Void) in
      MainActor.assumeIsolated { closure("Rex") }
    }
    store.show { [store] in store.note($0 == "Rex") }
    #expect(found.values() == [true])
  }
}

// MARK: - Fixtures

/// A closure that `andInvokeClosure(with:)` cannot invoke.
struct ClosureToSay: @unchecked Sendable, CustomTestStringConvertible {
  let closure: Any
  let type: String

  var testDescription: String { type }

  init(_ closure: Any, _ type: String) { (self.closure, self.type) = (closure, type) }

  static let all = [
    ClosureToSay({ (_: Int) throws in }, "(Int) throws -> Void"),
    ClosureToSay({ (_: Int) in true }, "(Int) -> Bool"),
    ClosureToSay({ (_: (Int) async -> Void) async in }, "((Int) async -> Void) async -> Void"),
    ClosureToSay(
      { @Sendable (_: Int) async throws -> String in "" }, "@Sendable (Int) async throws -> String"),
    ClosureToSay({ @MainActor @Sendable () throws -> Int in 3 }, "@MainActor @Sendable () throws -> Int"),
    ClosureToSay({ @Butler @Sendable (_: Int) in }, "@Butler @Sendable (Int) -> Void"),
    ClosureToSay(
      { (_: Int, _: @MainActor @Sendable () -> Void) in }, "(Int, @MainActor @Sendable () -> Void) -> Void"),
  ]
}

@globalActor private actor Butler { static let shared = Butler() }
