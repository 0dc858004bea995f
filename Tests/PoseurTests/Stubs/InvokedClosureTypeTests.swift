import Poseur
import Testing

@Suite("A closure that a stub cannot invoke without its type", .tags(.threads))
struct InvokedClosureTypeTests {
  private let store = FakeDogStore()

  @Test("of a type that has to be said is a failure that says what to write", arguments: ClosureToSay.all)
  func closureToSay(_ row: ClosureToSay) {
    let (type, call) = (row.type, row.call)
    store.stub(function: .load).andInvokeClosure(with: 3)
    let messages = Failures.capture { store.recordAndStub(function: .load, arguments: row.closure) }

    let advice = "Write its type:\nandInvokeClosure { (closure: \(row.written)) in \(call) }"
    #expect(messages.first?.hasSuffix("argument 0 is a closure of type \(type).\n\(advice)") == true)
  }

  // Before Swift 6.3 a task takes no closure along that is not `Sendable`.
  #if compiler(>=6.3)
    @Test("of a type that has to be said is one that is invoked as the failure says")
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

  @Test("of an actor is a failure that says what to write, and that does")
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
        andInvokeClosure { (closure: \(type)) in MainActor.assumeIsolated { closure(<#…#>) } }
        """,
        """
        \(call) should invoke argument 0 as (String?) -> Void, but that is a closure of type \(type).
        Write its type:
        andInvokeClosure(at: 0) { (closure: \(type)) in MainActor.assumeIsolated { closure(<#…#>) } }
        """,
      ])

    store.stub(function: .show).andInvokeClosure { (closure: @MainActor @Sendable (String?) -> Void) in
      MainActor.assumeIsolated { closure("Rex") }
    }
    store.show { [store] in store.note($0 == "Rex") }
    #expect(found.values() == [true])
  }

  @Test("of another actor than the main one is a failure that says its type")
  func otherActorsClosure() {
    store.stub(function: .show).andInvokeClosure(with: 3)
    let closure: @Butler @Sendable (Int) -> Void = { _ in }
    let messages = Failures.capture { store.recordAndStub(function: .show, arguments: closure) }

    let type = "@Butler @Sendable (Int) -> Void"
    #expect(
      messages.first?.hasSuffix("\(type).\nWrite its type:\nandInvokeClosure { (closure: \(type)) in <#…#> }") == true)
  }

  @Test("that takes an actor's closure is none of the actor's itself")
  func takesActorsClosure() {
    store.stub(function: .show).andInvokeClosure(with: 3)
    let messages = Failures.capture {
      store.recordAndStub(function: .show, arguments: { (_: Int, _: @MainActor @Sendable () -> Void) in })
    }
    let type = "(Int, @MainActor @Sendable () -> Void) -> Void"
    let advice = "Write its type:\nandInvokeClosure { (closure: \(type)) in closure(<#…#>) }"
    #expect(messages.first?.hasSuffix("argument 0 is a closure of type \(type).\n\(advice)") == true, "\(messages)")
  }
}

// MARK: - Fixtures

/// A closure that `andInvokeClosure(with:)` cannot invoke, and how the test would.
struct ClosureToSay: @unchecked Sendable, CustomTestStringConvertible {
  let closure: Any
  let type: String
  /// The type as a parameter has it.
  let written: String
  let call: String

  var testDescription: String { type }

  init(_ closure: Any, _ type: String, written: String? = nil, escaping isEscaping: Bool = false, call: String) {
    self.closure = closure
    self.type = type
    self.written = written ?? (isEscaping ? "@escaping \(type)" : type)
    self.call = call
  }

  static let all = everywhere + ofNewSystems

  private static let everywhere = [
    ClosureToSay({ (_: Int) throws in }, "(Int) throws -> Void", call: "try closure(<#…#>)"),
    ClosureToSay({ (_: Int) in true }, "(Int) -> Bool", call: "_ = closure(<#…#>)"),
    ClosureToSay(
      { (_: (Int) async -> Void) async in }, "((Int) async -> Void) async -> Void", escaping: true,
      call: "nonisolated(unsafe) let closure = closure; Task { await closure(<#…#>) }"),
    ClosureToSay(
      { @Sendable (_: Int) async throws -> String in "" }, "@Sendable (Int) async throws -> String", escaping: true,
      call: "Task { _ = try await closure(<#…#>) }"),
    ClosureToSay(
      { @MainActor @Sendable () throws -> Int in 3 }, "@MainActor @Sendable () throws -> Int",
      call: "try MainActor.assumeIsolated { _ = try closure() }"),
  ]

  // Older systems cannot hold such a closure as `Any`.
  private static let ofNewSystems: [ClosureToSay] = {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return [] }
    let typed = ClosureToSay(
      { () throws(Hoarse) -> Int in 3 }, "() throws(Hoarse) -> Int", call: "_ = try closure()")
    return [typed] + ofNewCompilers
  }()

  #if compiler(>=6.3)
    private static let ofNewCompilers = [
      ClosureToSay(
        { (_: Int) async in } as nonisolated(nonsending) (Int) async -> Void,
        "nonisolated(nonsending) (Int) async -> Void",
        written: "nonisolated(nonsending) @escaping (Int) async -> Void",
        call: "nonisolated(unsafe) let closure = closure; Task { await closure(<#…#>) }"),
      ClosureToSay(
        { (_: Int) async in } as @isolated(any) (Int) async -> Void, "@isolated(any) (Int) async -> Void",
        escaping: true, call: "nonisolated(unsafe) let closure = closure; Task { await closure(<#…#>) }"),
    ]
  #else
    private static let ofNewCompilers: [ClosureToSay] = []
  #endif
}

@globalActor private actor Butler { static let shared = Butler() }
