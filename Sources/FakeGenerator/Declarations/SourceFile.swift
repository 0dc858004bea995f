import Foundation

/// What only the source has: imports, `#if`, and what Swift 6.2 leaves out of the types of closures.
struct SourceFile {
  /// Without comments, and without what strings say.
  private let lines: [String]
  private let branches: [Branch]
  private(set) var imports: [ImportLine] = []

  /// The lines between `#if`, `#elseif`, `#else` and `#endif`.
  private struct Branch {
    let condition: String
    let lines: Range<Int>
  }

  init(_ text: String) {
    let code = OpaqueReader(bytes: Array(text.utf8)).stripped()
    lines = code.utf8.split(separator: 10, omittingEmptySubsequences: false).map { Substring($0).trimmed }
    branches = Self.branches(in: lines)
    imports = lines.indices.compactMap(importLine)
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
    for (number, line) in lines.enumerated() where line.contains("#") {
      // It may stand behind the brace that opens a type.
      guard let start = line.firstRange(of: #/#(if|elseif|else|endif)\b/#)?.lowerBound else { continue }
      let words = line[start...].split(separator: " ", maxSplits: 1).map(String.init)
      let last = words[0] == "#if" ? nil : open.popLast()
      if let last { branches.append(Branch(condition: spelling(of: last.conditions), lines: last.start..<number)) }
      if words[0] != "#endif" {
        open.append(((last?.conditions ?? []) + [words.count > 1 ? words[1] : ""], number + 1))
      }
    }
    return branches.sorted { ($0.lines.lowerBound, $1.lines.upperBound) < ($1.lines.lowerBound, $0.lines.upperBound) }
  }

  /// - Parameter conditions: from the `#if` to that of the branch; empty for an `#else`.
  private static func spelling(of conditions: [String]) -> String {
    guard conditions.count > 1, let last = conditions.last else { return conditions.joined() }
    let others = conditions.dropLast().map { "!(\($0))" }
    return (others + (last.isEmpty ? [] : ["(\(last))"])).joined(separator: " && ")
  }

  func line(_ number: Int) -> String { lines.indices.contains(number) ? lines[number] : "" }

  /// The `#if` around a line, from the outermost, without what asks for the compiler, which is that of the fakes.
  func conditions(at line: Int) -> [String] {
    branches.filter { $0.lines.contains(line) }.map(\.condition).filter {
      !$0.hasPrefix("compiler(") && !$0.hasPrefix("swift(")
    }
  }

  private func importLine(at number: Int) -> ImportLine? {
    guard lines[number].contains("import ") else { return nil }
    let words = lines[number].split(separator: " ")
    let before = words.prefix { $0 != "import" }
    let access = ["public", "package", "internal", "fileprivate", "private"]
    guard words.count > before.count + 1, before.allSatisfy({ $0.hasPrefix("@") || access.contains(String($0)) })
    else { return nil }
    let kept = before.filter { $0 == "public" || $0 == "@preconcurrency" || $0.hasPrefix("@_spi(") }
    let text = (kept + words[before.count...]).joined(separator: " ")
    return ImportLine(text: text, conditions: conditions(at: number))
  }

  /// A declaration that stands in the source and not in the graph.
  struct Unbuilt: Equatable {
    let condition: String
    let declaration: String
    let line: Int
  }

  /// The declarations between the braces of the type at a line that are not built here.
  /// - Parameter members: the lines of those that are.
  func unbuilt(inTypeAt line: Int, members: [Int]) -> [Unbuilt] {
    let type = extent(of: lines.indices.first { $0 >= line && lines[$0].contains("{") } ?? line)
    let inactive = branches.map(\.lines).filter {
      type.contains($0.lowerBound) && !members.contains(where: $0.contains)
    }
    return type.filter { number in inactive.contains { $0.contains(number) } && isDeclaration(number) }.map { number in
      let conditions = conditions(at: number).dropFirst(conditions(at: line).count).joined(separator: " && ")
      return Unbuilt(condition: conditions, declaration: declaration(at: number), line: number)
    }
  }

  /// The declaration that begins at a line, in one line.
  private func declaration(at line: Int) -> String {
    lines[extent(of: line)].joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
  }

  /// The names in the `@_spi` of the declaration at a line.
  func spi(at line: Int) -> [String] {
    let before = lines.prefix(max(line, 0)).reversed().prefix { $0.hasPrefix("@") }
    return ([self.line(line)] + before).flatMap { $0.matches(of: #/@_spi\((\w+)\)/#).map { String($0.output.1) } }
  }

  private func isDeclaration(_ line: Int) -> Bool {
    lines[line].contains(#/^(\S+ ){0,4}(func |var |init[?!]?[(<]|subscript[(<])/#)
  }

  /// The lines from one to the end of the brackets that open in it.
  private func extent(of line: Int) -> Range<Int> {
    guard lines.indices.contains(line) else { return line..<line }
    var depth = 0
    let last = lines[line...].firstIndex { text in
      for character in text.utf8 {
        depth += "{(".utf8.contains(character) ? 1 : "})".utf8.contains(character) ? -1 : 0
      }
      return depth <= 0
    }
    return line..<((last ?? lines.count - 1) + 1)
  }

  /// Who may set a property: `internal` for one that is declared with `internal(set)`.
  func setterAccess(of name: String, at line: Int) -> String? {
    guard self.line(line).contains("(set)") else { return nil }
    let declarations = self.line(line).split(separator: ";").filter { $0.has(word: name) }
    return declarations.lazy.compactMap { $0.firstMatch(of: #/\b(\w+)\(set\)/#)?.output.1 }.first.map(String.init)
  }

  /// The same member, with what some compilers leave out of the types of closures: `@Sendable`, or all of one that is
  /// `nonisolated(nonsending)`.
  func restoringClosures(in member: Member, at line: Int) -> Member {
    guard let written = DeclarationReader(declaration(at: line)).member(), written.title == member.title
    else { return member }
    var member = member
    for (index, parameter) in written.parameters.enumerated() {
      Self.restore(&member.parameters[index].type, from: parameter.type)
    }
    Self.restore(&member.result, from: written.result)
    return member
  }

  private static func restore(_ type: inout String, from written: String) {
    let isSame = written.replacing("@Sendable ", with: "").withoutSpace == type.withoutSpace
    if isSame && written.contains("@Sendable") || SpelledType(type).bare.isEmpty { type = written }
  }
}
