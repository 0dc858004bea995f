/// Lines as `swift format` breaks them, in its own width, which is narrower than what most projects choose.
enum Layout {
  static let width = 100

  /// What stands before brackets, in them, and behind them.
  struct Bracketed {
    var head: String
    var parts: [String]
    var tail: String

    var line: String { head + parts.joined(separator: ", ") + tail }
  }

  /// A declaration with its braces; a body of one statement that fits stays on the line of the declaration.
  /// - Parameter isBlock: whether the body never does.
  static func declaration(
    _ declaration: Bracketed, whereClause: String = "", body: [String], indent: Int, isBlock: Bool = false
  ) -> [String] {
    let condition = whereClause.isEmpty ? "" : " where \(whereClause)"
    let line = declaration.line + condition + " {"
    if !isBlock, body.count == 1, indent + line.count + body[0].count + 3 <= width {
      return ["\(line) \(body[0]) }"]
    }
    func fits(_ text: String) -> Bool { indent + text.count <= width }
    let opening: [String]
    if fits(line) {
      opening = [line]
    } else if !condition.isEmpty, fits(declaration.line) {
      opening = [declaration.line, condition.dropFirst() + " {"]
    } else if declaration.parts.isEmpty {
      let halves = BracketedText(line).halves(at: "->")
      opening = halves.map { [$0.before, "  -> " + $0.behind.dropLast(2), "{"] } ?? [line]
    } else {
      let tail = declaration.tail + condition + " {"
      let tails = fits(tail) ? [tail] : [declaration.tail, condition + " {"]
      opening = [declaration.head.trimmed] + list(declaration.parts, indent: indent + 2) + tails.map(\.trimmed)
    }
    return opening + indented(body) + ["}"]
  }

  /// A call; its closing bracket stands behind the last argument.
  static func statement(_ call: Bracketed, indent: Int) -> [String] {
    if indent + call.line.count <= width { return [call.line] }
    var lines = list(call.parts, indent: indent + 2)
    lines[lines.count - 1] += call.tail
    return [call.head] + lines
  }

  /// In one line, or one below the other.
  private static func list(_ parts: [String], indent: Int) -> [String] {
    let line = parts.joined(separator: ", ")
    if indent + line.count + 1 <= width { return ["  " + line] }
    return parts.enumerated().map { "  " + $1 + ($0 == parts.count - 1 ? "" : ",") }
  }

  static func indented(_ lines: [String], by width: Int = 2) -> [String] {
    lines.map { $0.isEmpty ? "" : String(repeating: " ", count: width) + $0 }
  }

  /// Prose in comments.
  static func comment(_ text: String, indent: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, indent + last.count + word.count + 1 <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append("// \(word)")
      }
    }
    return lines
  }

  static func conditional(_ lines: [String], _ conditions: [String]) -> [String] {
    conditions.reversed().reduce(lines) { ["#if \($1)"] + indented($0) + ["#endif"] }
  }
}
