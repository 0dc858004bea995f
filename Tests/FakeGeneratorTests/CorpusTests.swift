import Foundation
import Testing

@testable import fake_generator

@Suite("The fakes of the corpus", .enabled(if: Toolchain.isHere))
struct CorpusTests {
  private let toolchain: Toolchain
  private let graph: String

  init() async throws {
    toolchain = try Toolchain()
    graph = try await toolchain.graph(
      of: "Corpus", Toolchain.sources(in: Toolchain.tests.appending(path: "Corpus")), ["-include-spi-symbols"])
  }

  @Test("are of more than 120 declarations")
  func size() throws {
    let table = SymbolTable([try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(filePath: graph)))])
    #expect(table.types.flatMap { table.members(of: $0.id) }.count > 200)
  }

  @Test("compile, record and answer")
  func runs() async throws {
    try generate()
    let poseur = BuiltPoseur()
    let program = Toolchain.tests.appending(path: "Program/Program.swift").path
    let options = ["-swift-version", "6", "-parse-as-library", "-o", "program"]
    let build = try await compile(options + [program] + poseur.objects + ["libCorpus.a"])
    #expect(build == "")
    let expected = try String(contentsOf: Toolchain.tests.appending(path: "Program/Output.txt"), encoding: .utf8)
    #expect(try await toolchain.run(["./program"]).output == expected)
  }

  @Test(
    "compile in other modes and isolations, with other options",
    arguments: [
      (["-swift-version", "5"], ["--call-through"]),
      (["-swift-version", "6"], ["--call-through"]),
      (["-swift-version", "6", "-default-isolation", "MainActor"], ["--name", "Mock{}"]),
      (["-swift-version", "6"], ["--access", "public"]),
      (["-swift-version", "6"], ["--loose", "--testable"]),
    ])
  func modes(compiler: [String], generator: [String]) async throws {
    try generate(generator)
    #expect(try await compile(["-typecheck"] + compiler) == "")
  }

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
    #expect(try await compile(["-typecheck", "-swift-version", "6"]) == "")
  }

  @Test("look as the formatter would have them")
  func formatting() async throws {
    try generate()
    try generate(["--call-through", "--output", toolchain.folder.appending(path: "Others").path])
    #expect(
      try await toolchain.run(["swift", "format", "lint", "--strict", "--recursive", "Fakes", "Others"]).output == "")
  }

  private func generate(_ options: [String] = [], from graph: String? = nil) throws {
    let fakes = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(
      try Options(["--symbol-graph", graph ?? self.graph, "--output", fakes, "--import", "PoseurCore"] + options))
    _ = try run()
  }

  /// - Returns: what the compiler says of it.
  private func compile(_ options: [String]) async throws -> String {
    let fakes = try Toolchain.sources(in: toolchain.folder.appending(path: "Fakes"))
    let common = ["swiftc", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny", "-I", "."]
    return try await toolchain.run(common + BuiltPoseur().options + fakes + options).output
  }
}
