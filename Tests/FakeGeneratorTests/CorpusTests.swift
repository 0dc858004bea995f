import Foundation
import Testing

@testable import fake_generator

@Suite("The fakes of the corpus")
struct CorpusTests {
  private let toolchain: Toolchain
  private let graph: String

  init() async throws {
    toolchain = try Toolchain()
    graph = try await toolchain.graph(of: "Corpus", Toolchain.sources(in: Toolchain.tests.appending(path: "Corpus")))
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
    ])
  func modes(compiler: [String], generator: [String]) async throws {
    try generate(generator)
    #expect(try await compile(["-typecheck"] + compiler) == "")
  }

  @Test("look as the formatter would have them")
  func formatting() async throws {
    try generate()
    try generate(["--call-through", "--output", toolchain.folder.appending(path: "Others").path])
    #expect(
      try await toolchain.run(["swift", "format", "lint", "--strict", "--recursive", "Fakes", "Others"]).output == "")
  }

  private func generate(_ options: [String] = []) throws {
    let fakes = toolchain.folder.appending(path: "Fakes").path
    var run = GeneratorRun(
      try Options(["--symbol-graph", graph, "--output", fakes, "--import", "PoseurCore"] + options))
    _ = try run()
    for file in try Toolchain.sources(in: URL(filePath: fakes)) where file.hasSuffix("Listing.swift") {
      let name = URL(filePath: file).deletingPathExtension().lastPathComponent
      // What the generator cannot know, it says, and its owner writes.
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let own = """
        nonisolated extension \(name) {
          func makeIterator() -> IndexingIterator<[Int]> { [1].makeIterator() }
        }

        """
      try (text + own).write(toFile: file, atomically: true, encoding: .utf8)
    }
  }

  /// - Returns: what the compiler says of it.
  private func compile(_ options: [String]) async throws -> String {
    let fakes = try Toolchain.sources(in: toolchain.folder.appending(path: "Fakes"))
    let common = ["swiftc", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny", "-I", "."]
    return try await toolchain.run(common + BuiltPoseur().options + fakes + options).output
  }
}
