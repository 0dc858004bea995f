/// A function's name in messages: `load(id: 3)` if its labels are known, otherwise `load(3)`.
nonisolated struct FunctionLabel: CustomStringConvertible {
  /// The name without its labels: `load`.
  let baseName: String
  let labels: [String]?

  /// Takes a name as `#function` spells it, `load(id:)`, or without labels, `load`.
  init(name: String) {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")"), open != name.startIndex else {
      (baseName, labels) = (name, nil)
      return
    }
    let list = name[name.index(after: open)..<name.index(before: name.endIndex)]
    let labels = list.split(separator: ":").map(String.init)
    let isSelector = list.isEmpty || (list.hasSuffix(":") && !list.contains(" "))
    baseName = isSelector ? String(name[..<open]) : name
    self.labels = isSelector && !labels.isEmpty ? labels : nil
  }

  /// The name with its labels, if they are known.
  var description: String { labels.map { "\(baseName)(\($0.map { $0 + ":" }.joined()))" } ?? baseName }

  /// The name without labels, as you write a case or variable of that name. A placeholder if no such name is possible.
  var pasteableName: String {
    guard isSwiftName(baseName) else { return "<#\(baseName)#>" }
    return Self.keywords.contains(Substring(baseName)) ? "`\(baseName)`" : baseName
  }

  /// Words that need backticks to be a name.
  private static let keywords = """
    Any Self as associatedtype break case catch class continue default defer deinit do else enum extension \
    fallthrough false fileprivate for func guard if import in init inout internal is let nil operator \
    precedencegroup private protocol public repeat rethrows return self static struct subscript super switch \
    throw throws true try typealias var where while
    """.split(separator: " ")

  /// A call with these arguments: `load(id: 3)`.
  func call(with arguments: [Any?], describe: (Any?) -> String = describeArgument) -> String {
    call(withTexts: arguments.map(describe))
  }

  /// The calls that a pattern means: `load(id: any value)`.
  func calls(matching pattern: ArgumentPattern, describe: (Argument) -> String = \.description) -> String {
    let condition = pattern.checks.isEmpty ? "" : " where a check passes"
    return (pattern.matchers.map { call(withTexts: $0.map(describe)) } ?? description) + condition
  }

  /// A call with arguments that read so.
  func call(withTexts texts: [String]) -> String {
    // A case with a payload already has its brackets.
    if texts.isEmpty, baseName.hasSuffix(")") { return baseName }
    guard let labels, labels.count == texts.count else { return "\(baseName)(\(texts.joined(separator: ", ")))" }
    let parts = zip(labels, texts).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "\(baseName)(\(parts.joined(separator: ", ")))"
  }
}

/// Whether the text can be a name in Swift.
nonisolated func isSwiftName(_ text: String) -> Bool {
  text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && text.first?.isNumber == false
}

nonisolated extension PoseurFunction {
  /// Made from the raw value if that is a text, which may contain labels, and otherwise from the case's name.
  var label: FunctionLabel {
    let text = (self as? any RawRepresentable)?.rawValue as? String
    return FunctionLabel(name: text ?? caseText)
  }

  /// The case with its payload: `load(3)`. A function prints as itself if it isn't an enum, describes itself, or is
  /// very long.
  private var caseText: String {
    let value: Any = self
    let hasOwnWords = value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    if hasOwnWords || enumCaseText(self) == nil || Mirror(reflecting: self).children.isEmpty { return "\(self)" }
    let (text, isCut, _) = ValueWriter.text(of: self, limit: 2_000)
    // Without the dot, which a function's name doesn't have.
    return isCut ? "\(self)" : String(text.dropFirst())
  }

  /// A call of a fake: `FakeReader.load(id: 3)`.
  func call(of fakeName: String, with arguments: [Any?]) -> String { "\(fakeName).\(label.call(with: arguments))" }

  /// The calls of a fake that a pattern means: `FakeReader.load(id: any value)`.
  func calls(of fakeName: String, matching pattern: ArgumentPattern) -> String {
    "\(fakeName).\(label.calls(matching: pattern))"
  }
}
