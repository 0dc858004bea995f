import Poseur
import Testing

@Suite("Finding the function from its name")
struct NamingTests {
  private struct FakeLoader: Fake {
    enum Function: String, PoseurFunction, CaseIterable {
      case bark
      case eat = "eat()"
      case load = "load(id:)"
      case fetch = "fetch(_:)"
      case walk
      case find, findUnlabeled = "find(_:)"
      case name
    }
    let faker: Faker<Function>
    init(_ faker: Faker<Function> = Function.faker(unstubbed: .returnDefault)) { self.faker = faker }

    var name: String { recordAndStub() }
    func bark() -> String { recordAndStub() }
    func eat() { recordAndStub() }
    func load(id: Int) throws -> String { try recordAndStubThrowing(arguments: id) }
    func fetch(_ item: Item) async -> Bool { await recordAndStub(arguments: item) }
    func walk(for minutes: Int) async throws { try await recordAndStubThrowing(arguments: minutes) }
    func find(_ name: String) { recordCall(arguments: name) }
    func find(by age: Int) -> Int { recordAndStub(arguments: age) }
    func dig(_ depth: Int) -> Int { recordAndStub(arguments: depth) }
    func howl(at volume: Int) throws -> String { try recordAndStubThrowing(arguments: volume) }
    func sleep() { recordAndStub() }
    static func + (loader: FakeLoader, _ item: Item) { loader.recordCall(arguments: item) }
  }
  private let fake = FakeLoader()

