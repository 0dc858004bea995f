/// The text of a fake, in the parts that a file is put together from.
struct FakeText {
  /// For the header: `Kennel.Dog`.
  let origin: String
  /// For the header: `["--access", "public"]`.
  let options: [String]
  let name: String
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
    let instance = fake.members.filter { !$0.isStatic }
    let ofType = fake.members.filter(\.isStatic)
    let tables = (functions: CaseNames(instance), classFunctions: CaseNames(ofType))

    var members: [(title: String, lines: [String])] = []
    var (instanceIndex, typeIndex) = (0, 0)
    for part in fake.parts {
      switch part {
      case .member(let member):
        let names = member.isStatic ? tables.classFunctions : tables.functions
        let index = member.isStatic ? typeIndex : instanceIndex
        if member.isStatic { typeIndex += 1 } else { instanceIndex += 1 }
        if member.spellings.contains(where: isOwn) { continue }
        let forwarding = ForwardingWriter(
          member: member, fake: fake, caseName: names.name(at: index), setterName: names.setterName(at: index),
          knowledge: knowledge)
        members.append((title: member.title, lines: MemberWriter(forwarding: forwarding).lines()))
      case .lines(let lines, let title):
        // `typealias Item =`, `func hash(`
        let first = lines.map { line in
          String(line[...(line.firstIndex(where: "(:=".contains) ?? line.startIndex)]).replacing(
            "nonisolated ", with: "")
        }
        let lines = zip(lines, first).filter { !isOwn($1) }.map(\.0)
        if lines.isEmpty { continue }
        let prefix = settings.prefix
        members.append(
          (title: title, lines: lines.flatMap { wrapped(["typealias", "nested"].contains(title) ? $0 : prefix + $0) }))
      case .note(let text, let line):
        let comment = Layout.comment(text, indent: indent) + (line.map { ["// \($0)"] } ?? [])
        members.append((title: "a note", lines: comment))
      }
    }
    let initializers = instance.filter { $0.kind == .initializer }
    let isMissing = fake.kind != .subclass && !isOwn("init()") && !initializers.contains(where: \.parameters.isEmpty)
    if isMissing && !(initializers.isEmpty && settings.prefix.isEmpty) {
      members.insert((title: "init()", lines: ["\(settings.prefix)init() {}"]), at: 0)
    }

    let fakers = faker(tables.functions.cases, isOwn) + classFaker(tables.classFunctions.cases, isOwn)
    let separated = members.map { $0.lines }
    var body = [""] + fakers + (separated.isEmpty ? [] : [""])
    for (index, lines) in separated.enumerated() {
      let isNote = lines.first?.hasPrefix("//") == true
      let isApart = index > 0 && (isNote || lines.count > 1 || separated[index - 1].count > 1)
      body += (isApart ? [""] : []) + lines
    }
    let opened = Layout.declaration(head, whereClause: fake.whereClause, body: [], indent: 0, isBlock: true).dropLast()
    let lines = fake.availability + opened + Layout.indented(Array(body.dropFirst()))
    let level = fake.conditions.count
    let opening = fake.conditions.enumerated().map { String(repeating: "  ", count: $0) + "#if \($1)" }
    let closing = opening.indices.reversed().map { String(repeating: "  ", count: $0) + "#endif" }
    return FakeText(
      origin: fake.origin, options: settings.words, name: fake.name, imports: imports(known),
      body: tablesBeside(tables.classFunctions.cases) + opening + Layout.indented(lines, by: 2 * level),
      end: Layout.indented(["}"] + conformance, by: 2 * level) + closing, members: members, indent: indent)
  }

  /// A line with a body, in three where it is too long.
  private func wrapped(_ line: String) -> [String] {
    guard indent + line.count > Layout.width, line.hasSuffix(" }"),
      let halves = BracketedText(line).halves(at: " { ")
    else { return [line] }
    return [halves.before + " {", "  \(halves.behind.dropLast(2))", "}"]
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

  private func faker(_ cases: [CaseNames.Case], _ isOwn: (String) -> Bool) -> [String] {
    guard hasFunctions else { return [] }
    let faker = "\(settings.prefix)\(isolationWord)let faker = Function.faker()"
    return (isOwn("enum Function:") ? [] : table("Function", cases))
      + (Member.spellings(ofProperty: "faker").contains(where: isOwn) ? [] : [faker])
  }

  private func classFaker(_ cases: [CaseNames.Case], _ isOwn: (String) -> Bool) -> [String] {
    guard hasClassFunctions else { return [] }
    let prefix = settings.prefix
    let isOwned = Member.spellings(ofProperty: "classFaker").contains(where: isOwn)
    guard isGeneric else {
      let faker = "\(prefix)\(isolationWord)static let classFaker = ClassFunction.classFaker()"
      return (isOwn("enum ClassFunction:") ? [] : table("ClassFunction", cases)) + (isOwned ? [] : [faker])
    }
    let alias = "\(prefix)typealias ClassFunction = \(fake.name)Calls.ClassFunction"
    return isOwned
      ? [alias]
      : [
        alias,
        "\(prefix)\(isolationWord)static var classFaker: \(poseur("Faker"))<ClassFunction> { \(fake.name)Calls.faker }",
      ]
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
