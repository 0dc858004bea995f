/// The text of a fake, in the parts that a file is put together from.
struct FakeText {
  /// For the header: `Kennel.Dog`.
  let origin: String
  /// For the header: `["--access", "public"]`.
  let options: [String]
  let imports: [String]
  /// From the declaration of the type to its last member.
  let body: [String]
  /// What closes the type, and the `#if` around it.
  let end: [String]
  /// Each member with its lines.
  let members: [(title: String, lines: [String])]
  /// The indentation of members.
  let indent: Int
}

/// Writes a fake as a person would.
struct FakeWriter {
  let fake: FakeDeclaration
  let knowledge: TypeKnowledge

  private var settings: FakeReader.Settings { fake.settings }

  /// - Parameters:
  ///   - isOwn: whether somebody wrote a member with this signature in the part that is theirs.
  ///   - known: the lines of a file that has such a part, which may use what these import.
  func text(isOwn: (String) -> Bool = { _ in false }, known: [String] = []) -> FakeText {
    let functions = CaseNames(fake.members.filter { !$0.isStatic })
    let classFunctions = CaseNames(fake.members.filter(\.isStatic))
    var members = self.members(functions, classFunctions, isOwn)
    let initializers = fake.members.filter { $0.kind == .initializer }
    let isMissing = fake.kind != .subclass && !isOwn("init()") && !initializers.contains(where: \.parameters.isEmpty)
    if isMissing && !(initializers.isEmpty && settings.prefix.isEmpty) {
      members.insert((title: "init()", lines: ["\(settings.prefix)init() {}"]), at: 0)
    }

    var body =
      faker(functions.cases, isOwn) + faker(classFunctions.cases, isStatic: true, isOwn) + (members.isEmpty ? [] : [""])
    for (index, (_, lines)) in members.enumerated() {
      let isNote = lines.first?.hasPrefix("//") == true
      let isApart = index > 0 && (isNote || lines.count > 1 || members[index - 1].lines.count > 1)
      body += (isApart ? [""] : []) + lines
    }
    let opened = Layout.declaration(head, whereClause: fake.whereClause, body: [], indent: 0, isBlock: true).dropLast()
    let lines = fake.availability + opened + Layout.indented(body)
    let opening = fake.conditions.enumerated().map { String(repeating: "  ", count: $0) + "#if \($1)" }
    let closing = opening.indices.reversed().map { String(repeating: "  ", count: $0) + "#endif" }
    return FakeText(
      origin: fake.origin, options: settings.words, imports: imports(known),
      body: tablesBeside(classFunctions.cases) + opening + Layout.indented(lines, by: indent - 2),
      end: Layout.indented(["}"] + conformance, by: indent - 2) + closing, members: members, indent: indent)
  }

  /// Without those that somebody wrote.
  private func members(
    _ functions: CaseNames, _ classFunctions: CaseNames, _ isOwn: (String) -> Bool
  ) -> [(title: String, lines: [String])] {
    var (cases, classCases) = (functions.pairs[...], classFunctions.pairs[...])
    return fake.parts.compactMap { part in
      switch part {
      case .member(let member):
        let names = member.isStatic ? classCases.removeFirst() : cases.removeFirst()
        if member.spellings.contains(where: isOwn) { return nil }
        let forwarding = ForwardingWriter(
          member: member, fake: fake, caseName: names.member.name, setterName: names.setter?.name ?? "",
          knowledge: knowledge)
        return (member.title, MemberWriter(forwarding: forwarding).lines())
      case .line(let line):
        // `typealias Item =`, `func hash(`
        let beginning = String(line[...(line.firstIndex(where: "(:=".contains) ?? line.startIndex)])
        return isOwn(beginning.replacing("nonisolated ", with: "")) ? nil : (beginning, wrapped(settings.prefix + line))
      case .note(let text, let line):
        return ("a note", Layout.comment(text, indent: indent) + (line.map { ["// \($0)"] } ?? []))
      }
    }
  }

  /// A line with a body, in three where it is too long.
  private func wrapped(_ line: String) -> [String] {
    guard line.hasSuffix(" }"), let halves = BracketedText(line).halves(at: "{") else { return [line] }
    let declaration = Layout.Bracketed(head: halves.before, parts: [], tail: "")
    return Layout.declaration(declaration, body: [String(halves.behind.dropLast(2))], indent: indent)
  }

  private var indent: Int { 2 + 2 * fake.conditions.count }

  // MARK: - Head

