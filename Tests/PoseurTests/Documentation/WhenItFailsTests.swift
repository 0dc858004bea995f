import Testing

/// The pages that are keyed by messages have messages that exist.
@Suite("The pages on what does not compile, and on what fails")
struct WhenItFailsTests {
  @Test("has what the compiler says in the files that the gate has it verify")
  func compilerWords() throws {
    let files = try ["Misspellings", "Races"].map { try RepositoryFile(".ci/\($0).swift").text }

    // These take a package, or a slow machine.
    let others = ["unknown package", "the compiler is unable to type-check"]
    let messages = try messages(below: "### What the compiler says")
      .filter { message in !others.contains { message.hasPrefix($0) } }
    #expect(messages.count > 45)
    for message in messages { #expect(files.contains { $0.contains(message) }, "\(message)") }
  }

  @Test("has what Poseur says in the words that a test pins")
  func poseurWords() throws {
    let tests = try RepositoryFile.all(in: "Tests/PoseurTests", endingWith: "Tests.swift").map(\.text)

    let messages = try self.messages(below: "### What Poseur says\n")
    let messagesOfWrittenCalls = try self.messages(below: "### What Poseur says of written calls\n")
    #expect(messages.count > 10 && messagesOfWrittenCalls.count > 5)
    for message in messages + messagesOfWrittenCalls { #expect(tests.contains { $0.contains(message) }, "\(message)") }
  }

  /// The first column of the table below a heading.
  private func messages(below heading: String) throws -> [String] {
    let pages = try ["WhenItDoesNotCompile", "WhenItFails"].map {
      try RepositoryFile("Sources/Poseur/Poseur.docc/\($0).md").text
    }
    let page = try #require(pages.first { $0.contains(heading) })
    let section = try #require(page.split(separator: heading).dropFirst().first).split(separator: "\n### ")[0]
    return section.matches(of: #/\n\| `([^`]+)` \|/#).map { String($0.output.1) }
  }
}
