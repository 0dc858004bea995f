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

  @Test("follows a call through files, types and functions that exist")
  func way() throws {
    let files = try RepositoryFile.all(in: "Sources/Poseur", endingWith: ".swift")
    let fileNames = Set(files.map { "\($0.path.split(separator: "/").last ?? "")" })
    let declared = Set(
      files.flatMap { file in
        file.text.matches(of: #/\b(?:func|var|let|case|class|struct|enum|typealias|protocol) `?(\w+)/#).map {
          String($0.output.1)
        }
      })
    let page = try RepositoryFile("Sources/Poseur/Poseur.docc/Inside/TheWayOfACall.md").text
    let spans = page.matches(of: #/`([A-Za-z+.]+)`/#).map { String($0.output.1) }

    #expect(spans.count > 15, "the names are where this test looks for them")
    for span in spans where !span.hasPrefix("Core/") && !Self.wordsOfSwift.contains(span) {
      let isFile = fileNames.contains("\(span).swift")
      #expect(isFile || span.split(separator: ".").allSatisfy { declared.contains(String($0)) }, "\(span)")
    }
  }

  private static let wordsOfSwift = ["mutating", ".ci/ways"]

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
