import Testing

@Suite("The version")
struct VersionTests {
  @Test("that the README says to depend on is the newest in the list of changes")
  func newest() throws {
    let readme = try RepositoryFile("README.md").text
    let changes = try RepositoryFile("Sources/Poseur/Poseur.docc/Changes.md").text

    let number = try #require(readme.firstMatch(of: #/\ndependencies: .*from: "([0-9.]+)"/#)?.output.1)
    let sections = changes.matches(of: #/\n### ([0-9.]+)\n/#).map(\.output.1)
    #expect(sections.first == number)
  }
}
