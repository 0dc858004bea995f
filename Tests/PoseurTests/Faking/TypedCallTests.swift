import Foundation
import Poseur
import Testing

/// `$1`, `$2` … in written calls.
@Suite("What stands for any argument in a written call", .tags(.memory, .threads))
struct TypedCallTests {
  private let clerk = FakeClerk()

  // MARK: - In each verb

  @Test("is handed on to closures and checks, in its order and its type; values beside it aren't")
  func closures() throws {
    clerk.stub { $0.tick() }.andDo { 7 }
    clerk.stub { try $0.put("a", at: 3) }.andDo { true }
    clerk.stub { try $0.put("b", at: $1) }.andDo { place in place == 4 }
    clerk.stub { try $0.put($1, at: 9) }.andDo { name in name == "c" }
    clerk.stub { $0.join($1, $2, $3) }.andDo { a, b, c in "\(a)-\(b)-\(c == nil)" }
    #expect(clerk.tick() == 7)
    #expect(try clerk.put("a", at: 3) && clerk.put("b", at: 4) && clerk.put("c", at: 9))
    #expect(try !clerk.put("d", at: 9))
    #expect(clerk.join(1, "x", nil) == "1-x-true")

    clerk.stub { try $0.put($1, at: $2) }.where { name, place in name.count == place }.andThrow(Full(), Late())
    #expect(throws: Full()) { try clerk.put("ab", at: 2) }
    #expect(throws: Late()) { try clerk.put("abc", at: 3) }
    clerk.stub { try $0.put($2, at: $1) }.andDo { place, name in name == "q" && place == 1 }
    #expect(try clerk.put("q", at: 1))
    clerk.stub { try $0.put(matching("a capital") { $0 == $0.uppercased() }, at: $1) }
      .where { $0 > 5 }.once().andDo { place in place == 6 }
    #expect(try clerk.put("A", at: 6))
  }

  @Test("goes on in a sequence")
  func sequences() throws {
    clerk.stub { try $0.put($1, at: $2) }.andReturn(true).thenDo { name, _ in name == "z" }
      .thenDo { $0.count == $1 }.thenDo { _ in true }
    #expect(try [clerk.put("a", at: 1), clerk.put("a", at: 1)] == [true, false])
    #expect(try [clerk.put("ab", at: 2), clerk.put("a", at: 9), clerk.put("a", at: 9)] == [true, true, true])
  }

  @Test("is in assertions, questions, waits and orders, in both spellings and in lists")
  func verbs() async throws {
    clerk.register(default: true, for: .put)
    clerk.register(default: 1, for: .tick)
    _ = try (clerk.put("a", at: 1), clerk.put("b", at: 1), clerk.tick())
    expectHaveReceived(clerk, times: 2) { try $0.put($1, at: 1) }
    XCTAssertHaveReceived(clerk, times: 2) { try $0.put($1, at: $2) }
    expectHaveNotReceived(clerk) { try $0.put($1, at: 2) }
    XCTAssertHaveNotReceived(clerk) { try $0.put($1, at: 2) }
    let puts = clerk.call { try $0.put($1, at: $2) }
    let pairs: [(String, Int)] = puts.arguments
    #expect(pairs.map(\.0) == ["a", "b"] && puts.count == 2 && puts.calls.count == 2)
    #expect(clerk.call { $0.tick() }.arguments.count == 1)
    #expect(try await clerk.call { try $0.put($1, at: 1) }.wait(times: 2) == ["a", "b"])
    expectHaveReceivedInOrder(clerk.call { try $0.put($1, at: 1) }, clerk.call { $0.tick() })
    let expected: [any AnyExpectedCall] = [puts, clerk.call { $0.tick() }, clerk.call(to: .tick)]
    expectHaveReceivedInOrder(Array(expected.prefix(2)))
    expectHaveReceivedExactly(clerk.call(times: 2) { try $0.put($1, at: $2) }, clerk.call(to: .tick))
    #expect(clerk.call(to: .put).arguments.map { $0.first as? String } == ["a", "b"])
  }

  // MARK: - Of each type

