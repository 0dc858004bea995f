import Testing

@testable import fake_generator

/// What other libraries can double and what they cannot, each with the line that is generated for it.
@Suite("A declaration of each kind", .enabled(if: Toolchain.isHere))
struct ShapeTests {
  /// - Parameters: what stands in the protocol, and what stands in its fake.
  private static let requirements: [(String, String)] = [
    ("func bark()", "func bark() { recordAndStub(function: .bark) }"),
    ("func bark() -> String", "func bark() -> String { recordAndStub(function: .bark) }"),
    ("func stop() -> Never", "func stop() -> Never { recordAndStub(function: .stop) }"),
    (
      "func load(_ id: Int) async -> Int",
      "func load(_ id: Int) async -> Int { await recordAndStub(function: .load, arguments: id) }"
    ),
    ("func howl() throws", "func howl() throws { try recordAndStubThrowing(function: .howl) }"),
    (
      "func howl() throws(Hoarse)",
      "func howl() throws(Hoarse) { try recordAndStubThrowing(function: .howl, throwing: Hoarse.self) }"
    ),
    (
      "func map(_ f: (Int) throws -> Int) rethrows",
      "func map(_ f: (Int) throws -> Int) rethrows { recordAndStub(function: .map) }"
    ),
    (
      "func take<T>(_ value: T) -> T",
      "func take<T>(_ value: T) -> T { recordAndStub(function: .take, arguments: value) }"
    ),
    (
      "func pay(_ coin: some Equatable) -> any Error",
      "func pay(_ coin: some Equatable) -> any Error { recordAndStub(function: .pay, arguments: coin) }"
    ),
    (
      "func teach(_ tricks: String...)",
      "func teach(_ tricks: String...) { recordAndStub(function: .teach, arguments: tricks) }"
    ),
    (
      "func fill(_ grams: inout Int)",
      "fill(_ grams: inout Int) { grams = recordAndStub(function: .fill, arguments: grams, orElse: grams) }"
    ),
    (
      "func walk(_ done: @escaping () -> Void)",
      "func walk(_ done: @escaping () -> Void) { recordAndStub(function: .walk, arguments: done) }"
    ),
    ("func each(_ body: (Int) -> Void)", "func each(_ body: (Int) -> Void) { recordAndStub(function: .each) }"),
    (
      "func pass(_ id: Int, next: (Int) async throws -> String) async throws -> String",
      "(function: .pass, arguments: id, orElse: try await next(id))"
    ),
    ("func run(_ body: () -> Void)", "func run(_ body: () -> Void) { recordAndStub(function: .run, orElse: body()) }"),
    ("func lock<T>(_ body: () throws -> T) rethrows -> T", "{ recordCall(.lock) return try body() }"),
    ("func log(_ text: @autoclosure () -> String)", "recordAndStub(function: .log, arguments: text())"),
    ("func list(_ items: [Any?])", "recordAndStub(function: .list, arguments: items as Any?)"),
    ("static func make() -> Int", "static func make() -> Int { classFaker.recordAndStub(function: .make) }"),
    ("static func fail() throws", "try classFaker.recordAndStubThrowing(function: .fail)"),
    ("var name: String { get }", "var name: String { recordAndStub(function: .name) }"),
    ("var age: Int { get set }", "set { recordAndStub(function: .setAge, arguments: newValue) }"),
    ("var mood: Int { get async throws }", "get async throws { try await recordAndStubThrowing(function: .mood) }"),
    ("subscript(row: Int) -> Int { get set }", "set { recordAndStub(function: .setItem, arguments: row, newValue) }"),
    ("init(name: String)", "init(name: String) { recordCall(.create, arguments: name) }"),
    ("@MainActor func draw()", "@MainActor func draw() { recordAndStub(function: .draw) }"),
    ("mutating func grow()", "func grow() { recordAndStub(function: .grow) }"),
    ("func copy() -> Self", "-> FakeP27 { recordAndStub(function: .copy, orElse: self) }"),
    ("associatedtype Item: Hashable; func first() -> Item", "final class FakeP28<Item: Hashable>: P28, Fake {"),
    ("static func == (l: Self, r: Int) -> Bool", "classFaker.recordAndStub(function: .equals, arguments: l, r)"),
    ("func hash(into count: inout Int) -> Int", "let answer = recordAndStub(function: .hash"),
    ("func each(_ done: Done<Int>)", "func each(_ done: Done<Int>) { recordAndStub(function: .each) }"),
    ("func run(_ done: (() -> Void))", "{ recordAndStub(function: .run, orElse: done()) }"),
    ("func run(_ f: @MainActor () -> Void)", "func run(_ f: @MainActor () -> Void) { recordAndStub(function: .run) }"),
    (
      "func give<each T>(_ t: repeat each T, done: (repeat each T) -> Void)",
      "arguments: (repeat each t), orElse: done(repeat each t))"
    ),
    ("@available(swift, deprecated: 5.0) func old(); func bark()", "faker() func old() { recordAndStub"),
    (
      "@available(*, deprecated, message: \"\"\"\n a \"b\"\n c\n \"\"\") func old()",
      #"@available(*, deprecated, message: "a \"b\" c")"#
    ),
    ("func fill(_ answer: inout Int) -> Bool", "func fill(_ answer2: inout Int) -> Bool { let answer = recordAndStub"),
    (
      "func twice(_ x: Int, x: Int)",
      "func twice(_ x: Int, x x2: Int) { recordAndStub(function: .twice, arguments: x, x2)"
    ),
    ("@Made var body: Int { get }", "{ return recordAndStub(function: .body) }"),
    ("func make(@Made body: () -> Int)", "func make(body: () -> Int) { recordAndStub(function: .make) }"),
    ("func fill(_ count: inout Int) -> Int!", "asType: (Int, Int?).self"),
    ("func fill(_ count: inout Int) -> (_ ok: Bool) -> Void", "(Int, (Bool) -> Void)"),
    ("func make() -> Coin", "func make() -> Coin { recordCall(.make) fatalError("),
    ("func polish(_ coin: inout Coin)", "func polish(_ coin: inout Coin) { recordAndStub(function: .polish) }"),
    ("func set(_ mutex: Mutex)", "recordAndStub(function: .set, arguments: mutex)"),
    ("@available(macOS 99, *) func new()", "@available(macOS 99, *) func new() { recordAndStub(function: .new) }"),
  ]

