import Poseur
import Testing

@Suite("A stub that invokes a closure")
struct InvokedClosureTests {
  private let store = FakeDogStore()

  @Test("calls the first closure that takes such a value")
  func oneValue() {
    store.stub(function: .load).andInvokeClosure(with: "Rex")
    var names: [String] = []
    store.load(3, progress: { _ in }, completion: { names.append($0) })

    #expect(names == ["Rex"])
  }

  @Test("calls the closure at an index")
  func atIndex() {
    store.stub(function: .load).andInvokeClosure(at: 1, with: 0.5)
    var progress: [Double] = []
    store.load(3, progress: { progress.append($0) }, completion: { _ in })

    #expect(progress == [0.5])
  }

  @Test("calls a closure that takes nothing, and one that is @Sendable and optional")
  func nothing() {
    store.stub(function: .save).andInvokeClosure()
    var isSaved = false
    store.save { isSaved = true }
    #expect(isSaved)

    let isClosed = ArgumentCaptor()
    store.stub(function: .close).andInvokeClosure(with: true)
    store.stub(function: .note).with(isClosed).andReturn()
    store.close { store.note($0) }
    #expect(isClosed.values() == [true])
  }

  @Test("calls a closure that takes a result")
  func result() throws {
    store.stub(function: .fetch).andInvokeClosure(with: Result<String, any Error>.failure(Hoarse()))
    var fetched: Result<String, any Error>?
    store.fetch { fetched = $0 }

    #expect(throws: Hoarse()) { try fetched?.get() }
  }

  @Test("calls a closure that takes two values, or optionals of them")
  func twoValues() {
    store.stub(function: .find).andInvokeClosure(with: "Rex", Hoarse() as any Error)
    var found: [String?] = []
    store.find("R") { name, error in
      found.append(name)
      #expect(error is Hoarse)
    }
    #expect(found == ["Rex"])

    store.stub(function: .find).andInvokeClosure(with: "Bello" as String?, nil as (any Error)?)
    store.find("B") { name, error in
      found.append(name)
      #expect(error == nil)
    }
    #expect(found == ["Rex", "Bello"])
  }

  @Test("finds a closure that takes some of the values as optionals, and errors of any type")
  func mixedValues() {
    struct FakeSession: Fake {
      enum Function: String, PoseurFunction { case load, fail, measure }
      let faker = Function.faker()
      func load(_ completion: @escaping (String?, (any Error)?) -> Void) {
        recordAndStub(function: .load, arguments: completion)
      }
      func fail(_ completion: @escaping @Sendable (any Error) -> Void) {
        recordAndStub(function: .fail, arguments: completion)
      }
      func measure(_ completion: @escaping (Int, Double?, any Error) -> Void) {
        recordAndStub(function: .measure, arguments: completion)
      }
    }
    let session = FakeSession()
    var results: [String] = []
    func load() { session.load { results.append("\($0 ?? "-") \($1.map { "\($0)" } ?? "-")") } }
    session.stub(.load).andInvokeClosure(with: "Rex", nil as (any Error)?)
    load()
    session.stub(.load).andInvokeClosure(with: nil as String?, Hoarse())
    load()
    session.stub(.load).andInvokeClosure(with: "Max", Hoarse())
    load()
    session.stub(.measure).andInvokeClosure(with: 3, 1.5, Hoarse())
    session.measure { results.append("\($0) \($1 ?? 0) \($2)") }
    #expect(results == ["Rex -", "- Hoarse()", "Max Hoarse()", "3 1.5 Hoarse()"])

    let error = ArgumentCaptor()
    store.stub(function: .note).with(error).andReturn()
    session.stub(.fail).andInvokeClosure(with: Hoarse())
    session.fail { [store] in store.note($0 is Hoarse) }
    #expect(error.values() == [true])
  }

