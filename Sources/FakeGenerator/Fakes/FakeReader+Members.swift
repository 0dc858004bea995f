extension FakeReader {
  func member(_ symbol: Symbol, of type: Symbol, replacingSelfBy name: String?) -> Member? {
    // In a class that fakes a protocol, `Self` is that class, and an associated type goes by its name alone.
    let declaration = name.map { text(of: symbol).replacingSelf(by: $0) } ?? text(of: symbol)
    guard var member = DeclarationReader(declaration).member() else { return nil }
    // `Yb` stands for `@Sendable`.
    if symbol.id.contains("Yb"), let (file, line) = source(of: symbol) {
      member = file.restoringSendable(in: member, at: line)
    }
    let isolation = customAttributes(of: type).first
    let wrappers = member.kind == .property ? propertyWrappers(of: symbol) : []
    member.attributes = member.attributes.filter { $0 != isolation && !wrappers.contains($0) }
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
      if isKnown != true { member.parameters[index].defaultValue = "" }
      member.parameters[index].isAliasOfFunction = isFunctionAlias(member.parameters[index], of: symbol)
    }
    return member
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

  /// An override has none: what it overrides has it.
  private func propertyWrappers(of symbol: Symbol) -> [String] {
    attributes(of: symbol).filter { attribute in
      let type = attribute.preciseIdentifier.flatMap { table[$0] }
      return attribute.spelling != "MainActor" && type.map { text(of: $0).contains("@globalActor") } != true
    }.map { "@\($0.spelling)" }
  }

  /// Whether the type of a parameter is another name for a function type.
  private func isFunctionAlias(_ parameter: Parameter, of symbol: Symbol) -> Bool {
    symbol.declarationFragments.contains { fragment in
      guard let type = fragment.preciseIdentifier.flatMap({ table[$0] }), type.kind.identifier == "swift.typealias",
        parameter.bareType == fragment.spelling || parameter.bareType.hasSuffix("." + fragment.spelling)
      else { return false }
      return text(of: type).contains("->")
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
