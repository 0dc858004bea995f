extension FakeReader {
  func readClass(_ symbol: Symbol, _ reader: DeclarationReader, into fake: inout FakeDeclaration) {
    fake.kind = .subclass
    if reader.rest.hasPrefix("<"), let brackets = BracketedText(reader.rest).leadingBrackets() {
      fake.generics = brackets.inside
      fake.whereClause = BracketedText(" " + brackets.behind).halves(at: " where ")?.behind ?? ""
      let names = BracketedText(brackets.inside).parts().map { $0.prefix { $0 != ":" } }
      fake.parents = ["\(name(of: symbol))<\(names.joined(separator: ", "))>"]
    }
    let initializers = table.members(of: symbol.id).filter { $0.kind.identifier == "swift.init" }
    fake.hasPlainInitializer = initializers.contains {
      $0.declarationFragments.map(\.spelling).joined().hasSuffix("init()")
    }
    if fake.isolation == nil && table.isSendable(symbol.id) { fake.parents.append("@unchecked Sendable") }

    var seen = SeenMembers()
    addMembers(of: symbol, for: symbol, &seen, into: &fake)
    leaveOutIndistinct(in: &fake)
  }

  /// Those of a class and of the classes that it inherits from.
  func addMembers(
    of start: Symbol, for symbol: Symbol, _ seen: inout SeenMembers, into fake: inout FakeDeclaration
  ) {
    var type: Symbol? = start
    while let current = type {
      let isGenericParent = current.id != symbol.id && table.genericTypes.contains(current.pathComponents)
      for declaration in table.members(of: current.id) {
        guard var member = member(declaration, of: symbol, replacingSelfBy: nil), member.kind != .initializer,
          seen.isNew(member, declaration, in: table)
        else { continue }
        member.isInherited = true
        if let reason = isGenericParent ? "\(current.title) is generic" : obstacle(to: declaration, member) {
          let line = isGenericParent ? "override \(member.signature)" : nil
          fake.parts.append(.note("\(member.title) is not faked: \(reason).", line: line))
        } else if settings.isPublic && declaration.accessLevel != "open" {
          fake.parts.append(.note("\(member.title) is not faked: it is not open.", line: nil))
        } else {
          fake.parts.append(.member(member))
        }
      }
      fake.parts += unbuilt(in: current).map(\.note)
      type = table.superclass(of: current.id).flatMap { table[$0.id] }
    }
  }

  /// Where the constraints of one overload follow from those of another, an override would override both.
  func leaveOutIndistinct(in fake: inout FakeDeclaration) {
    let members = fake.members
    var told: Set<String> = []
    fake.parts = fake.parts.compactMap { part in
      guard case .member(let member) = part, members.count(where: { $0.identity == member.identity }) > 1 else {
        return part
      }
      guard told.insert(member.identity).inserted else { return nil }
      return .note("\(member.title) is not faked: another one differs in constraints only.", line: nil)
    }
  }

  func obstacle(to declaration: Symbol, _ member: Member) -> String? {
    let reader = DeclarationReader(text(of: declaration))
    if reader.keyword == "let" { return "it is a constant" }
    if reader.leadingWords.contains("final") { return "it is final" }
    if reader.leadingWords.contains("static") { return "it is static" }
    if member.result.hasPrefix("some ") { return "an override cannot return what is some" }
    if declaration.availability?.contains(where: { $0.isEverywhereUnavailable }) == true { return "it is unavailable" }
    return nil
  }

  func hasInitializer(_ symbol: Symbol) -> Bool {
    let own = table.members(of: symbol.id).contains { $0.kind.identifier == "swift.init" }
    guard !own, let superclass = table.superclass(of: symbol.id) else { return own }
    return table[superclass.id].map { hasInitializer($0) } ?? true
  }

  /// Whether a type has to be named with the arguments of one around it.
  func isInGenericType(_ type: Symbol) -> Bool {
    type.pathComponents.indices.dropFirst().contains { table.genericTypes.contains(Array(type.pathComponents[..<$0])) }
  }
}

/// Of several declarations of a member, the first one counts: that of the type itself, before those that it inherits.
struct SeenMembers {
  private var hidden: Set<String> = []
  private var known: [String: [Member]] = [:]

  mutating func isNew(_ member: Member, _ declaration: Symbol, in table: SymbolTable) -> Bool {
    if let other = table.overridden[declaration.id] { hidden.insert(other) }
    return !hidden.contains(declaration.id) && isNew(member)
  }

  mutating func isNew(_ member: Member) -> Bool {
    defer { known[member.identity, default: []].append(member) }
    return known[member.identity]?.contains { $0.constraints == member.constraints } != true
  }

  /// The requirement that fulfils all of its declarations: with a setter if one has it, without errors likewise.
  func whole(_ part: FakeDeclaration.Part) -> FakeDeclaration.Part {
    guard case .member(var member) = part, let all = known[member.identity] else { return part }
    member.isSettable = all.contains(where: \.isSettable)
    let effects = all.map(\.effects)
    member.effects = effects.first { $0.error == nil } ?? effects.first(where: \.isTyped) ?? member.effects
    return .member(member)
  }
}
