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
      namedIn: "Sources/Poseur/Poseur.docc/Architecture.md", below: "### Rules, and where they live",
      in: "Sources/Poseur")
  }

  private func expectFiles(namedIn page: String, below heading: String, in folder: String) throws {
    let files = try RepositoryFile.all(in: folder, endingWith: ".swift").map(\.path)
    let text = try RepositoryFile(page).text
    let rows = try #require(text.split(separator: heading).dropFirst().first).split(separator: "\n\n")[0]
    let names = rows.split(separator: "\n").dropFirst(2).compactMap { $0.split(separator: "|").last }
      .flatMap { $0.matches(of: #/`([^`]+)`/#).map(\.output.1) }

    #expect(names.count > 10, "the table is where this test looks for it")
    for name in names {
      #expect(files.contains { $0 == "\(folder)/\(name).swift" || $0 == "\(folder)/Core/\(name).swift" }, "\(name)")
    }
  }
}
