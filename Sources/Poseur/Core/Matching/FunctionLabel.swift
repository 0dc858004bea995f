/// How a function reads in a message: `load(id: 3)` where its labels are known, else `load(3)`.
nonisolated struct FunctionLabel: CustomStringConvertible {
  /// The name without its labels: `load`.
  let baseName: String
  let labels: [String]?

  /// Takes the name as `#function` spells it, `load(id:)`, or without labels, `load`.
  init(name: String) {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")"), open != name.startIndex else {
      self.init(baseName: name, labels: nil)
      return
    }
    let list = name[name.index(after: open)..<name.index(before: name.endIndex)]
    let labels = list.split(separator: ":").map(String.init)
    let isSelector = list.isEmpty || (list.hasSuffix(":") && !list.contains(" "))
    self.init(
      baseName: isSelector ? String(name[..<open]) : name, labels: isSelector && !labels.isEmpty ? labels : nil)
  }

  private init(baseName: String, labels: [String]?) {
    self.baseName = baseName
    self.labels = labels
  }

  /// The name with its labels where they are known.
  var description: String { labels.map { "\(baseName)(\($0.map { $0 + ":" }.joined()))" } ?? baseName }

  /// The name without its labels, as a case or a variable of that name is written; a placeholder where there can be
  /// none.
  var pasteableName: String {
    guard isSwiftName(baseName) else { return "<#\(baseName)#>" }
    return Self.keywords.contains(baseName) ? "`\(baseName)`" : baseName
  }

  /// The words that can be a name only between backticks.
  private static var keywords: Set<String> {
    let words = """
      Any Self as associatedtype break case catch class continue default defer deinit do else enum extension \
      fallthrough false fileprivate for func guard if import in init inout internal is let nil operator \
      precedencegroup private protocol public repeat rethrows return self static struct subscript super switch \
      throw throws true try typealias var where while
      """
    return Set(words.split(separator: " ").map(String.init))
  }

  /// A call with these arguments: `load(id: 3)`.
  func call(with arguments: [Any?], describe: (Any?) -> String = describeArgument) -> String {
    list(arguments.map(describe))
  }

  /// The calls that a pattern means: `load(id: any value)`.
  func calls(matching pattern: ArgumentPattern, describe: (Argument) -> String = \.description) -> String {
    let condition = pattern.checks.isEmpty ? "" : " where a check passes"
    return (pattern.matchers.map { list($0.map(describe)) } ?? description) + condition
  }

  private func list(_ texts: [String]) -> String {
    // A case with payload has its brackets already.
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
  /// The label made of the raw value where that is text, which may hold the labels, else of the case as it is written.
  var label: FunctionLabel {
    let text = (self as? any RawRepresentable)?.rawValue as? String
    return FunctionLabel(name: text ?? caseText)
  }

  /// The case as it is written, with its payload: `load(3)`. A function that is no enum, has words of its own or is
  /// very long is shown as it prints.
  private var caseText: String {
    let value: Any = self
    let hasOwnWords = value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    if hasOwnWords || enumCaseText(self) == nil || Mirror(reflecting: self).children.isEmpty { return "\(self)" }
    let text = describeValue(self, limit: 2_000)
    return text.hasPrefix(".") && text.hasSuffix(")") ? String(text.dropFirst()) : "\(self)"
  }

  /// A call of a fake: `FakeReader.load(id: 3)`.
  func call(of fakeName: String, with arguments: [Any?]) -> String {
    "\(fakeName).\(label.call(with: arguments))"
  }

  /// The calls of a fake that a pattern means: `FakeReader.load(id: any value)`.
  func calls(of fakeName: String, matching pattern: ArgumentPattern) -> String {
    "\(fakeName).\(label.calls(matching: pattern))"
  }
}