  @Test("may be an object, a protocol's value, an optional, a tuple, nothing, a list, a closure, or generic")
  func types() {
    let screen = Screen()
    clerk.stub { $0.show($1, as: $2) }.andDo { screen, shape in screen.title.count + shape.sides }
    #expect(clerk.show(screen, as: Square()) == 5 && clerk.show(screen, as: Circle()) == 1)
    #expect(clerk.call { $0.show($1, as: $2) }.arguments.first?.0 === screen)
    clerk.stub { $0.perhaps($1) }.andDo { number in number.map { $0 + 1 } }
    #expect(clerk.perhaps(1) == 2 && clerk.perhaps(nil) == nil)
    clerk.stub { $0.pair($1) }.andDo { pair in pair.0 > 1 }
    #expect(clerk.pair((2, "a")) && !clerk.pair((1, "a")))
    clerk.stub { $0.nothing($1) }.andDo { _ in 3 }
    #expect(clerk.nothing(()) == 3)
    clerk.stub { $0.list($1) }.andDo { list in list.count }
    #expect(clerk.list([1, nil]) == 2)
    clerk.stub { $0.echo($1 as Int) }.andDo { $0 + 1 }
    clerk.stub { $0.echo($1 as String) }.andDo { $0 + "!" }
    #expect(clerk.echo(1) == 2 && clerk.echo("a") == "a!")
    clerk.stub { (clerk, text: String) in clerk.size(text) }.andDo { $0.count }
    clerk.stub { (clerk, number: Int) in
      let doubled = number
      return clerk.size(doubled)
    }.andDo { number in number * 2 }
    #expect(clerk.size("abc") == 3 && clerk.size(4) == 8)
    clerk.stub { try $0.typed($1) }.andThrow(Full())
    #expect(throws: Full()) { try clerk.typed(1) }
  }

  @Test("may be one of several completions, escaping or Sendable")
  func completions() {
    clerk.stub { $0.fetch($1, cached: $2, completion: $3) }.andDo { id, cached, completion in
      cached("cached \(id)")
      completion(.success("new \(id)"))
      return id
    }
    var texts: [String] = []
    let log = Log()
    #expect(clerk.fetch(3, cached: { log.add($0) }, completion: { texts.append((try? $0.get()) ?? "") }) == 3)
    #expect(log.texts == ["cached 3"] && texts == ["new 3"])
    clerk.stub { $0.fetch(3, cached: { _ in }, completion: $1) }.andDo { completion in
      completion(.failure(Full()))
      return 4
    }
    #expect(clerk.fetch(3, cached: { _ in }, completion: { texts.append("\($0)") }) == 4)
    #expect(texts.last?.hasPrefix("failure") == true)
    clerk.stub { $0.later($1, then: $2) }.andDo { $1(.success("later")) }
    clerk.later(1) { log.add((try? $0.get()) ?? "") }
    #expect(log.texts.last == "later")
    let completion = clerk.call { $0.later($1, then: $2) }.arguments.first?.1
    completion?(.success("again"))
    #expect(log.texts.last == "again")
  }

  @Test("is in setters, subscripts and inout functions")
  func properties() {
    var titles: [String] = []
    clerk.stub { $0.title = $1 }.andDo { title in titles.append(title) }
    clerk.title = "a"
    #expect(titles == ["a"])
    expectHaveReceived(clerk) { $0.title = $1 }
    clerk.stub { $0[$1] }.andDo { row in "row \(row)" }
    #expect(clerk[3] == "row 3")
    clerk.stub { (clerk, count: Int) in
      var raised = count
      clerk.raise(&raised)
      return raised
    }.andDo { count in count + 1 }
    var count = 4
    clerk.raise(&count)
    #expect(count == 5)
  }

  // MARK: - On each shape of fake

