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
    return opening(declaration, condition, indent: indent) + indented(body) + ["}"]
  }

  private static func opening(_ declaration: Bracketed, _ condition: String, indent: Int) -> [String] {
    let line = declaration.line + condition + " {"
    if indent + line.count <= width { return [line] }
    if !condition.isEmpty, indent + declaration.line.count <= width {
      return [declaration.line, condition.dropFirst() + " {"]
    }
    if declaration.parts.isEmpty {
      guard let halves = BracketedText(line).halves(at: " -> ") else { return [line] }
      return [halves.before, "  -> " + halves.behind.dropLast(2), "{"]
    }
    let last = indent + (declaration.tail + condition + " {").count <= width
    let tail = last ? [declaration.tail + condition + " {"] : [declaration.tail, condition.dropFirst() + " {"]
    return [declaration.head.trimmed] + list(declaration.parts, indent: indent + 2) + tail.map(\.trimmed)
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
