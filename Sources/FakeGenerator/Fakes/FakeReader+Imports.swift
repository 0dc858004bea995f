extension FakeReader {
  func imports(for symbol: Symbol, _ fake: FakeDeclaration) -> [ImportLine] {
    let lineage = lineage(of: symbol)
    let declarations = declarations(of: lineage)
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
    let isProtocol = lineage.allSatisfy { $0.kind.identifier == "swift.protocol" }
    let types = types(in: declarations)
    let isPlain = isProtocol && !settings.isTestable && (lineage.flatMap(table.path) + types).allSatisfy(\.isPublic)
    let access = settings.isPublic ? "public " : isPlain ? "" : "@testable "
    let hidden = Dictionary(grouping: (declarations + types).filter { $0.spi == true }, by: table.module)
    let spi = hidden.mapValues {
      Set($0.flatMap { source(of: $0).map { $0.file.spi(at: $0.line) } ?? [] }).sorted().map { "@_spi(\($0)) " }
        .joined()
    }
    let subjects = modules.map { ImportLine(text: "\(spi[$0] ?? "")\(access)import \($0)") }
    let library = settings.library.map { ImportLine(text: "\(settings.isPublic ? "public " : "")import \($0)") }
    return (library.map { [$0] } ?? []) + copied + subjects
  }

  /// A type with all that it inherits from.
  func lineage(of symbol: Symbol) -> [Symbol] {
    let protocols = [symbol] + table.protocols(of: symbol.id).compactMap { table[$0.id] }
    return protocols + protocols.flatMap { table.superclasses(of: $0.id) }
  }

  func declarations(of types: [Symbol]) -> [Symbol] { types.flatMap { [$0] + table.members(of: $0.id) } }

  func types(in declarations: [Symbol]) -> [Symbol] {
    declarations.flatMap(\.declarationFragments).compactMap { $0.preciseIdentifier.flatMap { table[$0] } }
  }

  /// The modules of all types in some declarations. Nothing where the module of one is not known.
  private func usedModules(in declarations: [Symbol], of lineage: [Symbol]) -> Set<String>? {
    let parents = lineage.flatMap { table.protocols(of: $0.id) + [table.superclass(of: $0.id)].compactMap { $0 } }
    let ids = declarations.flatMap(\.declarationFragments).compactMap(\.preciseIdentifier) + parents.map(\.id)
    let modules = Set(ids).map { id in table[id].map(table.module) ?? table.module(ofMangled: id) }
    return modules.contains(nil) ? nil : Set(modules.compactMap { $0 }).subtracting(["Swift", "_Concurrency"])
  }
}
