import Foundation

/// What only the source has: imports, `#if`, and `@Sendable` in the types of closures where the compiler leaves it out.
struct SourceFile {
  /// Without comments, and without what strings say.
  private let lines: [String]
  /// Without comments.
  private let texts: [String]
  private let branches: [Branch]

  /// The lines between `#if`, `#elseif`, `#else` and `#endif`.
  private struct Branch {
    let condition: String
    let lines: Range<Int>
  }

  init(_ text: String) {
    var reader = CodeReader()
    let read = text.split(separator: "\n", omittingEmptySubsequences: false).map { reader.read($0) }
    lines = read.map(\.code)
    texts = read.map(\.text)
    branches = Self.branches(in: lines)
  }

  /// - Parameters:
  ///   - uri: `file:///…`, or `file://Sources/Dog.swift` of a compiler that was given that path.
  ///   - folders: where the compiler may have run.
  init?(uri: String, folders: [URL] = []) {
    let path = uri.replacing("file://", with: "").removingPercentEncoding ?? uri
    let places = [URL(filePath: path)] + (path.hasPrefix("/") ? [] : folders.map { $0.appending(path: path) })
    guard let text = places.lazy.compactMap({ try? String(contentsOf: $0, encoding: .utf8) }).first else { return nil }
    self.init(text)
  }

