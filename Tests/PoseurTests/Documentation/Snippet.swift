import Foundation

/// A fenced block of code in a document.
struct Snippet: CustomStringConvertible {
  let language: String
  /// Without indentation and blank lines.
  var lines: [String]
  /// The document and the line of the opening fence.
  let place: String

  var description: String { "\(place): \(lines.first ?? "an empty block")" }

  /// Whether it belongs in a manifest, where no test can compile it.
  var isManifest: Bool { lines.contains { $0.contains(".package(") || $0.contains(".product(") } }

  /// Whether its lines stand in the text, in order and with nothing between them. What it imports may stand apart.
  func stands(in text: String) -> Bool {
    let haystack = text.split(separator: "\n").compactMap(trimmed).joined(separator: "\n")
    let imports = lines.prefix { $0.hasPrefix("import ") }
    return (imports.map { [$0] } + [Array(lines.dropFirst(imports.count))]).allSatisfy { lines in
      "\n\(haystack)\n".contains("\n\(lines.joined(separator: "\n"))\n")
    }
  }
}

extension Snippet {
  /// The blocks of a Markdown text. One that is never closed goes on to the end.
  static func all(inMarkdown text: String, of document: String) -> [Snippet] {
    var snippets: [Snippet] = []
    var isOpen = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let line = trimmed(line) else { continue }
      if line.hasPrefix("```") {
        isOpen.toggle()
        let language = String(line.dropFirst(3))
        if isOpen { snippets.append(Snippet(language: language, lines: [], place: "\(document):\(index + 1)")) }
      } else if isOpen {
        snippets[snippets.count - 1].lines.append(line)
      }
    }
    return snippets
  }

  /// The blocks in the documentation comments of a source file.
  static func all(inCommentsOf source: String, of document: String) -> [Snippet] {
    // Other lines become blank ones, so that the places stay right.
    let comments = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      trimmed(line).flatMap { $0.hasPrefix("///") ? $0.dropFirst(3) : nil } ?? ""
    }
    return all(inMarkdown: comments.joined(separator: "\n"), of: document)
  }
}

/// Without what only aligns it, also in front of a comment.
private func trimmed(_ line: Substring) -> String? {
  let text = line.trimmingCharacters(in: .whitespaces).replacing(#/ {2,}\/\//#, with: "  //")
  return text.isEmpty ? nil : text
}
