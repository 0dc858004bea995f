import Testing

/// Each page on migrating has tables with what is written there and, in the last column, what is written here. What is
/// written here stands in the page's examples, so it compiles.
@Suite("The pages on migrating")
struct MigrationTableTests {
  @Test("have no code in the last column of a table that does not stand in the page's examples")
  func tables() throws {
    let pages = try RepositoryFile.all(in: "Sources/Poseur/Poseur.docc/Migrating", endingWith: ".md")
    let codes = pages.map { tableCodes(of: $0.text) }

    #expect(codes.count { !$0.isEmpty } > 5 && codes.joined().count > 100, "tables are where this test looks for them")
    for (page, codes) in zip(pages, codes) where !codes.isEmpty {
      let examples = try RepositoryFile(examples(of: page))
      let haystack = tokens(of: examples.text)
      for code in codes where !haystack.contains(tokens(of: code)) {
        Issue.record("`\(code)`, in a table of \(page.path), does not stand in \(examples.path)")
      }
    }
  }

  @Test("have code in the last column only, and it is neither a word, nor a type, nor a link")
  func columns() {
    let text = """
      A `dog.bark()` here is no row.

      | There           | Here                                                        |
      | --------------- | ----------------------------------------------------------- |
      | `mock.bark()`   | `dog.bark()`, not `andDo`, or `let dog = Dog()`: <doc:Dog>  |
      | `Mock`, `.once` | ``Fake``, ``Fake/reset()``, `FakeDog`, `orElse:`, `#/e+/#`  |
      """

    #expect(tableCodes(of: text) == ["dog.bark()", "let dog = Dog()"])
  }

  @Test(
    "have code that stands in the examples whole, in order and without gaps, whitespace aside",
    arguments: [
      ("dog.bark()", true), ("times: 3", true), ("dog.eat(.canned, times: 3)", true), ("og.bark()", false),
      ("dog.bark", true), ("dog.bar", false), ("dog.eat(.canned)", false), ("bark(); dog", false),
    ])
  func standing(code: String, stands: Bool) {
    let haystack = tokens(of: "_ = dog.bark()\n// dog.eat(.canned)\ndog.eat(\n  .canned,\n  times: 3)")

    #expect(haystack.contains(tokens(of: code)) == stands)
  }
}

/// The examples of a page bear its name.
private func examples(of page: RepositoryFile) -> String {
  page.path.replacing("Sources/Poseur/Poseur.docc", with: "Tests/PoseurTests/Documentation/Articles")
    .replacing(".md", with: "Examples.swift")
}

/// What stands between single backticks in the last column of each row, if it is code: it has a space, a period, a
/// parenthesis or an equals sign. Words, names of types and labels have none.
private func tableCodes(of page: String) -> [String] {
  page.split(separator: "\n").filter { $0.hasPrefix("|") }.flatMap { row in
    let lastColumn = row.split(separator: " | ").last.map(String.init) ?? ""
    return lastColumn.replacing(#/``[^`]*``/#, with: "").matches(of: #/`([^`]+)`/#).map { String($0.1) }
  }
  .filter { $0.contains(#/[ .(=]/#) }
}

/// The words and signs of source code, without its comments, so that one text can be looked for in another.
private func tokens(of source: String) -> [Substring] {
  let lines = source.split(separator: "\n").filter { !$0.contains(#/^\s*\/\//#) }
  return lines.joined(separator: "\n").matches(of: #/\w+|[^\w\s]/#).map(\.output)
}
