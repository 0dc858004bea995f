/// The file of a fake: what was generated, and what is its owner's.
struct FakeFile {
  private static let beginning = "// Yours begins here."
  private static let ending = "// Yours ends here."

  /// What stands above the first generated line, such as a licence.
  let above: [String]
  /// `Kennel.Dog`
  let origin: String
  /// What a fake of the type was asked to be like: `["--access", "public"]`.
  let options: [String]
  /// What the generated part was when it was written.
  let digest: String
  /// Without the header, and without what is its owner's.
  let generated: [String]
  /// Between the two lines that mark it.
  let inside: [String]
  /// Below the type.
  let below: [String]
  /// What its owner declares, without bodies and whitespace.
  private let own: String

  /// Reads a file.
  /// - Returns: nothing for a file that was not generated.
  /// - Throws: what has to be mended in one that was, in words that follow its name.
  init?(_ text: String) throws(Mistake) {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    // A licence may stand above it.
    let top = lines.prefix(31).firstIndex { $0.hasPrefix("// Generated from ") && $0.contains(" by Poseur") }
    guard let top else { return nil }
    if lines.contains(where: { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }) {
      throw Mistake("has marks of a merge. Resolve them, and run again.")
    }
    guard let header = lines[top].firstMatch(of: #/^// Generated from (\S+) by Poseur(.*)\[(\w+)\]/#),
      let begin = lines.firstIndex(where: { $0.trimmed == Self.beginning }),
      let end = lines[begin...].firstIndex(where: { $0.trimmed == Self.ending }),
      let brace = lines[end...].firstIndex(where: { $0.trimmed == "}" })
    else {
      throw Mistake(
        "has lost a line that marks its parts. Move your lines away, delete the file, run again, and put them back.")
    }
    let start = lines[top...].firstIndex { !$0.hasPrefix("//") } ?? top + 1
    let last = Self.conformance(in: lines, behind: brace) ?? brace
    let isConditional = lines[start..<max(begin, start)].contains { $0.hasPrefix("#if") || $0.hasPrefix(" #if") }
    let closing = lines[(last + 1)...].prefix { $0.trimmed == "#endif" && isConditional }
    above = Array(lines[..<top])
    origin = String(header.output.1)
    options =
      header.output.2.firstMatch(of: #/--.*(?=\.)/#).map { $0.output.split(separator: " ").map(String.init) } ?? []
    digest = String(header.output.3)
    inside = Array(lines[(begin + 1)..<end])
    generated = Array(lines[start..<max(begin, start)] + lines[(end + 1)...last] + closing)
    below = Array(lines[(last + 1 + closing.count)...])
    own = Self.declarations(inside, braces: 0) + Self.declarations(below, braces: 1)
  }

  /// An actor conforms in an extension.
  private static func conformance(in lines: [String], behind brace: Int) -> Int? {
    let next = lines[(brace + 1)...].firstIndex { !$0.trimmed.isEmpty && !$0.trimmed.hasPrefix("@available") }
    return next.flatMap {
      lines[$0].contains(#/nonisolated extension \w+: ((\w+\.)?(Static)?Fake(, )?)+ {}$/#) ? $0 : nil
    }
  }

  /// The whole file of a fake, with the parts that are its owner's in an older one. It is the same for the same fake,
  /// whoever generates it.
  static func contents(of text: FakeText, keeping old: FakeFile? = nil) -> String {
    let indent = String(repeating: " ", count: text.indent)
    let digest = digest(of: text.imports + text.body + text.end)
    let options = text.options.isEmpty ? "" : " with \(text.options.joined(separator: " "))"
    let header = [
      "// Generated from \(text.origin) by Poseur\(options). [\(digest)]",
      "// Write between the two lines that say what is yours, or below the type. A run rewrites the rest.",
    ]
    let own = ["", indent + beginning] + (old?.inside ?? []) + [indent + ending]
    // One list of lists: Swift 6.2 takes too long over a chain of sums.
    let lines = [old?.above ?? [], header, [""], text.imports, [""], text.body, own, text.end, old?.below ?? [""]]
    return lines.joined().joined(separator: "\n")
  }

  /// The comments in the generated part that ask for something, each with the number of its first line.
  static func notes(in text: String) -> [(line: Int, text: String)] {
    let generated = text[..<(text.firstRange(of: beginning)?.lowerBound ?? text.endIndex)]
    return generated.matches(of: #/\n( +//.*\n)+/#).map { comment in
      let lines = comment.output.0.split(separator: "\n").map { $0.trimmed.dropFirst(2).trimmed }
      return (generated[..<comment.range.lowerBound].count { $0 == "\n" } + 2, lines.joined(separator: " "))
    }.filter { !$0.text.contains("is not faked: it is ") }
  }

  /// Whether somebody changed more of the generated part than its whitespace.
  var isTampered: Bool { digest != Self.digest(of: generated) && digest != Self.wholeDigest(of: generated) }
  var hasOwnLines: Bool { (inside + below).contains { !$0.trimmed.isEmpty } }

  /// Whether its owner wrote a declaration that begins like this.
  func owns(_ declaration: String) -> Bool {
    !own.isEmpty
      && own.ranges(of: declaration.withoutSpace).contains { range in
        // The signature of another one may begin in the same way.
        !["->", "async", "throws", "rethrows", "?", "!", ".", "<"].contains { own[range.upperBound...].hasPrefix($0) }
      }
  }

  /// The lines without comments, and without what stands in more braces than these.
  private static func declarations(_ lines: [String], braces: Int) -> String {
    var depth = 0
    return lines.filter { !$0.trimmed.hasPrefix("//") }.map(\.withoutSpace).joined().reduce(into: "") {
      text, character in
      if character == "}" { depth -= 1 }
      if depth <= braces { text.append(character) }
      if character == "{" { depth += 1 }
    }
  }

  /// The first generated line that the other file has not got.
  func firstLine(notIn other: FakeFile) -> String? {
    let known = Set(other.generated.map(\.withoutSpace))
    return generated.first { !known.contains($0.withoutSpace) }?.trimmed
  }

  /// What was declared and is not any more, or was declared otherwise.
  func declarations(notIn other: FakeFile) -> [String] {
    let known = other.generated.map(\.withoutSpace).joined()
    return generated.compactMap { line in
      let declaration = line.trimmed.prefix { $0 != "{" }.trimmed
      let isMember = declaration.contains(#/^(\S+ ){0,5}(func|var) |\b(init|subscript)[?!]?[(<]/#)
      return isMember && !line.trimmed.hasPrefix("//") && !known.contains(declaration.withoutSpace) ? declaration : nil
    }
  }

  /// A number that tells texts apart, whatever a formatter did to them, and whether or not the owner moved the faker.
  static func digest(of lines: [String]) -> String {
    wholeDigest(of: lines.filter { !$0.hasSuffix("aker()") || !$0.contains("let ") })
  }

  private static func wholeDigest(of lines: [String]) -> String {
    let bytes = lines.lazy.flatMap(\.utf8).filter { !OpaqueReader.isSpace($0) && $0 != UInt8(ascii: ",") }
    let number = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(number, radix: 16)
  }
}