  @Test("a raw value with or without labels and parentheses is found")
  func found() async throws {
    for function in FakeLoader.Function.allCases where function != .name {
      fake.stub(function).andReturn()
    }
    fake.removeAllStubs(for: .bark)
    fake.stub(.bark).andReturn("woof")
    fake.stub(.load).andReturn("Rex")
    fake.stub(.fetch).andReturn(true)
    fake.stub(.name).andReturn("Bello")

    #expect(fake.name == "Bello")
    #expect(fake.bark() == "woof")
    #expect(fake.bark() == "woof", "found again without a search")
    fake.eat()
    #expect(try fake.load(id: 3) == "Rex")
    #expect(await fake.fetch(.ball))
    try await fake.walk(for: 30)
    fake.find("Rex")

    #expect(
      fake.calls.map(\.description) == [
        "name()", "bark()", "bark()", "eat()", "load(id: 3)", "fetch(.ball)", "walk(30)", #"find("Rex")"#,
      ])
    #expect(fake.calls.last?.function == .findUnlabeled, "the exact raw value wins")
  }

  @Test("a name that fits two cases is a failure that lists them")
  func ambiguous() {
    var found: Int?
    let messages = Failures.capture { found = fake.find(by: 3) }

    #expect(found == 0)
    #expect(
      messages == [
        """
        The name find(by:) fits 2 functions of FakeLoader: .find, .findUnlabeled = "find(_:)".
        The cases of its table: .bark, .eat = "eat()", .load = "load(id:)", .fetch = "fetch(_:)", .walk, .find, \
        .findUnlabeled = "find(_:)", .name
        Say which one it is, for example:
        recordAndStub(function: .find)
        """
      ])
    #expect(!fake.hasRecordedCalls)
  }

  @Test("a name that fits no case is a failure that lists the cases and the line to write")
  func missing() {
    var depth: Int?
    let messages = Failures.capture { depth = fake.dig(3) }

    #expect(depth == 0)
    #expect(
      messages == [
        """
        FakeLoader has no function for the name dig(_:).
        The cases of its table: .bark, .eat = "eat()", .load = "load(id:)", .fetch = "fetch(_:)", .walk, .find, \
        .findUnlabeled = "find(_:)", .name
        Pass an existing case as function:, or add this one:
        case dig = "dig(_:)"
        """
      ])
  }

  @Test("the line to write is one that compiles")
  func missingNames() {
    struct FakeShed: Fake {
      enum Function: String, PoseurFunction, CaseIterable { case load = "load(id:)" }
      let faker = Function.faker()
      subscript(shelf: Int) -> Int { recordAndStub(arguments: shelf) }
      func load() { recordCall() }
      func `default`() { recordCall() }
      func `where`(is item: Item) { recordCall(arguments: item) }
    }
    let shed = FakeShed()
    let messages = Failures.capture {
      shed.load()
      _ = shed[3]
      shed.default()
      shed.where(is: .ball)
      fake + Item.ball
    }
    #expect(
      messages.map { $0.split(separator: "\n").last } == [
        #"case <#load#> = "load()""#, #"case `subscript` = "subscript(_:)""#,
        #"case `default` = "default()""#, #"case `where` = "where(is:)""#, #"case <#+#> = "+(_:_:)""#,
      ])
  }

  @Test("the cases are listed as they are written, whatever words the table has for them")
  func describedCases() {
    struct FakeShed: Fake {
      enum Function: String, PoseurFunction, CaseIterable, CustomStringConvertible {
        case load, `init`, find
        case findUnlabeled = "find(_:)"
        var description: String { "the \(rawValue)" }
      }
      let faker = Function.faker()
      func lock() { recordCall() }
      func find(in place: Int) { recordCall() }
    }
    let shed = FakeShed()
    let lines = Failures.capture {
      shed.lock()
      shed.find(in: 3)
    }.flatMap { $0.split(separator: "\n").map(String.init) }
    let cases = #".load, .`init` = "init", .find, .findUnlabeled = "find(_:)""#
    #expect(
      lines == [
        "FakeShed has no function for the name lock().", "The cases of its table: \(cases)",
        "Pass an existing case as function:, or add this one:", #"case lock = "lock()""#,
        #"The name find(in:) fits 2 functions of FakeShed: .find, .findUnlabeled = "find(_:)"."#,
        "The cases of its table: \(cases)",
        "Say which one it is, for example:", "recordAndStub(function: .find)",
      ])
  }

  @Test("the line to write has no case that was called before, in a table that does not list its cases")
  func takenName() {
    struct FakeShed: Fake {
      enum Function: String, PoseurFunction { case load = "load(id:)" }
      let faker = Function.faker()
      func load(id: Int) { recordCall(arguments: id) }
      func load() { recordCall() }
    }
    let shed = FakeShed()
    shed.load(id: 3)
    let messages = Failures.capture { shed.load() }
    #expect(messages.map { $0.split(separator: "\n").last } == [#"case <#load#> = "load()""#])
  }

  @Test("a throwing function without a case throws, and one that returns nothing returns")
  func missingForms() {
    let messages = Failures.capture {
      #expect(throws: UnstubbedCall.self) { try fake.howl(at: 3) }
      fake.sleep()
    }
    #expect(messages.count == 2)
  }

  @Test("a throwing function without a case is answered by the fake itself, if it can, else throws what is reported")
  func missingThrowingForms() throws {
    struct FakeSentry: Fake {
      enum Function: String, PoseurFunction, CaseIterable { case sleep }
      let faker = Function.faker()
      func watch() throws -> String { try recordAndStubThrowing() }
      func guardHouse() throws -> String { try recordAndStubThrowing(orElse: "own") }
    }
    let sentry = FakeSentry()
    var text: String?
    let messages = try Failures.capture {
      let guarding = try sentry.guardHouse()
      #expect(guarding == "own")
      do { _ = try sentry.watch() } catch { text = "\(error)" }
    }
    #expect(messages.count == 2)
    #expect(messages.last == text)
  }

  @Test("an asynchronous function without a case is answered by the fake itself, throws or returns a stand-in")
  func missingAsynchronousForms() async throws {
    struct FakeSentry: Fake {
      enum Function: String, PoseurFunction, CaseIterable { case sleep }
      let faker = Function.faker()
      func greet() async -> String { await recordAndStub() }
      func watch() async throws -> String { try await recordAndStubThrowing() }
      func guardHouse() async throws -> String { try await recordAndStubThrowing(orElse: "own") }
    }
    let sentry = FakeSentry()
    let messages = try await Failures.capture {
      let (greeting, guarding) = (await sentry.greet(), try await sentry.guardHouse())
      #expect(greeting == "" && guarding == "own")
      await #expect(throws: UnstubbedCall.self) { try await sentry.watch() }
    }
    #expect(
      messages.map { $0.split(separator: "\n")[0] } == [
        "FakeSentry has no function for the name greet().", "FakeSentry has no function for the name guardHouse().",
        "FakeSentry has no function for the name watch().",
      ])
  }

  @Test("a table that cannot list its cases lists what the fake has met")
  func uncountable() {
    struct FakeDigger: Fake {
      enum Function: String, PoseurFunction { case bark, eat }
      let faker = Function.faker()
      func dig() { recordCall() }
    }
    let digger = FakeDigger()
    let unknown = Failures.capture { digger.dig() }
    digger.recordCall(.bark)
    digger.stub(function: .eat).andReturn()
    digger.stub(function: .bark).andReturn()
    let known = Failures.capture { digger.dig() }

    #expect(
      unknown == [
        """
        FakeDigger has no function for the name dig().
        The cases of its table cannot be listed, because the table isn't CaseIterable. None has been called or stubbed \
        so far.
        Pass an existing case as function:, or add this one:
        case dig = "dig()"
        """
      ])
    #expect(known.first?.contains("isn't CaseIterable. Called or stubbed so far: .bark, .eat\n") == true)
  }

  @Test("orElse and a static fake find their functions too")
  func otherForms() {
    class Kennel {
      class func count() -> Int { 1 }
    }
    final class FakeKennel: Kennel, StaticFake {
      enum ClassFunction: String, PoseurFunction { case count }
      static let classFaker = ClassFunction.classFaker()
      override class func count() -> Int { classFaker.recordAndStub(orElse: super.count()) }
    }
    #expect(FakeKennel.count() == 1)
    #expect(FakeKennel.classFaker.receivedCall(to: .count))
  }
}
