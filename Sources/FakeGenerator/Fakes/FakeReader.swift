/// Reads what the fake of a type has to have from the symbols, and from the source where these say too little.
struct FakeReader {
  let table: SymbolTable
  let settings: Settings
  var files: [String: SourceFile] = [:]

  /// What all fakes of a run have in common.
  struct Settings: Equatable {
    /// The braces stand for the type's name.
    var namePattern = "Fake{}"
    var access = ""
    var isCallingThrough = false
  }

  init(table: SymbolTable, settings: Settings = Settings()) {
    self.table = table
    self.settings = settings
    let uris = table.types.flatMap { [$0] + table.members(of: $0.id) }.compactMap { $0.location?.uri }
    for uri in Set(uris) { files[uri] = SourceFile(uri: uri) }
  }

  func fakeName(of symbol: Symbol) -> String {
    let isShared =
      table.types.count { $0.title == symbol.title && table.module(of: $0) == table.module(of: symbol) } > 1
    let name = isShared ? symbol.pathComponents.joined() : symbol.title
    return settings.namePattern.replacing("{}", with: name.withoutBackticks)
  }

  /// - Throws: `LeftOut`.
  func fake(of symbol: Symbol) throws(FakeDeclaration.LeftOut) -> FakeDeclaration {
    let reader = DeclarationReader(text(of: symbol))
    let path = symbol.pathComponents.map { ["Type", "Protocol"].contains($0) ? "`\($0)`" : $0 }.joined(separator: ".")
    var fake = FakeDeclaration(
      name: fakeName(of: symbol), kind: .conformer, module: table.module(of: symbol), subject: path, parents: [path])
    fake.isolation = reader.leadingWords.first(where: Self.isGlobalActor)
    fake.availability = (symbol.availability ?? []).spellings
    fake.conditions = conditions(at: symbol)

    let subject = symbol.pathComponents.joined(separator: ".")
    func leaveOut(_ reason: String) throws(FakeDeclaration.LeftOut) -> Never {
      throw FakeDeclaration.LeftOut(subject: subject, reason: reason)
    }
    if symbol.availability?.contains(where: { $0.isEverywhereUnavailable }) == true {
      try leaveOut("It is unavailable.")
    }
    if table.protocols(of: symbol.id).contains(where: { ["Fake", "StaticFake"].contains($0.shortName) }) {
      try leaveOut("It is a fake.")
    }
    if settings.isPublic, !["public", "open"].contains(symbol.accessLevel) {
      try leaveOut("A public fake cannot have a type that is \(symbol.accessLevel).")
    }
    if isInGenericType(symbol) { try leaveOut("It stands in a generic type. Move it out of there to fake it.") }
    if symbol.kind.identifier == "swift.protocol" {
      readProtocol(symbol, reader, into: &fake)
    } else {
      if reader.keyword == "actor" {
        try leaveOut("An actor has no subclasses. Give it a protocol, and fake that.")
      }
      if reader.leadingWords.contains("final") {
        try leaveOut("A final class has no subclasses. Give it a protocol, and fake that.")
      }
      if !hasInitializer(symbol) {
        try leaveOut("No initializer can be called from outside. Give it a protocol, and fake that.")
      }
      readClass(symbol, reader, into: &fake)
    }
    if fake.members.isEmpty { try leaveOut("It has no function to fake.") }
    if let clash = fake.members.first(where: { ["faker", "classFaker"].contains($0.baseName) }) {
      try leaveOut(
        "Its \(clash.title) has the name of the fake's own faker. Fake it by hand, with another name for one.")
    }
    fake.imports = imports(for: symbol, fake)
    return fake
  }
}

extension FakeReader.Settings {
  var isPublic: Bool { ["public", "open"].contains(access) }
  /// What stands before a declaration.
  var prefix: String { access.isEmpty || access == "internal" ? "" : access + " " }
}

extension SymbolTable.Reference {
  var shortName: String { (name ?? id).split(separator: ".").last.map(String.init) ?? id }
}
