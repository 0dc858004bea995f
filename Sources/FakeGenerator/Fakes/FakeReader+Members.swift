extension FakeReader {
  func member(_ symbol: Symbol, of type: Symbol, replacingSelfBy name: String?) -> Member? {
    // In a class that fakes a protocol, `Self` is that class, and an associated type goes by its name alone.
    let declaration = name.map { text(of: symbol).replacingSelf(by: $0) } ?? text(of: symbol)
    guard var member = DeclarationReader(declaration).member() else { return nil }
    let isolation = customAttributes(of: type).first
    let wrappers = member.kind == .property ? propertyWrappers(of: symbol) : []
    member.attributes = member.attributes.filter { $0 != isolation && !wrappers.contains($0) }
    member.availability = (symbol.availability ?? []).filter { type.availability?.contains($0) != true }.spellings
    member.conditions = conditions(at: symbol)
    if let location = symbol.location, let file = files[location.uri] {
      member.parameters = file.restoringSendable(in: member.parameters, ofDeclarationAt: location.position.line)
      if member.kind == .property {
        member.result = file.restoringSendable(in: member.result, ofPropertyAt: location.position.line)
      }
      let around = conditions(at: type)
      if member.conditions.starts(with: around) { member.conditions.removeFirst(around.count) }
      if member.isOperator { member.modifiers += file.fixity(ofOperator: member.name, at: location.position.line) }
    }
    for index in member.parameters.indices {
      let names = member.parameters[index].namesInDefault
      let isKnown = names?.allSatisfy {
        $0.first?.isUppercase == true || ["nil", "true", "false"].contains($0) || table.values.contains($0)
      }
      if isKnown != true { member.parameters[index].defaultValue = "" }
    }
    for index in member.parameters.indices where isFunctionAlias(member.parameters[index], of: symbol) {
      member.parameters[index].isAliasOfFunction = true
    }
    return member
  }

  /// The attributes that are types, such as `@MainActor`: the compiler's own have no identifier.
  func customAttributes(of symbol: Symbol) -> [String] {
    let known = symbol.declarationFragments.filter { $0.kind == "attribute" && $0.preciseIdentifier != nil }
    return known.map { "@\($0.spelling)" }
  }

  /// An override has none: what it overrides has it.
  private func propertyWrappers(of symbol: Symbol) -> [String] {
    customAttributes(of: symbol).filter { attribute in
      let isGlobalActor = table.all.contains {
        $0.title == attribute.dropFirst() && DeclarationReader(text(of: $0)).leadingWords.contains("@globalActor")
      }
      return attribute != "@MainActor" && !isGlobalActor
    }
  }

  /// Whether the type of a parameter is another name for a function type.
  func isFunctionAlias(_ parameter: Parameter, of symbol: Symbol) -> Bool {
    symbol.declarationFragments.contains { fragment in
      guard let type = fragment.preciseIdentifier.flatMap({ table[$0] }), type.kind.identifier == "swift.typealias",
        parameter.bareType == fragment.spelling || parameter.bareType.hasSuffix("." + fragment.spelling)
      else { return false }
      return text(of: type).contains("->")
    }
  }

  /// What stands in the source and not in the graph.
  func unbuilt(in type: Symbol) -> [SourceFile.Unbuilt] {
    guard let location = type.location, let file = files[location.uri] else { return [] }
    let lines = table.members(of: type.id).compactMap { $0.location?.position.line }
    let isProtocol = type.kind.identifier == "swift.protocol"
    return file.unbuilt(inTypeAt: location.position.line, isProtocol: isProtocol, members: lines)
  }

  func isNoncopyable(_ symbol: Symbol) -> Bool {
    guard ["swift.struct", "swift.enum"].contains(symbol.kind.identifier), let location = symbol.location else {
      return false
    }
    return files[location.uri]?.line(location.position.line).contains("~Copyable") == true
  }

  func conditions(at symbol: Symbol) -> [String] {
    guard let location = symbol.location else { return [] }
    return files[location.uri]?.conditions(at: location.position.line) ?? []
  }

  func imports(for symbol: Symbol, _ fake: FakeDeclaration) -> [ImportLine] {
    let protocols = [symbol] + table.protocols(of: symbol.id).compactMap { table[$0.id] }
    let classes = protocols.flatMap { table.superclasses(of: $0.id) }
    let lineage = protocols + classes
    let declarations = lineage.flatMap { [$0] + table.members(of: $0.id) }
    let modules = Set(lineage.map { table.module(of: $0) }).sorted()
    let own = modules + ["Poseur", "PoseurCore"]
    let all = Set(declarations.compactMap { $0.location?.uri }).sorted().flatMap { files[$0]?.imports ?? [] }
      .filter { !own.contains($0.name) }.map { settings.isPublic ? $0 : $0.withoutPublic }
    let used = fake.isAsBuilt ? usedModules(in: declarations, of: lineage) : nil
    let isKnown = used?.subtracting(own).allSatisfy { module in
      all.contains { $0.module == module && $0.conditions.isEmpty }
    }
    let copied = all.map { line in
      var line = line
      line.isNeeded = isKnown != true || used?.contains(line.module) == true
      return line
    }
    let isProtocol = symbol.kind.identifier == "swift.protocol" && classes.isEmpty
    let isPlain = !settings.isTestable && (symbol.accessLevel == "public" && isProtocol || settings.isPublic)
    let access = (isPlain ? "" : "@testable ") + (settings.isPublic ? "public " : "")
    let types = declarations.flatMap(\.declarationFragments).compactMap { $0.preciseIdentifier.flatMap { table[$0] } }
    let hidden = Dictionary(grouping: (declarations + types).filter { $0.spi == true }, by: table.module)
    let spi = hidden.mapValues { Set($0.flatMap(spiNames)).sorted().map { "@_spi(\($0)) " }.joined() }
    let subjects = modules.map { ImportLine(text: "\(spi[$0] ?? "")\(access)import \($0)") }
    let library = settings.library.map { ImportLine(text: "\(settings.isPublic ? "public " : "")import \($0)") }
    return (library.map { [$0] } ?? []) + copied + subjects
  }

  /// The modules of all types in some declarations. Nothing where the module of one is not known.
  private func usedModules(in declarations: [Symbol], of lineage: [Symbol]) -> Set<String>? {
    let ids = declarations.flatMap(\.declarationFragments).compactMap(\.preciseIdentifier)
    let modules = Set(ids).map { id in table[id].map(table.module) ?? table.module(ofMangled: id) }
    let parents = lineage.flatMap { table.protocols(of: $0.id) + [table.superclass(of: $0.id)].compactMap { $0 } }
    let names = parents.map { parent in
      table[parent.id].map(table.module) ?? parent.name.map { _ in String(parent.wholeName.prefix { $0 != "." }) }
    }
    let known = (modules + names).compactMap { $0 }
    return known.count < modules.count + names.count ? nil : Set(known).subtracting(["Swift", "_Concurrency"])
  }

  private func spiNames(of symbol: Symbol) -> [String] {
    symbol.location.flatMap { files[$0.uri]?.spi(at: $0.position.line) } ?? []
  }

  /// The declaration, in which types of the graphs have their whole names.
  func text(of symbol: Symbol) -> String {
    symbol.declarationFragments.reduce(into: "") { text, fragment in
      let isType = fragment.kind == "typeIdentifier" && !text.hasSuffix(".")
      text += isType ? spelling(of: fragment, in: symbol) : fragment.spelling
    }
  }

  private func spelling(of fragment: Symbol.Fragment, in symbol: Symbol) -> String {
    guard let id = fragment.preciseIdentifier else { return fragment.spelling }
    guard let type = table[id], type.kind.identifier != "swift.associatedtype" else {
      let isHidden = table[id] == nil && isHidden(fragment, in: symbol)
      return (isHidden ? table.otherModule(ofMangled: id).map { $0 + "." } ?? "" : "") + fragment.spelling
    }
    // A class and its fake know their own types without it.
    return isInGenericType(type) || table.isOfConformer(type) ? fragment.spelling : name(of: type)
  }

  /// Whether another type goes by the name of one that is in none of the graphs.
  private func isHidden(_ type: Symbol.Fragment, in symbol: Symbol) -> Bool {
    table.isAmbiguous(type.spelling)
      || symbol.declarationFragments.contains {
        $0.spelling == type.spelling && $0.preciseIdentifier != type.preciseIdentifier
      }
  }

  /// With the types around it; with its module, where a file that imports others needs it.
  func name(of type: Symbol) -> String {
    let path = type.pathComponents.map { ["Type", "Protocol"].contains($0) ? "`\($0)`" : $0 }
    let module = table.module(of: type)
    let isTaken = path.first.map { name in
      NamesOfPoseur.all.contains(name) || Self.namesOfFoundation.contains(name) || table.isAmbiguous(name)
    }
    // A type that is called as its module hides the module.
    let isReachable = !table.has(module, inModule: module)
    return ((isTaken == true && isReachable ? [module] : []) + path).joined(separator: ".")
  }

  /// Words that a module may well use for a type of its own. Foundation is imported almost everywhere.
  private static let namesOfFoundation: Set<String> = [
    "Bundle", "Data", "Date", "Formatter", "Host", "Locale", "Measurement", "Notification", "Operation", "Port",
    "Process", "Progress", "Scanner", "Stream", "Thread", "Timer", "Unit", "URL",
  ]
}

extension SourceFile.Unbuilt {
  var note: FakeDeclaration.Part {
    let reason = condition.isEmpty ? "Not known to the compiler" : "Not built here"
    let place = condition.isEmpty ? "" : " (#if \(condition))"
    return .note("\(reason), so not faked\(place). Write it in the part that is yours:", line: declaration)
  }
}
