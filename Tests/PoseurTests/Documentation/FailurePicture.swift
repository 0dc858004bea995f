import Foundation

/// A picture of a fake, a test and its failure, as an editor shows them. It is light or dark, as the reader's system is.
struct FailurePicture {
  /// The lines of the fake and of the test.
  let code: [String]
  /// How the line begins at which the failure stands.
  let failingLine: String
  let message: String

  private static let (width, lineHeight, margin) = (880, 20, 20)

  var svg: String {
    var (rows, top) = ([String](), Self.margin)
    for line in code {
      let isFailing = line.hasPrefix(failingLine)
      if isFailing { rows.append(box("failing", at: top, lines: 1)) }
      rows.append(text(Self.colored(line), at: top))
      if isFailing { rows.append(text("✘", at: top, left: 6, style: "mark")) }
      top += Self.lineHeight
    }
    let lines = message.split(separator: "\n")
    top += Self.lineHeight / 2
    rows.append(box("message", at: top, lines: lines.count))
    for line in lines {
      rows.append(text(Self.escaped(line), at: top, style: "failure"))
      top += Self.lineHeight
    }
    let height = top + Self.margin
    // Without a width of its own, the pages show it as large as a stamp.
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(height)" \
      width="\(Self.width)" height="\(height)" role="img" \
      aria-label="A fake, a test, and how the test fails: \(Self.escaped(lines.last ?? "").split(separator: "   ").last ?? "")">
      <style>
      text { font: 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #1d1d1f; white-space: pre; }
      .paper { fill: #ffffff; stroke: #d8d8dc; }
      .keyword { fill: #9b2393; }
      .string { fill: #c41a16; }
      .failing, .message { fill: #fde7e9; }
      .mark { fill: #d70015; }
      .failure { fill: #7a0010; }
      @media (prefers-color-scheme: dark) {
      text { fill: #e5e5ea; }
      .paper { fill: #1c1c1e; stroke: #48484a; }
      .keyword { fill: #ff7ab2; }
      .string { fill: #ff8170; }
      .failing, .message { fill: #4a1a1f; }
      .mark { fill: #ff6961; }
      .failure { fill: #ffd0d0; }
      }
      </style>
      <rect class="paper" x="0.5" y="0.5" width="\(Self.width - 1)" height="\(height - 1)" rx="8"/>
      \(rows.joined(separator: "\n"))
      </svg>

      """
  }

  private func box(_ style: String, at top: Int, lines: Int) -> String {
    "<rect class=\"\(style)\" x=\"1\" y=\"\(top)\" width=\"\(Self.width - 2)\" height=\"\(lines * Self.lineHeight)\"/>"
  }

  private func text(_ content: String, at top: Int, left: Int = margin, style: String = "code") -> String {
    "<text class=\"\(style)\" x=\"\(left)\" y=\"\(top + 14)\" xml:space=\"preserve\">\(content)</text>"
  }

  private static func colored(_ line: String) -> String {
    escaped(line)
      .replacing(#/"[^"]*"|(?:@Test|\b(?:async|await|case|class|enum|final|func|let|throws|try))\b/#) { match in
        "<tspan class=\"\(match.output.hasPrefix("\"") ? "string" : "keyword")\">\(match.output)</tspan>"
      }
  }

  /// Quotation marks stay: what is escaped stands between tags, or has none.
  private static func escaped(_ text: some StringProtocol) -> String {
    String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
