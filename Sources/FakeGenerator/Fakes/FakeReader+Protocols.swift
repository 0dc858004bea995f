extension FakeReader {
  func readProtocol(_ symbol: Symbol, into fake: inout FakeDeclaration) {
    let inherited = table.protocols(of: symbol.id)
    let known = inherited.compactMap { table[$0.id] }
    let lineage = [symbol] + known
    let parent = ([symbol.id] + known.map(\.id)).lazy.compactMap { table.superclass(of: $0) }.first
    let superclass = parent.flatMap { table[$0.id] }
    if let parent {
      fake.kind = .subclass
      fake.parents.insert(superclass.map(name) ?? parent.shortName, at: 0)
    } else if inherited.contains(where: { $0.shortName == "NSObjectProtocol" }) {
      fake.kind = .subclass
      fake.parents.insert("NSObject", at: 0)
    } else if inherited.contains(where: { $0.name == "_Concurrency.Actor" }) {
      fake.kind = .actor
    }

    var generics = AssociatedTypes()
    for type in lineage {
      let reader = DeclarationReader(text(of: type))
      if let condition = BracketedText(" " + reader.rest).halves(at: " where ")?.behind {
        generics.add(condition: condition)
      }
      for member in table.members(of: type.id) where member.kind.identifier == "swift.associatedtype" {
        generics.add(DeclarationReader(text(of: member)))
      }
    }
    fake.generics = generics.parameters
    fake.whereClause = generics.whereClause
    if !generics.aliases.isEmpty {
      fake.parts.append(
        .lines(generics.aliases.map { "\(settings.prefix)typealias \($0.name) = \($0.type)" }, title: "typealias"))
    }

    var seen = SeenMembers()
    for type in lineage {
      // In the order of the source, whatever is built on this system.
      let unbuilt = unbuilt(in: type).map { ($0.line, Self.copied($0, replacingSelfBy: fake.name)) }
      let built = table.members(of: type.id).compactMap { requirement -> (Int, FakeDeclaration.Part)? in
        let member = member(requirement, of: symbol, replacingSelfBy: fake.name)
        guard let member, seen.isNew(member, requirement, in: table) else { return nil }
        return (requirement.location?.position.line ?? 0, Self.part(for: member))
      }
      fake.parts += (built + unbuilt).sorted { $0.0 < $1.0 }.map(\.1)
    }
    for reference in inherited where table[reference.id] == nil {
      if let parts = StandardProtocols.parts(for: reference.name ?? reference.id, of: fake.name) {
        // Codable has the same line for both of its halves.
        let isNew = parts.allSatisfy { part in !fake.parts.contains { $0.lines == part.lines && part.lines != nil } }
        if isNew { fake.parts += parts }
      } else {
        let name = reference.name ?? reference.id
        let advice = "Write what it requires in the part that is yours, or name that module, too: --target"
        fake.parts.append(.note("\(name) is in another module. \(advice) or --symbol-graph.", line: nil))
      }
    }
    if table.isSendable(symbol.id) && fake.kind == .subclass { fake.parents.append("@unchecked Sendable") }
    if let superclass { addMembers(of: superclass, for: symbol, &seen, into: &fake) }
  }

  /// Objects are equal where they are the same.
  static func part(for member: Member) -> FakeDeclaration.Part {
    guard member.name == "==" else { return .member(member) }
    let names = member.parameters.map(\.reference).joined(separator: " === ")
    return .lines(["static \(member.signature) { \(names) }"], title: member.title)
  }

  /// A requirement that is not built here can be read from the source, where it stands in a line.
  static func copied(_ unbuilt: SourceFile.Unbuilt, replacingSelfBy name: String) -> FakeDeclaration.Part {
    let isWhole = unbuilt.declaration.count { "({[".contains($0) } == unbuilt.declaration.count { ")}]".contains($0) }
    guard isWhole, var member = DeclarationReader(unbuilt.declaration.replacingSelf(by: name)).member() else {
      return unbuilt.note
    }
    member.conditions = [unbuilt.condition]
    return .member(member)
  }
}
