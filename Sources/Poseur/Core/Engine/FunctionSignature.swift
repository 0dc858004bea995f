/// What the compiler's words for a fake's function tell of how it's called:
/// `Pound.FakeDog.fetch(_: Pound.Item, for: Pound.Member) async throws -> Swift.Bool`.
nonisolated struct FunctionSignature: Equatable {
  enum Kind { case function, getter, setter }

  let kind: Kind
  /// `fetch`
  let baseName: String
  let parameters: [Parameter]
  private(set) var isAsync = false
  private(set) var canThrow = false

  struct Parameter: Equatable {
    let label: String?
    /// With its modules.
    let type: String
    /// Whether the type depends on the call.
    var isGeneric = false
  }

  /// Nil for what isn't called by a name: a subscript, an initializer, an operator.
  init?(compilerWords text: String, memberOf type: some StringProtocol) {
    // The compiler tells private types apart.
    let words = text.replacing(#/\((\w+) in _[0-9A-F]+\)/#) { $0.1 }
    guard let owner = words.firstRange(of: ".\(type)") else { return nil }
    var rest = words[owner.upperBound...]
    _ = Self.takeGenerics(&rest)
    guard rest.first == "." else { return nil }
    rest = rest.dropFirst()
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isSwiftName(String(name)), name != "init", name != "subscript" else { return nil }
    baseName = String(name)
    rest = rest[name.endIndex...]
    let generics = Self.takeGenerics(&rest)
    if rest.hasPrefix(".getter : ") {
      (kind, parameters) = (.getter, [])
    } else if rest.hasPrefix(".setter : ") {
      (kind, parameters) = (.setter, [Parameter(label: nil, type: String(rest.dropFirst(".setter : ".count)))])
    } else {
      guard rest.first == "(", let close = Self.end(of: rest.dropFirst(), at: ")") else { return nil }
      let effects = rest[close...].prefix { $0 != ">" }
      kind = .function
      parameters = Self.parameters(rest[..<close].dropFirst(), generics)
      (isAsync, canThrow) = (effects.contains("async"), effects.contains("throws"))
    }
  }

  /// Takes `<A, B where A: Swift.Sequence>` off the front, and returns the names in it.
  private static func takeGenerics(_ text: inout Substring) -> [Substring] {
    guard text.first == "<", let end = end(of: text.dropFirst(), at: ">") else { return [] }
    defer { text = text[end...].dropFirst() }
    return text[..<end].dropFirst().split(separator: " where ").first?.split(separator: ", ") ?? []
  }

  private static func parameters(_ list: Substring, _ generics: [Substring]) -> [Parameter] {
    var parameters: [Parameter] = []
    var rest = list
    while !rest.isEmpty {
      let end = end(of: rest, at: ",") ?? rest.endIndex
      let parts = rest[..<end].split(separator: ":", maxSplits: 1)
      let isLabelled = parts.count == 2 && isSwiftName(String(parts[0]))
      let label = isLabelled && parts[0] != "_" ? String(parts[0]) : nil
      let type = String((isLabelled ? parts[1] : rest[..<end]).drop { $0 == " " })
      let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "." }
      let isGeneric = words.contains { word in generics.contains { word == $0 || word.hasPrefix("\($0).") } }
      parameters.append(Parameter(label: label, type: type, isGeneric: isGeneric))
      rest = rest[end...].drop { $0 == "," || $0 == " " }
    }
    return parameters
  }

  /// Where a character stands outside of brackets. The end of an arrow is no bracket.
  private static func end(of text: Substring, at end: Character) -> Substring.Index? {
    var (depth, previous): (Int, Character) = (0, " ")
    for index in text.indices {
      let character = text[index]
      if depth == 0, character == end { return index }
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      previous = character
    }
    return nil
  }
}

nonisolated extension FunctionSignature.Parameter {
  /// Whether an argument can be written where a fake gets one: not for what has to be a variable, or is a list or a
  /// closure for the fake alone.
  var canBeWritten: Bool { !type.hasPrefix("inout ") && !type.hasPrefix("@autoclosure") && !type.hasSuffix("...") }

  /// Whether Swift may refuse to send the argument to an asynchronous function, beside another. What isn't `Sendable` can't
  /// be asked at run time.
  func maySendRaces(_ argument: Any?) -> Bool {
    type.contains("->") || type.contains(#/\b[Aa]ny\b/#)
      || unwrappedValue(argument).map { Swift.type(of: $0) is AnyClass } ?? false
  }

  /// The argument as source; nil unless it has some, of exactly this type or its optional.
  func literal(for argument: Any?) -> String? {
    guard let source = pasteableValue(argument) else { return nil }
    let own = typeText(type)
    guard let value = unwrappedValue(argument) else { return own.hasSuffix("?") ? source : nil }
    let given = describeType(Swift.type(of: value))
    if own == given { return source.hasPrefix("\(given).") ? String(source.dropFirst(given.count)) : source }
    return own == "\(given)?" ? source : nil
  }
}

nonisolated extension CallerTrace {
  /// How the fake's function is called.
  /// - Parameter fake: the fake's type.
  func signature(ofFake fake: String) -> FunctionSignature? {
    callee.flatMap { FunctionSignature(compilerWords: $0, memberOf: fake.prefix { $0 != "<" }) }
  }
}
