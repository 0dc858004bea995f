import Foundation

/// Reads what the fake of a type has to have from the symbols, and from the source where these say too little.
struct FakeReader {
  let table: SymbolTable
  var settings: Settings
  var files: [String: SourceFile] = [:]
  /// The sources that cannot be found: their imports and their `#if` are not known.
  private(set) var unread: [String] = []

  /// What all fakes of a run have in common.
  struct Settings: Equatable {
    /// The braces stand for the type's name.
    var namePattern = "Fake{}"
    var access = ""
    /// The module that has `Fake`; nothing in a target that has a copy of the library.
    var library: String? = "Poseur"
    var isCallingThrough = false
    /// Whether a call that no stub answers returns nil, if its function returns an optional.
    var isLoose = false
    /// Whether the part that is the owner's may use what is internal.
    var isTestable = false
    /// Whether functions return the fakes of what they return.
    var isNesting = false
  }

  /// - Parameter folders: where the compiler may have run, which names the files.
  init(table: SymbolTable, settings: Settings = Settings(), folders: [URL] = []) {
    self.table = table
    self.settings = settings
    // What a macro wrote stands in no file.
    for uri in Set(table.all.compactMap { $0.location?.uri }) where !uri.contains("@__swiftmacro_") {
      files[uri] = SourceFile(uri: uri, folders: folders)
      if files[uri] == nil { unread.append(uri) }
    }
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
    let subject = name(of: symbol)
    var fake = FakeDeclaration(
      name: fakeName(of: symbol), kind: .conformer, module: table.module(of: symbol),
      subject: symbol.path, parents: [subject], settings: settings, typeName: subject,
      isSendable: table.isSendable(symbol.id))
    if let reason = obstacle(to: symbol, reader) { throw LeftOut(subject: fake.subject, reason: reason) }

    fake.isolation = customAttributes(of: symbol).first
    fake.availability = (symbol.availability ?? []).spellings
    fake.conditions = conditions(at: symbol)
    if symbol.kind.identifier == "swift.protocol" {
      try readProtocol(symbol, into: &fake)
    } else {
      readClass(symbol, reader, into: &fake)
    }
    if fake.members.isEmpty { throw LeftOut(subject: fake.subject, reason: "It has no function to fake.") }
    let functions = fake.members.filter { $0.kind == .function }.map { "\($0.isStatic) \($0.title)" }
    for property in fake.members where functions.contains("\(property.isStatic) \(property.title)()") {
      throw LeftOut(subject: fake.subject, reason: "No class can have both \(property.title) and \(property.title)().")
    }
    if let clash = fake.members.first(where: { ["faker", "classFaker"].contains($0.baseName) }) {
      let reason = "Its \(clash.title) has the name of the fake's own faker. Rename it, or fake it by hand."
      throw LeftOut(subject: fake.subject, reason: reason)
    }
    fake.imports = imports(for: symbol, fake)
    return fake
  }

  private typealias LeftOut = FakeDeclaration.LeftOut

  /// Why a type cannot be faked.
  private func obstacle(to symbol: Symbol, _ reader: DeclarationReader) -> String? {
    let advice = "Give it a protocol, and fake that."
    let isClass = symbol.kind.identifier == "swift.class"
    if symbol.availability?.contains(where: \.isEverywhereUnavailable) == true { return "It is unavailable." }
    if table.protocols(of: symbol.id).contains(where: { ["Fake", "StaticFake"].contains($0.shortName) }) {
      return "It is a fake."
    }
    if table.superclass(of: symbol.id)?.shortName == "XCTestCase" { return "It is a test." }
    if settings.isPublic, let hidden = table.path(to: symbol).first(where: { $0.spi == true || !$0.isPublic }) {
      return "A public fake cannot have a type that is \(hidden.spi == true ? "SPI" : hidden.accessLevel)."
    }
    let parents = ([symbol.id] + table.protocols(of: symbol.id).map(\.id)).flatMap(table.superclasses)
    if settings.isPublic, let closed = ((isClass ? [symbol] : []) + parents).first(where: { $0.accessLevel != "open" })
    {
      return "A public fake cannot inherit from \(closed.title), which is not open."
    }
    let used = isClass ? [] : types(in: declarations(of: lineage(of: symbol)))
    if settings.isPublic, let hidden = used.first(where: { !$0.isPublic }) {
      return "A public fake cannot use \(hidden.title), which is \(hidden.accessLevel)."
    }
    if isInGenericType(symbol) { return "It stands in a generic type. Move it out of there to fake it." }
    if reader.keyword == "actor" { return "An actor has no subclasses. \(advice)" }
    if isClass && reader.leadingWords.contains("final") { return "A final class has no subclasses. \(advice)" }
    if isClass && !hasInitializer(symbol) { return "No initializer can be called from outside. \(advice)" }
    return nil
  }
}

extension FakeReader.Settings {
  var isPublic: Bool { ["public", "open"].contains(access) }
  /// How they are asked for: `["--access", "public", "--loose"]`.
  var words: [String] {
    let usual = Self()
    let values = [
      ("--name", namePattern, usual.namePattern), ("--access", access, ""), ("--import", library ?? "none", "Poseur"),
    ]
    let flags = [
      ("--call-through", isCallingThrough), ("--loose", isLoose), ("--testable", isTestable), ("--nested", isNesting),
    ]
    return values.flatMap { $1 == $2 ? [] : [$0, $1] } + flags.filter(\.1).map(\.0)
  }
  /// What stands before a declaration.
  var prefix: String { access.isEmpty || access == "internal" ? "" : access + " " }
}

extension SymbolTable.Reference {
  /// Parts of Foundation are modules of their own on some systems.
  var wholeName: String { (name ?? id).replacing("FoundationEssentials.", with: "Foundation.") }
  var shortName: String { (name ?? id).split(separator: ".").last.map(String.init) ?? id }
}
