import Testing

/// The pages for developers lead to files.
@Suite("A page for developers")
struct NamedFilesTests {
  @Test("names tests that exist where each rule is tested")
  func tests() throws {
    try expectFiles(
      namedIn: ".github/CONTRIBUTING.md", below: "## Where each rule is tested", in: "Tests/PoseurTests")
  }

  @Test("names sources that exist where each rule lives")
  func sources() throws {
    try expectFiles(
      namedIn: "Sources/Poseur/Poseur.docc/Inside/Architecture.md", below: "### Rules, and where they live",
      in: "Sources/Poseur")
  }

  @Test("names sources that exist where Apple's systems differ")
  func appleSources() throws {
    try expectFiles(
      namedIn: "Sources/Poseur/Poseur.docc/Inside/AppleSystems.md", below: "| File | What is different",
      in: "Sources/Poseur",
      inColumn: 0, atLeast: 8)
  }

  /// - Parameter column: which of the table's columns has the names; nil for the last one.
  private func expectFiles(
    namedIn page: String, below heading: String, in folder: String, inColumn column: Int? = nil, atLeast count: Int = 11
  ) throws {
    let files = try RepositoryFile.all(in: folder, endingWith: ".swift").map(\.path)
    let text = try RepositoryFile(page).text
    let table = try #require(text.split(separator: heading).dropFirst().first).split(separator: "\n\n")[0]
    let names = table.split(separator: "\n").dropFirst(2)
      .compactMap { row in
        let cells = row.split(separator: "|")
        return column.map { cells[$0] } ?? cells.last
      }
      .flatMap { $0.matches(of: #/`([^`]+)`/#).map(\.output.1) }
      .filter { !$0.hasPrefix("canImport") }

    #expect(names.count >= count, "the table is where this test looks for it")
    for name in names {
      #expect(files.contains { $0 == "\(folder)/\(name).swift" || $0 == "\(folder)/Core/\(name).swift" }, "\(name)")
    }
  }
}