  @Test("is in asynchronous calls, on an actor, a fake of the main actor, a struct and a type")
  func shapes() async throws {
    await clerk.stub { await $0.load($1) }.andDo { id in "page \(id)" }
    await clerk.stub { await $0.load(9) }.andDo {
      await Task.yield()
      return "nine"
    }
    #expect(await clerk.load(3) == "page 3")
    #expect(await clerk.load(9) == "nine")
    #expect(await clerk.call { await $0.load($1) }.arguments == [3, 9])
    await expectHaveReceived(clerk, times: 2) { await $0.load($1) }
    await XCTAssertHaveReceived(clerk, times: 2) { await $0.load($1) }
    await expectHaveNotReceived(clerk) { await $0.load(4) }

    let chest = FakeChest()
    await chest.stub { await $0.open($1, by: $2) }.andDo { code, _ in code == 3 }
    await chest.stub { await $0.open($1, by: "thief") }.andDo { code in
      await Task.yield()
      return code == 4
    }
    #expect(await chest.open(3, by: "owner"))
    #expect(await !chest.open(3, by: "thief"))
    #expect(try await chest.call { await $0.open($1, by: "thief") }.wait() == [3])

    await MainActor.run {
      let window = FakeWindow()
      window.stub { $0.title(of: $1) }.andDo { row in "row \(row)" }
      #expect(window.title(of: 2) == "row 2")
      expectHaveReceived(window) { $0.title(of: $1) }
    }

    let box = FakeBox()
    box.stub { $0.add($1, $2) }.andDo(+)
    #expect(box.add(1, 2) == 3)

    defer { FakeVault.reset() }
    FakeVault.stub { try $0.open($1) }.andDo { door in door > 1 }
    #expect(try FakeVault.open(2))
    FakeVault.stub { try $0.open($1) }.andReturn(true)
    FakeVault.stub { try $0.open(1) }.andThrow(Full())
    #expect(throws: Full()) { try FakeVault.open(1) }
    expectHaveReceived(FakeVault.self, times: 2) { try $0.open($1) }
    XCTAssertHaveReceived(FakeVault.self) { try $0.open(1) }
    expectHaveNotReceived(FakeVault.self) { try $0.open(5) }
    XCTAssertHaveNotReceived(FakeVault.self) { try $0.open(5) }
    #expect(FakeVault.call { try $0.open($1) }.arguments == [2, 1])
    await FakeVault.stub { await $0.count($1) }.andDo { $0 * 2 }
    #expect(await FakeVault.count(2) == 4)
    await FakeVault.stub { await $0.count(3) }.andReturn(5)
    #expect(await FakeVault.count(3) == 5)
    await expectHaveReceived(FakeVault.self, times: 2) { await $0.count($1) }
    await XCTAssertHaveReceived(FakeVault.self) { await $0.count(3) }
    await expectHaveNotReceived(FakeVault.self) { await $0.count(7) }
    await XCTAssertHaveNotReceived(FakeVault.self) { await $0.count(7) }
    #expect(try await FakeVault.call { await $0.count($1) }.wait() == [2, 3])
  }

  // MARK: - Misuse

  @Test("is a failure if the fake doesn't record it as it is, if it stands twice, or if an answer has another type")
  func misuse() {
    let line = #line + 3
    let reporter = CapturingReporter()
    Failures.$reporter.withValue(reporter) {
      expectHaveReceived(clerk) { (clerk, _: Int) in clerk.tick() }
      clerk.stub { $0.forget($1) }.andDo { _ in 3 }
      clerk.stub { $0.double($1) }.andReturn(1)
      expectHaveNotReceived(clerk) { clerk, name in clerk.join(1, name, nil, also: name) }
      clerk.stub { _ = try $0.put($1, at: 1) }.andReturn()
    }
    #expect(
      reporter.reports.map(\.message) == [
        """
        $1 isn't an argument of FakeClerk.tick, as the fake records it.
        Put $1 in the place of a whole argument that the fake records unchanged, or name the function by its case.
        """,
        """
        FakeClerk.forget records none of its arguments, so a written call would mean every call of it.
        Add them where the fake forwards it: arguments: <#value#>. If they can't be recorded, name the function by its \
        case, .forget.
        """,
        """
        $1 isn't an argument of FakeClerk.double, as the fake records it.
        Put $1 in the place of a whole argument that the fake records unchanged, or name the function by its case.
        """,
        """
        $1 could be more than one argument of FakeClerk.join.
        Write another $n for each argument, or name the function by its case.
        """,
        """
        FakeClerk.put(any value, 1) returns Bool, but its stub has an answer of another type.
        Answer with a value of type Bool.
        """,
      ])
    #expect(reporter.reports.map(\.position.line) == (0...4).map { UInt(line + $0) })
  }
}

// MARK: - Fixtures

private struct Full: Error, Equatable {}
private struct Late: Error, Equatable {}
private class Screen { var title = "a" }
private protocol Shape { var sides: Int { get } }
private struct Square: Shape { let sides = 4 }
// The optimizer takes a protocol with one conforming type for that type.
private struct Circle: Shape { let sides = 0 }

