extension FakeReader {
  func readClass(_ symbol: Symbol, _ reader: DeclarationReader, into fake: inout FakeDeclaration) {
    fake.kind = .subclass
    if reader.rest.hasPrefix("<"), let brackets = BracketedText(reader.rest).leadingBrackets() {
      fake.generics = brackets.inside
      fake.whereClause = reader.whereClause
      fake.parents = ["\(name(of: symbol))<\(brackets.inside.typeParameters.joined(separator: ", "))>"]
    }
    fake.hasPlainInitializer = hasPlainInitializer(symbol)
    if fake.isolation == nil && table.isSendable(symbol.id) { fake.parents.append("@unchecked Sendable") }

    var seen = SeenMembers()
    addMembers(of: symbol, for: symbol, &seen, into: &fake)
  }

  /// Those of a class and of the classes that it inherits from.
  func addMembers(
    of start: Symbol, for symbol: Symbol, _ seen: inout SeenMembers, into fake: inout FakeDeclaration
  ) {
    for type in [start] + table.superclasses(of: start.id) {
      let isGeneric = type.id != symbol.id && table.genericTypes.contains(type.pathComponents)
      let members = table.members(of: type.id).compactMap { declaration in
        member(declaration, of: symbol, replacingSelfBy: nil).map { (declaration, $0) }
      }.filter { $1.kind != .initializer && seen.isNew($1, $0, in: table) }
      let alike = Dictionary(grouping: members, by: \.1.identity).filter { $0.value.count > 1 }
      for (declaration, var member) in members {
        member.isInherited = true
        // Where the constraints of one follow from those of another, an override would override both.
        let isIndistinct = alike[member.identity] != nil
        let others = isIndistinct ? "another one differs in constraints only" : obstacle(to: declaration, member)
        if let reason = isGeneric ? "\(type.title) is generic" : others {
          let line = isGeneric ? "override \(member.signature)" : nil
          fake.parts.append(.note("\(declaration.title) is not faked: \(reason).", line: line))
        } else {
          fake.parts.append(.member(member))
        }
      }
      fake.parts += unbuilt(in: type).map(\.note)
    }
  }

  private func obstacle(to declaration: Symbol, _ member: Member) -> String? {
    let reader = DeclarationReader(text(of: declaration))
    if !isRead(member, declaration) { return "its parameters cannot be read for certain" }
    if reader.keyword == "let" { return "it is a constant" }
    if let word = ["final", "static"].first(where: reader.leadingWords.contains) { return "it is \(word)" }
    if member.result.hasPrefix("some ") { return "an override cannot return what is some" }
    if declaration.availability?.contains(where: \.isEverywhereUnavailable) == true { return "it is unavailable" }
    return settings.isPublic && declaration.accessLevel != "open" ? "it is not open" : nil
  }

  /// Whether it can be made without arguments, as far as one can see.
  func hasPlainInitializer(_ symbol: Symbol) -> Bool {
    let initializers = table.members(of: symbol.id).filter { $0.kind.identifier == "swift.init" }
    return initializers.contains { $0.declarationFragments.map(\.spelling).joined().hasSuffix("init()") }
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
