import Testing

@testable import PoseurCore

/// The manual stays one that people read.
@Suite("The manual")
struct ManualTests {
  private let catalog = "Sources/Poseur/Poseur.docc"

  @Test("has short pages: 900 words at most, code and tables included, and 450 in the middle. Some are only searched")
  func lengths() throws {
    let pages = try pages()
    // What only `.ci/pages` reads doesn't count.
    let texts = pages.map { $0.text.replacing(#/<!--(?s:.*?)-->/#, with: "") }
    let words = texts.map { $0.split(whereSeparator: \.isWhitespace).count { $0.contains(#/\w/#) } }

    #expect(pages.count > 50 && pages.count <= 85)
    let searched = ["Changes", "WhenItDoesNotCompile", "WhenItFails"].map { "\(catalog)/\($0).md" }
    #expect(zip(pages, words).filter { $1 > 900 }.map(\.0.path).filter { !searched.contains($0) } == [])
    #expect(words.sorted()[words.count / 2] <= 450)
    #expect(words.reduce(0, +) <= 40_000)
  }

  @Test("has a page for assistants, which stands where they look for it, too")
  func assistants() throws {
    let page = try RepositoryFile("\(catalog)/WritingFakesWithAnAssistant.md").text
    let copy = try RepositoryFile(".github/copilot-instructions.md").text
    #expect(copy == page.replacing(#/<!--(?s:.*?)-->\n\n/#, with: ""))
  }

  @Test("takes no element of a list that may be empty by its index, which would end the whole run")
  func indices() throws {
    let pages = try pages() + [RepositoryFile("README.md")]

    for page in pages {
      let code = page.text.replacing(#/\| `(?:[^`]*)` +\|/#, with: "|")
      let indices = code.matches(of: #/(?:completions|arguments|calls|calls\([^)]*\))\[\d\]/#).map { String($0.output) }
      #expect(indices == [], "\(page.path)")
    }
  }

  @Test("puts the members of the types that people look up into groups, each with a sentence")
  func groups() throws {
    let extensions = try RepositoryFile.all(in: "\(catalog)/Extensions", endingWith: ".md")

    #expect(extensions.count == 7)
    for page in extensions {
      let groups = page.text.split(separator: "\n### ").dropFirst()
      #expect(!groups.isEmpty && groups.allSatisfy { $0.contains(#/^[^\n]+\n\n[^-][^\n]+\.\n\n- ``/#) }, "\(page.path)")
    }
  }

  @Test("has titles that fit into the list beside the pages: 36 characters at most")
  func titles() throws {
    let pages = try pages()
    let titles = pages.map { $0.text.prefix { $0 != "\n" }.dropFirst(2) }

    #expect(titles.filter { $0.count > 36 } == [])
  }

  @Test("is listed whole on its first page")
  func contents() throws {
    let contents = try RepositoryFile("\(catalog)/Poseur.md").text
    let pages = try pages().compactMap { $0.path.split(separator: "/").last }

    for page in pages where page != "Poseur.md" {
      #expect(contents.contains("- <doc:\(page.dropLast(3))>\n"), "\(page)")
    }
  }

  @Test("has the pages that failures name")
  func namedPages() throws {
    let pages = try pages()

    for page in ManualPage.allCases { #expect(pages.contains { $0.text.hasPrefix("# \(page.rawValue)\n") }, "\(page)") }
  }

  @Test("begins with a README of 200 lines at most, whose links lead to files")
  func readme() throws {
    let readme = try RepositoryFile("README.md").text
    let links = readme.matches(of: #/\]\(([^):]+)\)/#).map { String($0.output.1) }

    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
    #expect(links.count > 10)
    // The badges' images are where the files are hosted.
    for link in links where !link.hasPrefix("../../actions/") && !link.hasPrefix("#") {
      #expect(RepositoryFile.exists(at: link), "\(link)")
    }
  }

  /// The articles. What only puts a type's members into groups is none.
  private func pages() throws -> [RepositoryFile] {
    try RepositoryFile.all(in: catalog, endingWith: ".md").filter { !$0.path.contains("/Extensions/") }
  }
}
