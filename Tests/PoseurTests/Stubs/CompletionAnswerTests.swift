import Poseur
import Testing

@Suite("A stub's closure that calls a completion", .tags(.threads))
struct CompletionAnswerTests {
  private let store = FakeDogStore()

  @Test("gets it as what its `$n` stands for, with its type")
  func written() {
    var names: [String] = []
    store.stub { $0.load(3, progress: { _ in }, completion: $1) }.andDo { completion in completion("Rex") }
    store.load(3, progress: { _ in }, completion: { names.append($0) })
    store.stub { $0.load($1, progress: $2, completion: { _ in }) }.andDo { id, progress in progress(Double(id) / 8) }
    store.load(4, progress: { names.append("\($0)") }, completion: { _ in })
    store.stub { $0.fetch($1) }.andDo { $0(.success("Max")) }
    store.fetch { names.append((try? $0.get()) ?? "") }
    store.stub { $0.find("R", $1) }.andDo { done in done(nil, Hoarse()) }.thenFail()
    store.find("R") { names.append("\($0 ?? "-") \($1 is Hoarse)") }

    #expect(names == ["Rex", "0.5", "Max", "- true"])
    #expect(Failures.capture { store.find("R") { _, _ in } }.count == 1)
  }

  @Test("gets one that is optional and Sendable, and one of the main actor")
  @MainActor func otherKinds() {
    let noted = ArgumentCaptor()
    store.stub(.note).with(noted).andReturn()
    store.stub(.close).andDo { (done: (@Sendable (Bool) -> Void)?) in done?(true) }
    store.close(nil)
    store.close { [store] in store.note($0) }
    store.stub { $0.show($1) }.andDo { done in MainActor.assumeIsolated { done("Rex") } }
    store.show { [store] in store.note($0 == "Rex") }

    #expect(noted.values() == [true, true])
  }

  @Test("returns a value as well, and may call, stub and reset the same fake")
  func reentrant() {
    store.stub { $0.start($1) }.andDo { done in
      done(true)
      return 7
    }
    var result = 0
    #expect(
      store.start { _ in
        store.reset()
        store.stub(.start).andReturn(3)
        result = store.start { _ in }
      } == 7)
    #expect(result == 3 && store.callCountFor(function: .start) == 1)
  }

  @Test("names its type where the stub names the case")
  func byCase() {
    store.stub(.find).andDo { (name: String, done: @escaping (String?, (any Error)?) -> Void) in
      done(name, nil)
      done(nil, Hoarse())
    }
    var found: [String?] = []
    store.find("Rex") { name, _ in found.append(name) }

    #expect(found == ["Rex", nil])
  }

  @Test("of another type is a failure that says what to write", arguments: ClosureToSay.all)
  func closureToSay(_ row: ClosureToSay) {
    store.stub(.load).andDo { (done: @escaping (Double) -> Void) in done(3) }
    let messages = Failures.capture { store.recordAndStub(function: .load, arguments: row.closure) }

    #expect(
      messages == [
        """
        FakeDogStore.load(\(row.type) closure) was called with (\(row.type)), but the closure of its stub takes \
        ((Double) -> Void).
        Write the types of its parameters: { (<#name#>: @escaping \(row.type)) in <#…#> }
        """
      ])
  }

  // Before Swift 6.3 a task takes no closure along that is not `Sendable`.
  #if compiler(>=6.3)
    @Test("of a type that has to be said is called by a closure with that type")
    func saidClosure() async throws {
      store.stub(.load).once().andDo { (closure: @escaping (Int) throws -> Void) in try closure(1) }
      store.stub(.load).once().andDo { (closure: @escaping (Int) -> Bool) in _ = closure(2) }
      store.stub(.load).once().andDo { (closure: @escaping (Int) async -> Void) in
        nonisolated(unsafe) let closure = closure; Task { await closure(3) }
      }
      store.stub(.load).once().andDo { (closure: @escaping @Sendable (Int) async throws -> String) in
        Task { _ = try await closure(4) }
      }
      store.stub(.load).once().andDo { (closure: nonisolated(nonsending) @escaping (Int) async -> Void) in
        nonisolated(unsafe) let closure = closure; Task { await closure(5) }
      }
      store.stub(.load).once().andDo { (closure: @escaping @isolated(any) (Int) async -> Void) in
        nonisolated(unsafe) let closure = closure; Task { await closure(6) }
      }
      store.stub(.load).once().andDo { (closure: @escaping @MainActor (Int) -> Dog) in
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
}

// MARK: - Fixtures

/// A closure whose type a stub's closure has to write.
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
