import Testing

@Suite("The tutorial")
struct TutorialTests {
  @Test("leaves files at the end of each chapter that stand in the chapter's examples, which run")
  func lastStates() throws {
    let chapters = try matches(of: #/@TutorialReference\(tutorial: "doc:(\w+)"\)/#, in: "Tutorials").map(\.1)

    #expect(chapters.count == 3)
    for chapter in chapters {
      let examples = try RepositoryFile("Tests/PoseurTests/Documentation/Tutorials/\(chapter)Examples.swift")
      let steps = try matches(of: #/@Code\(name: "([^"]+)", file: "([^"]+)"/#, in: String(chapter))
      let newest = Dictionary(steps.map { ($0.1, $0.2) }) { _, newer in newer }

      #expect(newest.count > 1)
      for (name, file) in newest {
        let code = try RepositoryFile("\(folder)/Code/\(file)")
        let snippet = try #require(Snippet.all(inMarkdown: "```\n\(code.text)```", of: code.path).first)
        let stands = snippet.stands(in: examples.text)
        #expect(stands, "\(name), which is \(code.path), in \(examples.path)")
      }
    }
  }

  @Test("does not change a file of an earlier chapter, whose examples would then be out of date")
  func filesOfEarlierChapters() throws {
    let chapters = try matches(of: #/@TutorialReference\(tutorial: "doc:(\w+)"\)/#, in: "Tutorials").map(\.1)
    let names = try chapters.flatMap { chapter in
      Set(try matches(of: #/@Code\(name: "([^"]+\.swift)", file: /#, in: String(chapter)).map(\.1))
    }

    #expect(!names.isEmpty && Set(names).count == names.count)
  }

  private let folder = "Sources/Poseur/Poseur.docc/Tutorials"

  private func matches<Output>(of pattern: Regex<Output>, in page: String) throws -> [Output] {
    try RepositoryFile("\(folder)/\(page).tutorial").text.matches(of: pattern).map(\.output)
  }
}