  private static func branches(in lines: [String]) -> [Branch] {
    var branches: [Branch] = []
    // For each `#if` that is open: the conditions so far, and where the last one began.
    var open: [(conditions: [String], start: Int)] = []
    func close(_ end: Int) {
      guard let last = open.last, let condition = last.conditions.last else { return }
      let others = last.conditions.dropLast().map { "!(\($0))" }
      let isElse = condition.isEmpty
      let parts = others + (isElse ? [] : [others.isEmpty ? condition : "(\(condition))"])
      branches.append(Branch(condition: parts.joined(separator: " && "), lines: last.start..<end))
    }
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("#if ") {
        open.append(([String(line.dropFirst(4))], number + 1))
      } else if line.hasPrefix("#elseif ") || line.hasPrefix("#else") {
        close(number)
        guard let last = open.popLast() else { continue }
        let condition = line.hasPrefix("#else ") || line == "#else" ? "" : String(line.dropFirst(8))
        open.append((last.conditions + [condition], number + 1))
      } else if line.hasPrefix("#endif") {
        close(number)
        _ = open.popLast()
      }
    }
    return branches.sorted { ($0.lines.lowerBound, $1.lines.upperBound) < ($1.lines.lowerBound, $0.lines.upperBound) }
  }

  func line(_ number: Int) -> String { lines.indices.contains(number) ? lines[number] : "" }

  /// The `#if` around a line, from the outermost, without what asks for the compiler, which is that of the fakes.
  func conditions(at line: Int) -> [String] {
    branches.filter { $0.lines.contains(line) }.map(\.condition).filter {
      !$0.hasPrefix("compiler(") && !$0.hasPrefix("swift(")
    }
  }

  var imports: [ImportLine] {
    lines.indices.compactMap { number in
      let words = lines[number].split(separator: " ").map(String.init)
      guard let keyword = words.firstIndex(of: "import") else { return nil }
      let dropped = [
        "@_exported", "@_implementationOnly", "@testable", "private", "fileprivate", "internal", "package",
      ]
      let before = words[..<keyword].filter { !dropped.contains($0) }
      let known = before.allSatisfy { $0.hasPrefix("@") || $0 == "public" }
      guard known, words.count > keyword + 1 else { return nil }
      return ImportLine(text: (before + words[keyword...]).joined(separator: " "), conditions: conditions(at: number))
    }
  }

  /// A declaration that stands in the source and not in the graph.
  struct Unbuilt: Equatable {
    /// Empty for what the graph leaves out in any case.
    let condition: String
    let declaration: String
    let line: Int
  }

  /// The declarations between the braces of the type at a line that are not built here, or that have an underscore, with
  /// which the graph does not have the requirements of a protocol.
  /// - Parameter members: the lines of those that are built.
  func unbuilt(inTypeAt line: Int, isProtocol: Bool, members: [Int]) -> [Unbuilt] {
    let type = extent(of: line)
    let inactive = branches.map(\.lines).filter {
      type.contains($0.lowerBound) && !members.contains(where: $0.contains)
    }
    let inside = BracketedText(self.line(line)).halves(at: "{")?.behind.dropLast() ?? ""
    let beside =
      type.count > 1 || !isProtocol
      ? []
      : inside.split(separator: ";").map(\.trimmed).filter(Self.isUnderscored)
        .map { Unbuilt(condition: "", declaration: $0, line: line) }
    return beside
      + type.dropFirst().compactMap { number in
        guard Self.isDeclaration(lines[number]), !members.contains(number) else { return nil }
        guard isProtocol && Self.isUnderscored(lines[number]) || inactive.contains(where: { $0.contains(number) })
        else { return nil }
        let conditions = conditions(at: number).dropFirst(conditions(at: line).count).joined(separator: " && ")
        return Unbuilt(condition: conditions, declaration: declaration(at: number), line: number)
      }
  }

  /// The declaration that begins at a line, in one line.
  private func declaration(at line: Int) -> String {
    let text = texts[extent(of: line, isType: false)].joined(separator: " ").replacing("( ", with: "(")
    return text.replacing(" )", with: ")")
  }

  /// The names in the `@_spi` of the declaration at a line.
  func spi(at line: Int) -> [String] {
    let before = lines.prefix(max(line, 0)).reversed().prefix { $0.hasPrefix("@") }
    return ([self.line(line)] + before).flatMap { $0.matches(of: #/@_spi\((\w+)\)/#).map { String($0.output.1) } }
  }

  private static func isUnderscored(_ line: String) -> Bool { line.contains(#/\b(func|var) _\w|[(,] ?_\w/#) }

  private static func isDeclaration(_ line: String) -> Bool {
    line.split(separator: " ").prefix(5).contains { word in
      ["func", "var"].contains(word) || word.hasPrefix("init(") || word.hasPrefix("subscript(")
    }
  }

  /// The lines from one to the end of the brackets that open in it.
  private func extent(of line: Int, isType: Bool = true) -> Range<Int> {
    guard lines.indices.contains(line) else { return line..<line }
    var depth = 0
    for number in line..<lines.count {
      for character in lines[number] { depth += "{(".contains(character) ? 1 : "})".contains(character) ? -1 : 0 }
      let isOver = number > line || lines[number].contains("{") || !isType
      if depth <= 0 && isOver { return line..<(number + 1) }
    }
    return line..<lines.count
  }

  /// `prefix` or `postfix`, which the compiler leaves out.
  func fixity(ofOperator name: String, at line: Int) -> [String] {
    let parts = self.line(line).split(separator: ";").filter { $0.contains("func \(name)") }
    return ["prefix", "postfix"].filter { word in parts.contains { $0.split(separator: " ").contains(word[...]) } }
  }

  /// The same parameters, with `@Sendable` in the types that have it in the source.
  func restoringSendable(in parameters: [Parameter], ofDeclarationAt line: Int) -> [Parameter] {
    guard parameters.contains(where: { $0.type.contains("->") }) else { return parameters }
    let text = lines.dropFirst(max(line, 0)).prefix(20).joined(separator: " ")
    guard let list = BracketedText(text.drop { $0 != "(" }).leadingBrackets() else { return parameters }
    let written = BracketedText(list.inside).parts().map { Parameter($0, at: 0, isUnlabelled: false).type }
    guard written.count == parameters.count else { return parameters }
    return zip(parameters, written).map { parameter, type in
      var restored = parameter
      restored.type = Self.restoringSendable(in: parameter.type, from: type)
      return restored
    }
  }

  /// The same type of a property.
  func restoringSendable(in type: String, ofPropertyAt line: Int) -> String {
    guard type.contains("->"), let written = BracketedText(self.line(line)).halves(at: ":")?.behind else { return type }
    let end = BracketedText(written).halves(at: "{") ?? BracketedText(written).halves(at: " = ")
    return Self.restoringSendable(in: type, from: (end?.before ?? written).trimmed)
  }

  private static func restoringSendable(in type: String, from written: String) -> String {
    let isSame = written.replacing("@Sendable ", with: "").withoutSpace == type.withoutSpace
    return written.contains("@Sendable") && isSame ? written : type
  }
}
