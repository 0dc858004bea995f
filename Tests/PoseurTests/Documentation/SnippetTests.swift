import Testing

@Suite("A snippet")
struct SnippetTests {
  @Test("of the README stands in its examples, on a page of the playground, or in a generated fake")
  func readme() throws {
    let readme = try RepositoryFile("README.md")
    let snippets = Snippet.all(inMarkdown: readme.text, of: readme.path)
      .filter { $0.language == "swift" && !$0.isManifest }
    let pages = try RepositoryFile.all(in: "Playgrounds", endingWith: "Contents.swift")
    let fakes = try RepositoryFile.all(in: "Tests/FakeGeneratorTests/Generated", endingWith: ".swift")

    #expect(!snippets.isEmpty && !pages.isEmpty && !fakes.isEmpty)
    try expect(snippets, standIn: [RepositoryFile(examples)] + pages + fakes)
  }

  @Test("of a message in an article stands in the article's examples. Swift has no copy: `.ci/pages` compiles it")
  func articles() throws {
    let articles = try RepositoryFile.all(in: "Sources/Poseur", endingWith: ".md")
    let snippets = articles.flatMap { Snippet.all(inMarkdown: $0.text, of: $0.path) }
    let messages = snippets.filter { $0.language == "text" }

    #expect(!messages.isEmpty)
    #expect(snippets.filter { !["swift", "text", "sh"].contains($0.language) }.map(\.description) == [])
    let articleExamples = try RepositoryFile.all(in: "\(documentation)/Articles", endingWith: "Examples.swift")
    expect(messages, standIn: articleExamples + [try RepositoryFile(examples)])
  }

  @Test("of the file that keeps SpryKit's spellings stands in the page's examples, which use it")
  func keptSpellings() throws {
    let page = try RepositoryFile("Sources/Poseur/Poseur.docc/Migrating/KeepingSpryKitSpellings.md")
    let snippets = Snippet.all(inMarkdown: page.text, of: page.path).filter { $0.language == "swift" }

    #expect(!snippets.isEmpty)
    expect(
      snippets,
      standIn: [try RepositoryFile("\(documentation)/Articles/Migrating/KeepingSpryKitSpellingsExamples.swift")])
  }

  @Test("of the page for contributors stands in its examples")
  func contributing() throws {
    let page = try RepositoryFile(".github/CONTRIBUTING.md")
    let snippets = Snippet.all(inMarkdown: page.text, of: page.path).filter { $0.language == "swift" }

    #expect(snippets.count == 3)
    try expect(snippets, standIn: [RepositoryFile("\(documentation)/ContributingExamples.swift")])
  }

  @Test("of a documentation comment stands in the examples of the comments")
  func documentationComments() throws {
    let sources = try RepositoryFile.all(in: "Sources/Poseur", endingWith: ".swift")
    let snippets = sources.flatMap { Snippet.all(inCommentsOf: $0.text, of: $0.path) }.filter { $0.language == "swift" }

    #expect(!snippets.isEmpty)
    let commentExamples = try RepositoryFile.all(in: "\(documentation)/Comments", endingWith: "Examples.swift")
    expect(snippets, standIn: commentExamples)
  }

  @Test("has a language, lines and a place")
  func extraction() {
    let text = "Prose\n```swift\n  bark()\n\n  eat()\n```\n```text\nwoof\n```"
    let snippets = Snippet.all(inMarkdown: text, of: "A.md")

    #expect(snippets.map(\.language) == ["swift", "text"])
    #expect(snippets.map(\.lines) == [["bark()", "eat()"], ["woof"]])
    #expect(snippets.map(\.description) == ["A.md:2: bark()", "A.md:7: woof"])
  }

  @Test("in a comment has its place in the source")
  func extractionFromComments() {
    let source = "let one = 1\n  /// Prose\n  /// ```swift\n  /// bark()\n  /// ```\n  let two = 2"

    #expect(Snippet.all(inCommentsOf: source, of: "A.swift").map(\.description) == ["A.swift:3: bark()"])
  }

  @Test(
    "stands in a text only whole, in order and without gaps",
    arguments: [
      (["{", "    bark()", "", "  eat()", "}"], true), (["bark()", "eat()"], true), (["bark()"], false),
      (["eat()", "bark()"], false), (["bark()", "sleep()", "eat()"], false), (["_ = bark()", "eat()"], false),
      (["bark()", "eat() // twice"], false),
    ])
  func standing(lines: [String], isFound: Bool) {
    let snippet = Snippet(language: "swift", lines: ["bark()", "eat()"], place: "A.md:1")

    #expect(snippet.stands(in: lines.joined(separator: "\n")) == isFound)
  }

  @Test("may import what the text imports elsewhere")
  func imports() {
    let snippet = Snippet(language: "swift", lines: ["import Poseur", "bark()", "eat()"], place: "A.md:1")

    #expect(snippet.stands(in: "import Poseur\n\nstruct Tests {\n  bark()\n  eat()\n}"))
    #expect(!snippet.stands(in: "bark()\neat()"))
    #expect(!snippet.stands(in: "import Poseur\nbark()\nsleep()\neat()"))
  }

  @Test("of a manifest is known by its dependencies")
  func manifest() {
    let lines = ["targets: [", #".product(name: "Poseur", package: "Poseur")"#, "]"]

    #expect(Snippet(language: "swift", lines: lines, place: "A.md:1").isManifest)
    #expect(!Snippet(language: "swift", lines: ["bark()"], place: "A.md:1").isManifest)
  }

  private let documentation = "Tests/PoseurTests/Documentation"
  private var examples: String { "\(documentation)/ReadmeExamples.swift" }

  private func expect(_ snippets: [Snippet], standIn files: [RepositoryFile]) {
    for snippet in snippets where !files.contains(where: { snippet.stands(in: $0.text) }) {
      Issue.record("\(snippet)\nThis block does not stand in \(files.map(\.path).joined(separator: " or "))")
    }
  }
}