  private var head: Layout.Bracketed {
    var words = fake.isolation.map { [$0] } ?? []
    if !settings.prefix.isEmpty { words.append(settings.prefix.trimmed) }
    // The module of the fakes may belong to the main actor by default.
    if fake.isolation == nil && fake.kind != .actor { words.append("nonisolated") }
    words += fake.kind == .actor ? ["actor"] : ["final", "class"]
    let unchecked = fake.parents.filter { $0.hasPrefix("@unchecked") }
    let known = fake.parents.filter { !$0.hasPrefix("@unchecked") }
    let parents = known + (fake.kind == .actor ? [] : protocols) + unchecked
    let generics = isGeneric ? "<\(fake.generics)>" : ""
    return .init(head: "\(words.joined(separator: " ")) \(fake.name)\(generics): ", parts: parents, tail: "")
  }

  private var protocols: [String] {
    (hasFunctions ? [poseur("Fake")] : []) + (hasClassFunctions ? [poseur("StaticFake")] : [])
  }

  /// An actor that conforms where it is declared does not compile if a file that comes before it uses it.
  private var conformance: [String] {
    guard fake.kind == .actor else { return [] }
    return [""] + fake.availability + ["nonisolated extension \(fake.name): \(protocols.joined(separator: ", ")) {}"]
  }

  /// A type of Poseur's, with its module where the tested one has a type of that name.
  private func poseur(_ name: String) -> String {
    guard knowledge.names.contains(name), let library = settings.library else { return name }
    return "\(library).\(name)"
  }

  private var isGeneric: Bool { !fake.generics.isEmpty }
  private var hasFunctions: Bool { fake.members.contains { !$0.isStatic } }
  private var hasClassFunctions: Bool { fake.members.contains(where: \.isStatic) }
  /// What is not isolated in a type that is.
  private var isolationWord: String { fake.isolation == nil ? "" : "nonisolated " }

  /// The table of functions and the faker, without what somebody wrote.
  private func faker(
    _ cases: [CaseNames.Case], isStatic: Bool = false, _ isOwn: (String) -> Bool
  ) -> [String] {
    if cases.isEmpty { return [] }
    let (function, faker, word) = isStatic ? ("ClassFunction", "classFaker", "static ") : ("Function", "faker", "")
    let isBeside = isStatic && isGeneric
    let alias = "\(settings.prefix)typealias ClassFunction = \(fake.name)Calls.ClassFunction"
    let table = isBeside ? [alias] : isOwn("enum \(function):") ? [] : table(function, cases)
    if Member.spellings(ofProperty: faker).contains(where: isOwn) { return table }
    let property = isBeside ? "var classFaker: \(poseur("Faker"))<ClassFunction>" : "let \(faker)"
    let value = isBeside ? "{ \(fake.name)Calls.faker }" : "= \(function).\(faker)()"
    return table + ["\(settings.prefix)\(isolationWord)\(word)\(property) \(value)"]
  }

  /// A generic type cannot store anything that is static.
  private func tablesBeside(_ cases: [CaseNames.Case]) -> [String] {
    guard isGeneric && hasClassFunctions else { return [] }
    let inside = table("ClassFunction", cases) + ["\(settings.prefix)static let faker = ClassFunction.classFaker()"]
    let lines = ["\(settings.prefix)nonisolated enum \(fake.name)Calls {"] + Layout.indented(inside) + ["}", ""]
    return fake.availability + lines
  }

  private func table(_ name: String, _ cases: [CaseNames.Case]) -> [String] {
    let declaration = "\(settings.prefix)\(isolationWord)enum \(name): String, \(poseur("PoseurFunction")) {"
    let plain = "case " + cases.map(\.name.asReference).joined(separator: ", ")
    let isShort = indent + declaration.count + plain.count + 3 <= Layout.width
    if isShort && cases.allSatisfy({ $0.rawValue == nil }) { return ["\(declaration) \(plain) }"] }
    let lines = cases.flatMap { known -> [String] in
      let name = "case \(known.name.asReference)"
      guard let value = known.rawValue.map({ "\"\($0)\"" }) else { return [name] }
      let line = "\(name) = \(value)"
      return indent + 2 + line.count <= Layout.width ? [line] : ["\(name) =", "  \(value)"]
    }
    return [declaration] + Layout.indented(lines) + ["}"]
  }

  // MARK: - Imports

  private func imports(_ known: [String]) -> [String] {
    var seen: Set<ImportLine> = []
    let lines = fake.imports.filter { line in
      (line.isNeeded || known.contains { $0.trimmed == line.text }) && seen.insert(line).inserted
    }
    let testable = lines.filter { $0.text.contains("@testable") && $0.conditions.isEmpty }.map(\.text)
    let conditional = lines.filter { !$0.conditions.isEmpty }
    let plain = lines.filter { $0.conditions.isEmpty && !$0.text.contains("@testable") }.map(\.text)
      .sorted { ($0.split(separator: " ").last ?? "") < ($1.split(separator: " ").last ?? "") }
    let blocks = conditional.flatMap { Layout.conditional([$0.text], $0.conditions) }
    return Array([plain, testable, blocks].filter { !$0.isEmpty }.joined(separator: [""]))
  }
}