  /// The same for what stands in a class, whose fake calls `super`.
  private static let overrides: [(String, String)] = [
    (
      "func eat(_ food: String = \"meat\", times: Int = -1) {}",
      "override func eat(_ food: String = \"meat\", times: Int = -1) {"
    ),
    ("func bark() {}", "override func bark() { recordAndStub(function: .bark, orElse: super.bark()) }"),
    (
      "func mate() -> C1? { nil }",
      "override func mate() -> C1? { recordAndStub(function: .mate, asType: C1?.self, orElse: super.mate()) }"
    ),
    (
      "func load(id: Int) async throws {}",
      "try await recordAndStubThrowing(function: .load, arguments: id, orElse: try await super.load(id: id))"
    ),
    (
      "class func count() -> Int { 0 }",
      "override class func count() -> Int { classFaker.recordAndStub(function: .count, orElse: super.count()) }"
    ),
    (
      "var age = 1", "set { recordAndStub(function: .setAge, arguments: newValue, orElse: { super.age = newValue }()) }"
    ),
    ("lazy var slow = 1", "override var slow: Int { get { recordAndStub(function: .slow, orElse: super.slow) }"),
    (
      "subscript(i: Int) -> Int { i }",
      "override subscript(i: Int) -> Int { recordAndStub(function: .item, arguments: i, orElse: super[i]) }"
    ),
    (
      "func run(_ names: String...) {}",
      "// `super` cannot be called with what this function was given. override func run(_ names: String...) {"
    ),
    ("internal(set) var age = 1", "set { recordAndStub(function: .setAge"),
    ("private(set) lazy var age = 1", "override var age: Int { recordAndStub(function: .age, orElse: super.age) }"),
    (#"func a(_ x: String = "\\", _ y: Int = 5 >> 1) {}"#, #"func a(_ x: String = "\\", _ y: Int = 5 >> 1)"#),
    (##"func c(_ x: String = #"a"b("#, y: Int) {}"##, ##"func c(_ x: String = #"a"b("#, y: Int)"##),
    ("func e(_ x: Regex<Substring> = /a[(,]b/, y: Int) {}", "func e(_ x: Regex<Substring>, y: Int)"),
    ("func count(from start: Int = reset()) {}", "override func count(from start: Int) {"),
    ("final func fixed() {}; func bark() {}", "// fixed() is not faked: it is final."),
    ("let name = 1; func bark() {}", "// name is not faked: it is a constant."),
    ("static func fixed() {}; func bark() {}", "// fixed() is not faked: it is static."),
    (
      "func view() -> some Equatable { 1 }; func bark() {}",
      "// view() is not faked: an override cannot return what is some."
    ),
    (
      "@Clamped var level = 1", "override var level: Int { get { recordAndStub(function: .level, orElse: super.level) }"
    ),
    ("func change(_ f: () throws -> Int) rethrows -> Int { 1 }", "recordCall(.change) return try super.change(f)"),
    (
      "func take(_ c: consuming Int) -> Int { c }",
      "let c = c return recordAndStub(function: .take, arguments: c, orElse: super.take(c))"
    ),
  ]

  @Test("has its line in the fake")
  func shapes() async throws {
    let toolchain = try Toolchain()
    let protocols = Self.requirements.enumerated().map { "protocol P\($0) { \($1.0) }" }
    let classes = Self.overrides.enumerated().map { "class C\($0) { \($1.0) }" }
    let types = [
      "struct Hoarse: Error {}", "@propertyWrapper struct Clamped { var wrappedValue: Int }",
      "@resultBuilder enum Made { static func buildBlock<T>(_ x: T) -> T { x } }", "struct Coin: ~Copyable {}",
      "final class Mutex {}", "typealias Done<T> = (T) -> Void", "func reset() -> Int { 1 }",
    ]
    let source = (types + protocols + classes).joined(separator: "\n")
    let graph = try await toolchain.graph(of: "Shapes", source: source)
    let fakes = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(try Options(["--symbol-graph", graph, "--output", fakes, "--call-through"]))
    _ = try run()

    let rows =
      Self.requirements.enumerated().map { ("FakeP\($0)", $1) } + Self.overrides.enumerated().map { ("FakeC\($0)", $1) }
    for (name, (declaration, line)) in rows {
      let text = try toolchain.text("Fakes/\(name).swift").split { $0.isWhitespace }.joined(separator: " ")
        .replacing("( ", with: "(")
      #expect(text.contains(line), "\(declaration)\n\(text)")
    }
  }
}
