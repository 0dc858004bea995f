import Foundation
import Testing

@testable import fake_generator

@Suite("A fake is read from the symbols", .enabled(if: Toolchain.isHere))
struct FakeReaderTests {
  @Test("with the names of Poseur's types as the record of its API has them")
  func names() throws {
    let record = Toolchain.tests.appending(path: "../../.ci/api.txt").standardizedFileURL
    let lines = try String(contentsOf: record, encoding: .utf8).split(separator: "\n")
    let names = lines.compactMap { line in
      line.firstMatch(of: #/^[@a-z].*\b(struct|class|enum|protocol|typealias) ([A-Z]\w*)/#).map { String($0.output.2) }
        ?? line.firstMatch(of: #/^(Static)?Fake: .*\b(associatedtype|typealias) (\w+)/#).map { String($0.output.3) }
    }
    #expect(names.count > 40)
    #expect(Set(names) == NamesOfPoseur.all, "run .ci/names >Sources/FakeGenerator/Fakes/NamesOfPoseur.swift")
    for name in FakeReader.namesOfFakes { #expect(lines.contains { $0.contains("Fake: ") && $0.contains(" \(name)") }) }
  }

  @Test("with words for what the graph does not have")
  func notes() async throws {
    let toolchain = try Toolchain()
    let graph = try await toolchain.graph(
      of: "Kennel",
      source: """
        import Foundation
        struct Argument {}
        struct Coin: ~Copyable {}
        protocol Dog: Encoder { func take(_ argument: Argument) }
        protocol Bank { func pay(_ coin: consuming Coin) -> Int }
        protocol Listener: NSObjectProtocol { func hear() }
        class Box<Content> { func swap(_ content: Content) {} }
        class IntBox: Box<Int> {
          func double() {}
          #if NEVER
            func never() {}
          #endif
        }
        """)
    let fakes = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(try Options(["--symbol-graph", graph, "--output", fakes]))
    let output = try run().replacing(toolchain.folder.path, with: "FOLDER")
    #expect(
      output[(output.range(of: "The folder")?.lowerBound ?? output.startIndex)...] == """
        The folder is FOLDER/Fakes/: wrote 5.
        4 members need your hand:
        FOLDER/Fakes/FakeBank.swift:12: `coin` cannot be kept, so it is not recorded. To use it, write the function in \
        the part that is yours.
        FOLDER/Fakes/FakeDog.swift:14: Swift.Encoder is in another module. Write what it requires in the part that \
        is yours.
        FOLDER/Fakes/FakeIntBox.swift:15: Not built here, so not faked (#if NEVER). Write it in the part that is \
        yours: func never() {}
        FOLDER/Fakes/FakeIntBox.swift:18: swap(_:) is not faked: Box is generic. override func swap(_ content: Content)
        """)

    #expect(
      try members("Dog", toolchain) == """
          func take(_ argument: Kennel.Argument) { recordAndStub(function: .take, arguments: argument) }

          // Swift.Encoder is in another module. Write what it requires in the part that is yours.
        """)
    #expect(
      try members("Bank", toolchain) == """
          // `coin` cannot be kept, so it is not recorded. To use it, write the function in the part that is
          // yours.
          func pay(_ coin: consuming Coin) -> Int { recordAndStub(function: .pay) }
        """)
    #expect(try toolchain.text("Fakes/FakeListener.swift").contains("class FakeListener: NSObject, Listener, Fake {"))
    #expect(
      try members("IntBox", toolchain) == """
          override func double() { recordAndStub(function: .double) }

          // Not built here, so not faked (#if NEVER). Write it in the part that is yours:
          // func never() {}

          // swap(_:) is not faked: Box is generic.
          // override func swap(_ content: Content)
        """)
  }

  @Test("with a note, and nothing that is wrong, where a declaration cannot be read for certain")
  func unread() async throws {
    let toolchain = try Toolchain()
    let source = """
      protocol Dog { func bark(at volume: Int)
        func sit() }
      class Cat { init() {}; func purr(at volume: Int) {}
        func sit() {} }
      """
    let graph = try await toolchain.graph(of: "Kennel", source: source)
    // As if the compiler had written the declarations in a way that the generator does not know.
    let text = try String(contentsOfFile: graph, encoding: .utf8).replacing("(at:)\"", with: "(at:with:)\"")
    try text.write(toFile: graph, atomically: true, encoding: .utf8)
    let fakes = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(try Options(["--symbol-graph", graph, "--output", fakes]))
    _ = try run()
    #expect(
      try members("Dog", toolchain) == """
          // bark(at:with:) cannot be read for certain. Write it in the part that is yours.
          func sit() { recordAndStub(function: .sit) }
        """)
    #expect(
      try members("Cat", toolchain) == """
          // purr(at:with:) is not faked: its parameters cannot be read for certain.
          override func sit() { recordAndStub(function: .sit) }
        """)
  }

  @Test("with @testable where a public protocol uses or stands in what is not public")
  func hidden() async throws {
    let toolchain = try Toolchain()
    let graph = try await toolchain.graph(
      of: "Kennel",
      source: """
        enum Hidden { public protocol Cat { func purr() } }
        @globalActor actor Den { static let shared = Den() }
        public protocol Dog { @Den func bark() }
        public protocol Bird { func sing() }
        """)
    let fakes = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(try Options(["--symbol-graph", graph, "--output", fakes]))
    _ = try run()
    for (name, line) in [
      ("Cat", "@testable import Kennel"), ("Dog", "@testable import Kennel"), ("Bird", "import Kennel"),
    ] {
      #expect(try toolchain.text("Fakes/Fake\(name).swift").split(separator: "\n").contains { $0 == line }, "\(name)")
    }
    let words = ["--symbol-graph", graph, "--output", fakes, "--access", "public", "--only"]
    #expect(
      toolchain.failure(words + ["Dog"]) == "Dog cannot be faked. A public fake cannot use Den, which is internal.")
    #expect(
      toolchain.failure(words + ["Hidden.Cat"])
        == "Hidden.Cat cannot be faked. A public fake cannot have a type that is internal.")
  }

  @Test("with Poseur's types by their own names where Poseur is a module of the same package")
  func samePackage() async throws {
    let toolchain = try Toolchain()
    let poseur = try await toolchain.graph(of: "PoseurCore", source: "public protocol Fake {}")
    let kennel = try await toolchain.graph(of: "Kennel", source: "protocol Dog { func bark() }")
    let fakes = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(try Options(["--symbol-graph", kennel, "--context", poseur, "--output", fakes]))
    _ = try run()
    #expect(try toolchain.text("Fakes/FakeDog.swift").contains("class FakeDog: Dog, Fake {"))
  }

  @Test("with what a module requires that is not faked itself")
  func context() async throws {
    let toolchain = try Toolchain()
    let kit = try await toolchain.graph(of: "Kit", source: "public protocol Keeper { func keep() }")
    let kennel = try await toolchain.graph(of: "Kennel", source: "import Kit\nprotocol Dog: Keeper { func bark() }")
    let fakes = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(try Options(["--symbol-graph", kennel, "--context", kit, "--output", fakes]))
    #expect(try run().hasPrefix("Kennel: 1 protocol, 0 classes.\nThe folder is "))

    let text = try toolchain.text("Fakes/FakeDog.swift")
    #expect(text.contains("import Poseur\n\n@testable import Kennel\n@testable import Kit\n\nnonisolated"))
    #expect(
      try members("Dog", toolchain)
        == "  func bark() { recordAndStub(function: .bark) }\n  func keep() { recordAndStub(function: .keep) }")
  }

  @Test("of a module whose name has a word twice, which is abbreviated where the compiler uses it")
  func repeatedWord() async throws {
    let toolchain = try Toolchain()
    let source = "protocol Service { func run<T: Decodable>(_ x: T) async -> T\nfunc own() -> Thing }\nstruct Thing {}"
    let graph = try await toolchain.graph(of: "DuckDuck", source: source)
    let fakes = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(try Options(["--symbol-graph", graph, "--output", fakes]))
    _ = try run()
    #expect(
      try members("Service", toolchain) == """
          func run<T>(_ x: T) async -> T where T: Decodable {
            await recordAndStub(function: .run, arguments: x)
          }

          func own() -> Thing { recordAndStub(function: .own) }
        """)
  }

  @Test("without those of modules that it exports again")
  func reexport() async throws {
    let toolchain = try Toolchain()
    _ = try await toolchain.graph(of: "Kit", source: "public protocol Keeper { func keep() }")
    let source = "@_exported import Kit\npublic protocol Dog { func bark() }"
    let graph = try await toolchain.graph(of: "Kennel", source: source)
    #expect(try String(contentsOfFile: graph, encoding: .utf8).contains("Keeper"))
    let fakes = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(try Options(["--symbol-graph", graph, "--output", fakes]))
    #expect(try run().hasPrefix("Kennel: 1 protocol, 0 classes.\n"))
  }

  @Test("with what the source says where the compiler was given a relative path")
  func relativePaths() async throws {
    let toolchain = try Toolchain()
    try toolchain.write("import Foundation\nprotocol Dog { func bark() -> NSObject }", to: "Sources/Dog.swift")
    let graph = try await toolchain.graph(of: "Kennel", ["Sources/Dog.swift"])
    let fakes = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(try Options(["--symbol-graph", graph, "--output", fakes]))
    _ = try run()
    #expect(try toolchain.text("Fakes/FakeDog.swift").contains("import Foundation\n"))
  }

  @Test("with no more imports than it needs")
  func imports() async throws {
    let toolchain = try Toolchain()
    let source = """
      import Dispatch
      import Foundation
      protocol Dog { func bark() }
      protocol Cat { func born() -> Date }
      """
    let graph = try await toolchain.graph(of: "Kennel", source: source)
    let fakes = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(try Options(["--symbol-graph", graph, "--output", fakes]))
    _ = try run()
    #expect(try toolchain.text("Fakes/FakeDog.swift").contains("rest.\n\nimport Poseur\n\n@testable import Kennel\n"))
    #expect(
      try toolchain.text("Fakes/FakeCat.swift").contains(
        "rest.\n\nimport Foundation\nimport Poseur\n\n@testable import Kennel\n"))
  }

  /// What stands between the faker and the part of its owner.
  private func members(_ type: String, _ toolchain: Toolchain) throws -> String {
    let text = try toolchain.text("Fakes/Fake\(type).swift")
    return String(text.split(separator: "Function.faker()\n\n")[1].split(separator: "\n\n  // Yours begins")[0])
  }
}
