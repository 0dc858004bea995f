extension FakeReader {
  func readProtocol(_ symbol: Symbol, into fake: inout FakeDeclaration) throws(FakeDeclaration.LeftOut) {
    let inherited = table.protocols(of: symbol.id)
    let known = inherited.compactMap { table[$0.id] }
    let lineage = [symbol] + known
    let parent = ([symbol.id] + known.map(\.id)).lazy.compactMap { table.superclass(of: $0) }.first
    let superclass = parent.flatMap { table[$0.id] }
    if let parent {
      fake.kind = .subclass
      let plain = superclass.map(name) ?? parent.shortName
      let inheritance = lineage.flatMap { BracketedText(DeclarationReader(text(of: $0)).rest.dropFirst()).parts() }
      fake.parents.insert(inheritance.first { $0.hasPrefix("\(plain)<") } ?? plain, at: 0)
    } else if inherited.contains(where: { $0.shortName == "NSObjectProtocol" }) {
      fake.kind = .subclass
      fake.parents.insert("NSObject", at: 0)
    } else if isActor(symbol) {
      fake.kind = .actor
    }
    fake.isolation = lineage.lazy.compactMap { customAttributes(of: $0).first }.first

    var generics = AssociatedTypes()
    for type in lineage {
      generics.add(condition: DeclarationReader(text(of: type)).whereClause)
      for member in table.members(of: type.id) where member.kind.identifier == "swift.associatedtype" {
        generics.add(DeclarationReader(text(of: member)))
      }
    }
    if generics.areOfSelf {
      let reason = "An associated type of it mentions Self, which no generic class can. Fake it by hand."
      throw .init(subject: fake.subject, reason: reason)
    }
    var (standard, unknown) = ([DeclarationReader](), [String]())
    let isObject = isObject(fake, parent)
    let isMakingSuper = superclass.map { !hasInitializer($0) || hasPlainInitializer($0) } ?? true
    let foreign = inherited.filter { table[$0.id] == nil }.map(\.wholeName)
    for name in foreign where !StandardProtocols.areFulfilled(name, by: foreign) {
      // An object has an `id` already, unless it has to be of some other type.
      if isObject && ["Swift.Equatable", "Swift.Hashable"].contains(name) { continue }
      if name == "Swift.Identifiable" && !generics.aliases.contains(where: { $0.name == "ID" }) { continue }
      let requirements = StandardProtocols.requirements(of: name, for: fake.name)
      if requirements == nil { unknown.append(name) }
      standard += requirements ?? []
    }
    for declaration in standard where declaration.keyword == "associatedtype" { generics.add(declaration) }

    func part(_ member: Member) -> FakeDeclaration.Part {
      var member = member
      if !isMakingSuper && member.kind == .initializer {
        return .note(
          "\(member.title) cannot call super: its class has no init(). Write it in the part that is yours.", line: nil)
      }
      member.isInherited = isObject && Self.membersOfObject.contains(member.title)
      return Self.part(for: member, of: fake.name)
    }
    var seen = SeenMembers()
    for type in lineage {
      let isIsolated = fake.kind == .actor ? isActor(type) : !customAttributes(of: type).isEmpty
      // In the order of the source, whatever is built on this system.
      let built = table.members(of: type.id).compactMap { requirement -> (Int, FakeDeclaration.Part)? in
        var member = member(requirement, of: symbol, replacingSelfBy: fake.name)
        if !isIsolated && customAttributes(of: requirement).isEmpty { member?.leave(fake) }
        guard let member, seen.isNew(member, requirement, in: table) else { return nil }
        let unread = "\(requirement.title) cannot be read for certain. Write it in the part that is yours."
        let part = isRead(member, requirement) ? part(member) : .note(unread, line: nil)
        return (requirement.location?.position.line ?? 0, part)
      }
      let unbuilt = unbuilt(in: type).map { ($0.line, Self.copied($0, replacingSelfBy: fake.name)) }
      fake.parts += (built + unbuilt).sorted { $0.0 < $1.0 }.map(\.1)
    }
    fake.parts += standard.compactMap { declaration in
      var member = declaration.member()
      member?.leave(fake)
      return member
    }.filter { seen.isNew($0) }.map(part)
    fake.parts = fake.parts.map(seen.whole)
    if standard.contains(where: { $0.keyword == "enum" }) {
      fake.parts.append(.line("enum CodingKeys: CodingKey {}"))
    }
    for name in unknown {
      let isOfSwift = name.hasPrefix("Swift.") || name.hasPrefix("_Concurrency.")
      let advice = isOfSwift ? "." : ", or name that module, too: --target or --symbol-graph."
      let reason = "\(name) is in another module. Write what it requires in the part that is yours"
      fake.parts.append(.note(reason + advice, line: nil))
    }

    fake.hasPlainInitializer = fake.members.allSatisfy { member in
      member.kind != .initializer || !member.parameters.isEmpty || member.failing.isEmpty && member.effects == Effects()
    }
    if Self.areAmbiguous(generics.free, in: fake.members) { generics.rename() }
    fake.generics = generics.parameters
    fake.whereClause = generics.whereClause
    // Swift does not find those of a protocol while it looks for the associated types that they depend on.
    let aliases = lineage.flatMap { table.members(of: $0.id) }.filter(table.isOfConformer).map {
      text(of: $0).replacingSelf(by: fake.name)
    }
    fake.parts =
      (generics.aliases.map { "typealias \($0.name) = \($0.type.replacingSelf(by: fake.name))" } + aliases).map {
        .line($0)
      } + fake.parts
    // In a module that belongs to the main actor by default, it would otherwise, too, and its parent's does not.
    if fake.isolation != nil, foreign.contains("Swift.Hashable") { fake.parents.append("nonisolated Hashable") }
    if table.isSendable(symbol.id) && fake.kind == .subclass { fake.parents.append("@unchecked Sendable") }
    if let superclass { addMembers(of: superclass, for: symbol, &seen, into: &fake) }
  }

  private func isActor(_ symbol: Symbol) -> Bool {
    table.protocols(of: symbol.id).contains { $0.name == "_Concurrency.Actor" }
  }

  private static let membersOfObject: Set = ["description", "debugDescription", "hash", "isEqual(_:)", "copy()"]

  /// Whether the fake inherits from `NSObject`, as all classes of Objective-C do.
  private func isObject(_ fake: FakeDeclaration, _ parent: SymbolTable.Reference?) -> Bool {
    guard let parent else { return fake.parents.contains("NSObject") }
    let isKnown = parent.shortName == "NSObject" || parent.id.hasPrefix("c:objc")
    return isKnown || table.superclass(of: parent.id).map { isObject(fake, $0) } == true
  }

  /// Objects are told apart by identity, in a fake as in a stub's arguments.
  static func part(for member: Member, of fake: String) -> FakeDeclaration.Part {
    let names = member.parameters.map(\.reference)
    let words = member.modifiers.map { $0 + " " }.joined()
    switch (member.title, member.parameters.map(\.type), member.result) {
    case ("==(_:_:)", [fake, fake], "Bool"):
      return .line("\(words)static \(member.signature) { \(names.joined(separator: " === ")) }")
    case ("hash(into:)", ["inout Hasher"], ""):
      return .line("\(words)\(member.signature) { \(names[0]).combine(ObjectIdentifier(self)) }")
    default: return .member(member)
    }
  }

  /// Whether Swift could take one associated type for another, since functions that use them have the same name.
  private static func areAmbiguous(_ types: [String], in members: [Member]) -> Bool {
    let titles = members.map(\.title)
    return members.contains { member in
      // A function cannot have a type parameter of the same name.
      types.contains { member.generics.replacingWord($0, by: "") != member.generics }
        || titles.count { $0 == member.title } > 1
          && types.contains { member.signature.replacingWord($0, by: "") != member.signature }
    }
  }

  /// A requirement that is not built here can be read from the source, where it stands in a line.
  static func copied(_ unbuilt: SourceFile.Unbuilt, replacingSelfBy name: String) -> FakeDeclaration.Part {
    guard var member = DeclarationReader(unbuilt.declaration.replacingSelf(by: name)).member() else {
      return unbuilt.note
    }
    member.conditions = [unbuilt.condition]
    return .member(member)
  }
}

extension Member {
  /// A requirement that no actor isolates is not isolated in a fake that an actor does.
  fileprivate mutating func leave(_ fake: FakeDeclaration) {
    let isIsolated = fake.isolation != nil || fake.kind == .actor
    if isIsolated && !modifiers.contains(where: { $0.hasPrefix("nonisolated") }) { modifiers.append("nonisolated") }
  }
}
