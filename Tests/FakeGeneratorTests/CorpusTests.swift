import Foundation
import Testing

@testable import fake_generator

@Suite("The fakes of the corpus", .enabled(if: Toolchain.isHere))
struct CorpusTests {
  private let toolchain: Toolchain

  init() throws { toolchain = try Toolchain() }

  @Test("are of more than 200 declarations, look as the formatter would have them, compile, record and answer")
  func runs() async throws {
    let corpus = try await corpus()
    let table = SymbolTable([try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(filePath: corpus)))])
    #expect(table.types.flatMap { table.members(of: $0.id) }.count > 200)

    try generate(from: corpus)
    try generate(["--call-through"], from: corpus, into: "Others/Fakes")
    // The formatter of Swift 6.2 puts an import that is both @_spi and @testable elsewhere.
    #if compiler(>=6.3)
      let words = ["swift", "format", "lint", "--strict", "--recursive", "Fakes", "Others"]
      #expect(try await toolchain.run(words).output == "")
    #endif

    let poseur = BuiltPoseur()
    let program = Toolchain.tests.appending(path: "Program/Program.swift").path
    let options = ["-swift-version", "6", "-parse-as-library", "-o", "program"]
    let build = try await compile(options + [program] + poseur.objects + ["libCorpus.a"])
    #expect(build == "")
    let expected = try String(contentsOf: Toolchain.tests.appending(path: "Program/Output.txt"), encoding: .utf8)
    #expect(try await toolchain.run(["./program"]).output == expected)
  }

  // In one test, since what takes the time is to compile the corpus.
  @Test("compile in other modes and isolations, with other options")
  func modes() async throws {
    let corpus = try await corpus()
    let others = [(["6", "-default-isolation", "MainActor"], ["--name", "Mock{}", "--loose", "--testable"])]
    for (index, (compiler, generator)) in (Self.modes + others).enumerated() {
      try generate(generator, from: corpus, into: "Mode\(index)/Fakes")
      #expect(try await compile(Self.check + compiler, "Mode\(index)/Fakes") == "", "\(compiler), \(generator)")
    }
  }

  @Test("of what a grammar puts together compile")
  func grammar() async throws {
    var grammar = DeclarationGrammar(seed: 68)
    let graph = try await toolchain.graph(
      of: "Corpus", source: grammar.module(types: 400), ["-package-name", "kennel"])
    for (index, (compiler, generator)) in Self.modes.enumerated() {
      try generate(generator, from: graph, into: "Grammar\(index)/Fakes")
      #expect(try await compile(Self.check + compiler, "Grammar\(index)/Fakes") == "", "\(compiler), \(generator)")
    }
    #expect(try Toolchain.sources(in: toolchain.folder.appending(path: "Grammar0/Fakes")).count > 380)
  }

  private static let modes: [(compiler: [String], generator: [String])] = [
    (["5"], []),
    (["6"], ["--call-through", "--nested", "--loose"]),
    (["6"], ["--access", "public"]),
  ]

  /// Not only the types are checked: some errors are found later.
  private static let check = ["-emit-sil", "-wmo", "-o", "/dev/null", "-swift-version"]

  @Test("compile beside types that have the names of Poseur's")
  func clashes() async throws {
    let names = ["Fake", "StaticFake", "Argument", "Call", "Function", "ClassFunction", "Faker", "PoseurFunction"]
    let types = (names + ["FunctionCall"]).map { "struct \($0) {}\n" }.joined()
    let clashing = try await toolchain.graph(
      of: "Clashing",
      source: types + """
        protocol Interpreter {
          func run(_ function: Function, _ call: Call, with argument: Argument) -> FunctionCall
          static func make(_ fake: Fake) -> Faker
          var function: PoseurFunction { get }
        }
        protocol Typed {
          associatedtype Item
          static func make(_ item: Item) -> ClassFunction
        }
        """)
    try generate(from: clashing)
    #expect(try await compile(Self.check + ["6"]) == "")
  }

  private func corpus() async throws -> String {
    try await toolchain.graph(
      of: "Corpus", Toolchain.sources(in: Toolchain.tests.appending(path: "Corpus")),
      ["-include-spi-symbols", "-package-name", "kennel"])
  }

  private func generate(_ options: [String] = [], from graph: String, into folder: String = "Fakes") throws {
    let fakes = toolchain.folder.appending(path: folder).path
    var run = GeneratorRun(
      try Options(["--symbol-graph", graph, "--output", fakes, "--import", "PoseurCore"] + options))
    _ = try run()
  }

  /// - Returns: what the compiler says of it.
  private func compile(_ options: [String], _ folder: String = "Fakes") async throws -> String {
    let fakes = try Toolchain.sources(in: toolchain.folder.appending(path: folder))
    let common = [
      "swiftc", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny", "-package-name", "kennel", "-I",
      ".",
    ]
    return try await toolchain.run(common + BuiltPoseur().options + fakes + options).output
  }
}