private final class Log: Sendable {
  private let lines = NSLock()
  private nonisolated(unsafe) var stored: [String] = []
  var texts: [String] { lines.withLock { stored } }
  func add(_ text: String) { lines.withLock { stored.append(text) } }
}

private final class FakeClerk: Fake, Sendable {
  enum Function: String, PoseurFunction {
    case tick, put, join, joinAlso, show, perhaps, pair, nothing, list, echo, sizeOfText, sizeOfNumber, typed, fetch,
      later
    case title, setTitle, row, raise, load, forget, double
  }
  let faker = Function.faker()

  func tick() -> Int { recordAndStub(function: .tick) }
  func put(_ name: String, at place: Int) throws -> Bool {
    try recordAndStubThrowing(function: .put, arguments: name, place)
  }
  func join(_ a: Int, _ b: String, _ c: Int?) -> String { recordAndStub(function: .join, arguments: a, b, c) }
  func join(_ a: Int, _ b: String, _ c: Int?, also d: String) -> String {
    recordAndStub(function: .join, arguments: a, b, c, d)
  }
  func show(_ screen: Screen, as shape: any Shape) -> Int { recordAndStub(function: .show, arguments: screen, shape) }
  func perhaps(_ number: Int?) -> Int? { recordAndStub(function: .perhaps, arguments: number) }
  func pair(_ pair: (Int, String)) -> Bool { recordAndStub(function: .pair, arguments: pair) }
  func nothing(_ nothing: Void) -> Int { recordAndStub(function: .nothing, arguments: nothing) }
  func list(_ list: [Any?]) -> Int { recordAndStub(function: .list, arguments: list) }
  func echo<Value>(_ value: Value) -> Value { recordAndStub(function: .echo, arguments: value) }
  func size(_ text: String) -> Int { recordAndStub(function: .sizeOfText, arguments: text) }
  func size(_ number: Int) -> Int { recordAndStub(function: .sizeOfNumber, arguments: number) }
  func typed(_ number: Int) throws(Full) -> Int {
    try recordAndStubThrowing(function: .typed, throwing: Full.self, arguments: number)
  }
  func fetch(
    _ id: Int, cached: @escaping @Sendable (String) -> Void, completion: @escaping (Result<String, any Error>) -> Void
  ) -> Int {
    recordAndStub(function: .fetch, arguments: id, cached, completion)
  }
  func later(_ id: Int, then completion: @escaping @Sendable (Result<String, any Error>) -> Void) {
    recordAndStub(function: .later, arguments: id, completion)
  }
  var title: String {
    get { recordAndStub(function: .title) }
    set { recordAndStub(function: .setTitle, arguments: newValue) }
  }
  subscript(row: Int) -> String { recordAndStub(function: .row, arguments: row) }
  func raise(_ count: inout Int) { count = recordAndStub(function: .raise, arguments: count) }
  func load(_ id: Int) async -> String { await recordAndStub(function: .load, arguments: id) }
  func forget(_ name: String) -> Int { recordAndStub(function: .forget) }
  func double(_ number: Int) -> Int { recordAndStub(function: .double, arguments: number * 2) }
}

private actor FakeChest {
  enum Function: String, PoseurFunction { case open }
  let faker = Function.faker()
  func open(_ code: Int, by name: String) async -> Bool { await recordAndStub(function: .open, arguments: code, name) }
}

nonisolated extension FakeChest: Fake {}

@MainActor private final class FakeWindow: Fake {
  enum Function: String, PoseurFunction { case title }
  let faker = Function.faker()
  func title(of row: Int) -> String { recordAndStub(function: .title, arguments: row) }
}

private struct FakeBox: Fake {
  enum Function: String, PoseurFunction { case add }
  let faker = Function.faker()
  func add(_ a: Int, _ b: Int) -> Int { recordAndStub(function: .add, arguments: a, b) }
}

private enum FakeVault: StaticFake {
  enum ClassFunction: String, PoseurFunction { case open, count }
  static let classFaker = ClassFunction.classFaker()
  static func open(_ door: Int) throws -> Bool { try recordAndStubThrowing(function: .open, arguments: door) }
  static func count(_ floor: Int) async -> Int { await recordAndStub(function: .count, arguments: floor) }
}