  @Test("calls a closure that takes three values, or optionals of them")
  func threeValues() {
    struct FakeSession: Fake {
      enum Function: String, PoseurFunction { case load, scan }
      let faker = Function.faker()
      func load(_ completion: @escaping (String?, Int?, (any Error)?) -> Void) {
        recordAndStub(function: .load, arguments: completion)
      }
      func scan(_ completion: @escaping (Int, Int, Int) -> Void) -> Bool {
        recordAndStub(function: .scan, arguments: 3, completion)
      }
    }
    let session = FakeSession()
    var results: [String] = []
    session.stub(.load).andInvokeClosure(with: "Rex", 200, Hoarse() as any Error)
    session.load { results.append("\($0 ?? "-") \($1 ?? 0) \($2 is Hoarse)") }
    session.stub(.load).andInvokeClosure(with: "Max" as String?, nil as Int?, nil as (any Error)?)
    session.load { results.append("\($0 ?? "-") \($1 ?? 0) \($2 == nil)") }
    session.stub(.scan).andInvokeClosure(at: 1, with: 1, 2, 3, returning: true)
    #expect(session.scan { results.append("\([$0, $1, $2])") })
    #expect(results == ["Rex 200 true", "Max 0 true", "[1, 2, 3]"])

    session.stub(.scan).andInvokeClosure(with: 1, 2, "3", returning: true)
    let failures = Failures.capture { _ = session.scan { _, _, _ in } }
    #expect(
      failures == [
        """
        The stub that answered FakeSession.scan(3, (Int, Int, Int) -> Void closure) should invoke a closure of type \
        (Int, Int, String) -> Void, but no argument is one: argument 1 is a closure of type (Int, Int, Int) -> Void.
        Write its type:
        andInvokeClosure(returning: <#…#>) { (closure: (Int, Int, Int) -> Void) in closure(<#…#>) }
        """
      ])
  }

  @Test("calls closures that are @Sendable, of every number of values")
  func sendable() {
    struct FakeQueue: Fake {
      enum Function: String, PoseurFunction { case run, log, swap }
      let faker = Function.faker()
      func run(_ work: @escaping @Sendable () -> Void) { recordAndStub(function: .run, arguments: work) }
      func log(_ line: @escaping @Sendable (String?) -> Void) { recordAndStub(function: .log, arguments: line) }
      func swap(_ names: @escaping @Sendable (String, Int) -> Void) { recordAndStub(function: .swap, arguments: names) }
      func turn(_ names: @escaping @Sendable (String, Int, Bool) -> Void) {
        recordAndStub(function: .swap, arguments: names)
      }
      func turnAny(_ names: @escaping @Sendable (String?, Int?, Bool?) -> Void) {
        recordAndStub(function: .swap, arguments: names)
      }
      func swapAny(_ names: @escaping @Sendable (String?, Int?) -> Void) {
        recordAndStub(function: .swap, arguments: names)
      }
    }
    let queue = FakeQueue()
    let heard = ArgumentCaptor()
    store.stub(function: .note).with(heard).andReturn()
    queue.stub(.run).andInvokeClosure()
    queue.stub(.log).andInvokeClosure(with: "Rex")
    queue.stub(.swap).andInvokeClosure(with: "Rex", 3)

    queue.run { [store] in store.note(true) }
    queue.log { [store] in store.note($0 == "Rex") }
    queue.swap { [store] in store.note($0 == "Rex" && $1 == 3) }
    queue.swapAny { [store] in store.note($0 == "Rex" && $1 == 3) }
    queue.stub(.swap).andInvokeClosure(with: "Rex", 3, true)
    queue.turn { [store] in store.note($0 == "Rex" && $1 == 3 && $2) }
    queue.turnAny { [store] in store.note($0 == "Rex" && $1 == 3 && $2 == true) }
    #expect(heard.values() == [true, true, true, true, true, true])
  }

  @Test("hands a closure of any type to code that calls it")
  func typed() {
    store.stub(function: .find).andInvokeClosure { (completion: (String?, (any Error)?) -> Void) in
      completion(nil, Hoarse())
      completion("Rex", nil)
    }
    store.stub(function: .choose).andInvokeClosure(at: 0) { (isGood: (String) -> Bool) in
      #expect(isGood("Rex") && !isGood("Tom"))
    }
    var found: [String?] = []
    store.find("R") { name, _ in found.append(name) }
    store.choose { $0 == "Rex" }

    #expect(found == [nil, "Rex"])
  }

  @Test("returns a value as well")
  func returning() {
    store.stub(function: .start).andInvokeClosure(with: true, returning: 7)
    store.stub(function: .start).once().andInvokeClosure(returning: 8) { (done: (Bool) -> Void) in done(false) }
    var done: [Bool] = []

    #expect([store.start { done.append($0) }, store.start { done.append($0) }] == [8, 7])
    #expect(done == [false, true])
  }

  @Test("is part of a sequence, and answers only some calls")
  func partOfMore() {
    store.stub(function: .find).with("R", Argument.closure).andInvokeClosure(with: "Rex", Hoarse() as any Error)
      .thenFail()
    var found: [String?] = []
    store.find("R") { name, _ in found.append(name) }

    #expect(Failures.capture { store.find("R") { name, _ in found.append(name) } }.count == 1)
    #expect(found == ["Rex"])
  }

  @Test("calls a closure that may call, stub and reset the same fake")
  func reentrant() {
    store.stub(function: .save).andInvokeClosure()
    store.save {
      store.reset()
      store.stub(function: .start).andReturn(3)
      #expect(store.start { _ in } == 3)
    }
    #expect(store.callCountFor(function: .save) == 0)
  }

  @Test("throws what the closure's caller throws")
  func throwing() throws {
    store.stub(function: .read).andInvokeClosure { (_: (String) -> Void) in throw Hoarse() }
    #expect(throws: Hoarse()) { try store.read { _ in } }
  }

  @Test("that is not there is a failure at the stub, with the reason")
  func noSuchArgument() {
    store.stub(function: .load).once().andInvokeClosure(at: 4, with: "Rex")
    store.stub(function: .load).once().andInvokeClosure(at: -1)
    store.stub(function: .load).once().andInvokeClosure(at: 0, with: "Rex")
    let messages = Failures.capture {
      for _ in 1...3 { store.load(3, progress: { _ in }, completion: { _ in Issue.record("called") }) }
    }
    let call = "The stub that answered FakeDogStore.load(3, (Double) -> Void closure, (String) -> Void closure)"
    #expect(
      messages == [
        "\(call) should invoke argument 0 as (String) -> Void, but that is 3 (Int).",
        "\(call) should invoke argument -1, but the call has 3 arguments.",
        "\(call) should invoke argument 4, but the call has 3 arguments.",
      ])
  }

  @Test("that takes another type is a failure with both types")
  func wrongType() {
    store.stub(function: .load).once().andInvokeClosure(with: 3)
    store.stub(function: .load).once().andInvokeClosure(at: 2, with: 3)
    store.stub(function: .load).once().andInvokeClosure { (_: (Int) -> Bool) in Issue.record("called") }
    let messages = Failures.capture {
      for _ in 1...3 { store.load(3, progress: { _ in }, completion: { _ in Issue.record("called") }) }
    }
    let call = "The stub that answered FakeDogStore.load(3, (Double) -> Void closure, (String) -> Void closure)"
    #expect(
      messages == [
        """
        \(call) should invoke a closure of type (Int) -> Bool, but no argument is one: argument 1 is a closure of type \
        (Double) -> Void, argument 2 is a closure of type (String) -> Void.
        """,
        """
        \(call) should invoke argument 2 as (Int) -> Void, but that is a closure of type (String) -> Void.
        Write its type:
        andInvokeClosure(at: 2) { (closure: (String) -> Void) in closure(<#…#>) }
        """,
        """
        \(call) should invoke a closure of type (Int) -> Void, but no argument is one: argument 1 is a closure of type \
        (Double) -> Void, argument 2 is a closure of type (String) -> Void.
        """,
      ])
  }

  @Test("with a closure that does not take it is a failure that says what to write")
  func takesNone() {
    store.stub(function: .load).once().andInvokeClosure {}
    store.stub(function: .note).andInvokeClosure {}
    let messages = Failures.capture {
      store.note(true)
      store.load(3, progress: { _ in }, completion: { _ in Issue.record("called") })
    }
    let reason = "should invoke a closure, but the closure given to andInvokeClosure does not take it."
    #expect(
      messages == [
        "The stub that answered FakeDogStore.note(true) \(reason)",
        """
        The stub that answered FakeDogStore.load(3, (Double) -> Void closure, (String) -> Void closure) \(reason)
        Write its type:
        andInvokeClosure { (closure: (Double) -> Void) in closure(<#…#>) }
        """,
      ])
  }

  @Test("in a function with a result: the line to write has a place for that")
  func withResult() {
    store.stub(function: .load).andInvokeClosure(at: 0, with: 3, returning: "r")
    store.stub(function: .load).once().andInvokeClosure(with: 3, returning: nil)
    let messages = Failures.capture {
      for _ in 1...2 { store.recordAndStub(function: .load, arguments: { (_: Int) in true }) }
    }
    #expect(
      messages.map { $0.split(separator: "\n").last } == [
        "andInvokeClosure(returning: <#…#>) { (closure: (Int) -> Bool) in _ = closure(<#…#>) }",
        "andInvokeClosure(at: 0, returning: <#…#>) { (closure: (Int) -> Bool) in _ = closure(<#…#>) }",
      ])
  }

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

  @Test("is a failure where the call brings nil")
  func nilClosure() {
    store.stub(function: .close).andInvokeClosure(at: 0, with: true)
    let line = #line - 1
    withKnownIssue {
      store.close(nil)
    } matching: { issue in
      issue.comments.first?.rawValue == """
        The stub that answered FakeDogStore.close(nil) should invoke argument 0 as (Bool) -> Void, but that is nil.
        If calls may bring none, use andDo, whose closure can take an optional.
        """ && issue.sourceLocation?.line == line
    }
    var isClosed: [Bool] = []
    store.stub(function: .close).andDo { (done: (@Sendable (Bool) -> Void)?) in
      isClosed.append(done != nil)
      done?(true)
    }
    store.close(nil)
    store.close { _ in }
    #expect(isClosed == [false, true])
  }

  @Test("is a failure where a closure may be the argument that is nil")
  func anyNilClosure() {
    store.stub(function: .close).andInvokeClosure(with: true)

    #expect(
      Failures.capture { store.close(nil) } == [
        """
        The stub that answered FakeDogStore.close(nil) should invoke a closure of type (Bool) -> Void, but argument 0 \
        is nil.
        If calls may bring none, use andDo, whose closure can take an optional.
        """
      ])
    store.stub(function: .find).andInvokeClosure(with: true)
    #expect(
      Failures.capture { store.recordAndStub(function: .find, arguments: nil, 3, { (_: Int) in }) } == [
        """
        The stub that answered FakeDogStore.find(nil, 3, (Int) -> Void closure) should invoke a closure of type \
        (Bool) -> Void, but no argument is one: argument 0 is nil, argument 2 is a closure of type (Int) -> Void.
        Write its type:
        andInvokeClosure { (closure: (Int) -> Void) in closure(<#…#>) }
        """
      ])
  }

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

  @Test("says what to write where the function returns something and nothing is said")
  func missingResult() {
    store.stub(function: .start).andInvokeClosure(with: true)

    #expect(
      Failures.capture { _ = store.start { _ in } } == [
        """
        FakeDogStore.start((Bool) -> Void closure) has to return Int, but the closure of its stub returned nothing.
        Return a value of that type; with andInvokeClosure, say returning: <#Int#>.
        """
      ])
  }

  @Test("does not keep its faker alive")
  func lifetime() {
    var faker: Faker<FakeDogStore.Function>? = FakeDogStore.Function.faker()
    faker?.stub(function: .save).andInvokeClosure()
    weak var kept: Faker<FakeDogStore.Function>?
    kept = faker
    faker = nil

    #expect(kept == nil)
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

private final class FakeDogStore: Fake, Sendable {
  enum Function: String, PoseurFunction { case load, save, close, fetch, find, choose, start, read, note, show }
  let faker = Function.faker()

  func load(_ id: Int, progress: @escaping (Double) -> Void, completion: @escaping (String) -> Void) {
    recordAndStub(function: .load, arguments: id, progress, completion)
  }
  func save(_ completion: @escaping () -> Void) { recordAndStub(function: .save, arguments: completion) }
  func close(_ completion: (@Sendable (Bool) -> Void)?) { recordAndStub(function: .close, arguments: completion) }
  func show(_ completion: @escaping @MainActor @Sendable (String?) -> Void) {
    recordAndStub(function: .show, arguments: completion)
  }
  func note(_ isClosed: Bool) { recordAndStub(function: .note, arguments: isClosed) }
  func fetch(_ completion: @escaping (Result<String, any Error>) -> Void) {
    recordAndStub(function: .fetch, arguments: completion)
  }
  func find(_ start: String, _ completion: @escaping (String?, (any Error)?) -> Void) {
    recordAndStub(function: .find, arguments: start, completion)
  }
  func choose(_ isGood: @escaping (String) -> Bool) { recordAndStub(function: .choose, arguments: isGood) }
  func start(_ done: @escaping (Bool) -> Void) -> Int { recordAndStub(function: .start, arguments: done) }
  func read(_ line: @escaping (String) -> Void) throws { try recordAndStubThrowing(function: .read, arguments: line) }
}
