extension FakeReader {
  func member(_ symbol: Symbol, of type: Symbol, replacingSelfBy name: String?) -> Member? {
    // In a class that fakes a protocol, `Self` is that class, and an associated type goes by its name alone.
    let declaration = name.map { text(of: symbol).replacingSelf(by: $0) } ?? text(of: symbol)
    guard var member = DeclarationReader(declaration).member() else { return nil }
    let isolation = DeclarationReader(text(of: type)).leadingWords.first(where: Self.isGlobalActor)
    member.attributes = member.attributes.filter { $0 != isolation && !isPropertyWrapper($0, of: member) }
    member.availability = (symbol.availability ?? []).filter { type.availability?.contains($0) != true }.spellings
    member.conditions = conditions(at: symbol)
    if let location = symbol.location, let file = files[location.uri] {
      member.parameters = file.restoringSendable(in: member.parameters, ofDeclarationAt: location.position.line)
      if member.kind == .property {
        member.result = file.restoringSendable(in: member.result, ofPropertyAt: location.position.line)
      }
      if symbol.location?.uri == type.location?.uri { member.conditions.removeFirst(conditions(at: type).count) }
      if member.isOperator { member.modifiers += file.fixity(ofOperatorAt: location.position.line) }
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

  /// An override has none: what it overrides has it.
  func isPropertyWrapper(_ attribute: String, of member: Member) -> Bool {
    guard member.kind == .property, Self.isGlobalActor(attribute), attribute != "@MainActor" else { return false }
    let name = attribute.dropFirst()
    return !table.all.contains { type in
      type.title == name && DeclarationReader(text(of: type)).leadingWords.contains("@globalActor")
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

  func imports(for symbol: Symbol) -> [ImportLine] {
    let protocols = [symbol] + table.protocols(of: symbol.id).compactMap { table[$0.id] }
    let classes = protocols.flatMap { table.superclasses(of: $0.id) }
    let lineage = protocols + classes
    let declarations = lineage.flatMap { [$0] + table.members(of: $0.id) }
    let modules = Set(lineage.map { table.module(of: $0) }).sorted()
    let own = modules + ["Poseur", "PoseurCore"]
    let copied = Set(declarations.compactMap { $0.location?.uri }).sorted().flatMap { files[$0]?.imports ?? [] }
      .filter { !own.contains($0.name) }.map { settings.isPublic ? $0 : $0.withoutPublic }
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

  private func spiNames(of symbol: Symbol) -> [String] {
    symbol.location.flatMap { files[$0.uri]?.spi(at: $0.position.line) } ?? []
  }

  /// The declaration, in which types of the graphs have their whole names.
  func text(of symbol: Symbol) -> String {
    var text = ""
    for fragment in symbol.declarationFragments {
      let isType = fragment.kind == "typeIdentifier" && !text.hasSuffix(".")
      guard isType, let id = fragment.preciseIdentifier else {
        text += fragment.spelling
        continue
      }
      let type = table[id]
      if let type, type.kind.identifier != "swift.associatedtype" {
        // A class and its fake know their own types without it.
        text += isInGenericType(type) ? fragment.spelling : name(of: type)
      } else {
        let isHidden = type == nil && isHidden(fragment, in: symbol)
        text += (isHidden ? table.otherModule(ofMangled: id).map { $0 + "." } ?? "" : "") + fragment.spelling
      }
    }
    return text
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

  static func isGlobalActor(_ word: String) -> Bool {
    let others = [
      "@globalActor", "@objc", "@objcMembers", "@preconcurrency", "@dynamicMemberLookup", "@dynamicCallable", "@frozen",
      "@propertyWrapper", "@resultBuilder", "@discardableResult", "@unchecked", "@concurrent",
    ]
    return word.hasPrefix("@") && !others.contains(word) && !word.contains("(")
  }
}

extension SourceFile.Unbuilt {
  var note: FakeDeclaration.Part {
    let reason = condition.isEmpty ? "Not known to the compiler" : "Not built here"
    let place = condition.isEmpty ? "" : " (#if \(condition))"
    return .note("\(reason), so not faked\(place). Write it in the part that is yours:", line: declaration)
  }
}
