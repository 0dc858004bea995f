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

  /// What stands in the source and is not built here.
  func unbuilt(in type: Symbol) -> [SourceFile.Unbuilt] {
    guard let location = type.location, let file = files[location.uri] else { return [] }
    let lines = table.members(of: type.id).compactMap { $0.location?.position.line }
    return file.unbuilt(inTypeAt: location.position.line, members: lines)
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
    let lineage = [symbol] + table.protocols(of: symbol.id).compactMap { table[$0.id] }
    let uris = Set(lineage.flatMap { [$0] + table.members(of: $0.id) }.compactMap { $0.location?.uri })
    let modules = Set(lineage.map { table.module(of: $0) }).sorted()
    let own = modules + ["Poseur", "PoseurCore"]
    let copied = uris.sorted().flatMap { files[$0]?.imports ?? [] }.filter { !own.contains($0.name) }
    let isPlain = symbol.accessLevel == "public" && symbol.kind.identifier == "swift.protocol" || settings.isPublic
    let access = settings.isPublic ? "public " : isPlain ? "" : "@testable "
    let subjects = modules.map { ImportLine(text: "\(access)import \($0)") }
    let library = settings.library.map { ImportLine(text: "\(settings.isPublic ? "public " : "")import \($0)") }
    return (library.map { [$0] } ?? []) + copied + subjects
  }

  /// The declaration, in which types of the graphs have their whole names.
  func text(of symbol: Symbol) -> String {
    var text = ""
    for fragment in symbol.declarationFragments {
      let type = fragment.kind == "typeIdentifier" ? fragment.preciseIdentifier.flatMap { table[$0] } : nil
      let isWhole = type == nil || text.hasSuffix(".") || type?.kind.identifier == "swift.associatedtype"
      text += isWhole ? fragment.spelling : type.map(name) ?? ""
    }
    return text
  }

  /// With the types around it; with its module, where Poseur has a type of that name.
  func name(of type: Symbol) -> String {
    let path = type.pathComponents.map { ["Type", "Protocol"].contains($0) ? "`\($0)`" : $0 }
    let isTaken = path.first.map(Self.namesOfPoseur.contains) == true
    return ((isTaken ? [table.module(of: type)] : []) + path).joined(separator: ".")
  }

  /// A test looks after this list.
  static let namesOfPoseur: Set<String> = [
    "AndReturnable", "AnyEquatable", "Argument", "ArgumentCaptor", "ArgumentRetention", "AsyncClosure",
    "AsyncSpyEffects", "AsyncThrowingClosure", "AsyncThrowsSpyEffects", "AsynchronousSpyEffects", "CallNotReceived",
    "CallOutcome", "CallStream", "CapturingReporter", "CompletionOutcome", "ConsoleReporter", "CountSpecifier",
    "DefaultProvidable", "DidCallResult", "ExpectedCall", "FailureReporter", "Failures", "Fake", "FakeLeftover",
    "Faker", "FakerScope", "FrameworkFailureReporter", "FrameworkReporter", "FunctionSpy", "IsolatedFakesTrait",
    "IsolatedTestCase", "KeptCalls", "ManualClock", "OutcomeMatcher", "PixelBuffer", "PixelSource", "PlainSpyEffects",
    "PlainlyDescribed",
    "PoseurFunction", "RecordedCall", "ReportSeverity", "SourcePosition", "SpyEffects", "StaticFake", "StubBuilder",
    "StubHandle", "StubPrecedence", "StubResponder", "Stubbable", "StubbedProperty", "ThrowingSpyEffects",
    "ThrowsSpyEffects", "TrapCatcher", "TrapCause", "TrapOutcome", "TypedArgument", "TypedSpy", "TypedStub",
    "UnstubbedCall", "UnstubbedPolicy",
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
    .note("Not built here, so not faked (#if \(condition)). Write it in the part that is yours:", line: declaration)
  }
}
