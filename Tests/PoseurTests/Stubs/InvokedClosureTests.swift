import Poseur
import Testing

@Suite("A stub that invokes a closure", .tags(.threads))
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
        andInvokeClosure(returning: <#…#>) { (closure: (Int, Int, Int) -> Void) in <#…#> }
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
