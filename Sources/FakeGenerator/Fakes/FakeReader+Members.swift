extension FakeReader {
  func member(_ symbol: Symbol, of type: Symbol, replacingSelfBy name: String?) -> Member? {
    // In a class that fakes a protocol, `Self` is that class, and an associated type goes by its name alone.
    let declaration = name.map { text(of: symbol).replacingSelf(by: $0) } ?? text(of: symbol)
    guard var member = DeclarationReader(declaration).member() else { return nil }
    let place = source(of: symbol)
    // `Yb` stands for `@Sendable`.
    if symbol.id.contains("Yb") || member.parameters.contains(where: \.bareType.isEmpty), let (file, line) = place {
      member = file.restoringClosures(in: member, at: line)
    }
    if member.kind == .property, let (file, line) = place, let access = file.setterAccess(of: member.name, at: line) {
      // The graph has the setters that are public, and those of all lazy properties.
      member.isSettable = ["internal", "package"].contains(access) && !settings.isPublic
    }
    let isolation = customAttributes(of: type).first
    // Property wrappers and result builders, which a fake has not got.
    let others = attributes(of: symbol).filter { !isDeclared($0, with: "@globalActor", or: "Actor") }
    member.isBuilt = others.contains { isDeclared($0, with: "@resultBuilder", or: "Builder") }
    let dropped = others.map { "@\($0.spelling)" }
    member.attributes = member.attributes.filter { attribute in
      attribute != isolation && !dropped.contains(String(attribute.prefix { !"(<".contains($0) }))
    }
    member.availability = (symbol.availability ?? []).filter { type.availability?.contains($0) != true }.spellings
    member.conditions = conditions(at: symbol)
    let around = conditions(at: type)
    if member.conditions.starts(with: around) { member.conditions.removeFirst(around.count) }
    if member.isOperator { member.modifiers += Self.fixity(ofMangled: symbol.id) }
    for index in member.parameters.indices {
      let names = member.parameters[index].namesInDefault
      let isKnown = names?.allSatisfy {
        $0.first?.isUppercase == true || ["nil", "true", "false"].contains($0) || table.values.contains($0)
      }
      let isOfFake = names?.contains(where: Self.namesOfFakes.contains) == true
      if isKnown != true || isOfFake { member.parameters[index].defaultValue = "" }
      member.parameters[index].isAliasOfFunction = isFunctionAlias(member.parameters[index].bareType, symbol)
    }
    member.renameParameters()
    return member
  }

  /// What a fake has from Poseur hides a function of the same name in a default.
  static let namesOfFakes: Set = ["calls", "register", "reset", "stub", "transcript"]

  /// Whether all of a declaration was understood.
  func isRead(_ member: Member, _ declaration: Symbol) -> Bool {
    let count = member.kind == .property ? 0 : declaration.title.count { $0 == ":" }
    return member.parameters.count == count && !member.parameters.contains(where: \.bareType.isEmpty)
  }

  /// `prefix` or `postfix`, which is left out of the declaration: the `-` of `s:6Kennel3DogP1sopyxxFZ` is a prefix.
  private static func fixity(ofMangled id: String) -> [String] {
    id.firstMatch(of: #/\d[a-z]+o([pP])/#).map { [$0.output.1 == "p" ? "prefix" : "postfix"] } ?? []
  }

  /// The attributes that are types, such as `@MainActor`: the compiler's own have no identifier.
  func customAttributes(of symbol: Symbol) -> [String] { attributes(of: symbol).map { "@\($0.spelling)" } }

  private func attributes(of symbol: Symbol) -> [Symbol.Fragment] {
    symbol.declarationFragments.filter { $0.kind == "attribute" && $0.preciseIdentifier != nil }
  }

  /// Whether the type of an attribute is declared with a word; that of a module that is not known, by its name.
  private func isDeclared(_ attribute: Symbol.Fragment, with word: String, or name: String) -> Bool {
    let type = attribute.preciseIdentifier.flatMap { table[$0] }
    return type.map { text(of: $0).contains(word) } ?? attribute.spelling.hasSuffix(name)
  }

  /// Whether a type is another name for a function type.
  private func isFunctionAlias(_ type: String, _ symbol: Symbol) -> Bool {
    let name = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
    return symbol.declarationFragments.contains { fragment in
      guard fragment.spelling == name, let alias = fragment.preciseIdentifier.flatMap({ table[$0] }),
        alias.kind.identifier == "swift.typealias", !type.hasSuffix("?"),
        let other = BracketedText(text(of: alias)).halves(at: "=").map({ SpelledType($0.behind) })
      else { return false }
      return other.arrow != nil || isFunctionAlias(other.bare, alias)
    }
  }

  // MARK: - Source

  /// Where a declaration stands.
  func source(of symbol: Symbol) -> (file: SourceFile, line: Int)? {
    symbol.location.flatMap { location in files[location.uri].map { ($0, location.position.line) } }
  }

  /// What stands in the source and not in the graph.
  func unbuilt(in type: Symbol) -> [SourceFile.Unbuilt] {
    let lines = table.members(of: type.id).compactMap { $0.location?.position.line }
    return source(of: type).map { $0.file.unbuilt(inTypeAt: $0.line, members: lines) } ?? []
  }

  func isNoncopyable(_ symbol: Symbol) -> Bool {
    ["swift.struct", "swift.enum"].contains(symbol.kind.identifier)
      && source(of: symbol).map { $0.file.line($0.line).contains("~Copyable") } == true
  }

  func conditions(at symbol: Symbol) -> [String] { source(of: symbol).map { $0.file.conditions(at: $0.line) } ?? [] }
}

extension SourceFile.Unbuilt {
  var note: FakeDeclaration.Part {
    .note("Not built here, so not faked (#if \(condition)). Write it in the part that is yours:", line: declaration)
  }
}
