/// A requirement of a protocol, or a member of a class that can be overridden.
struct Member {
  enum Kind { case function, property, subscripting, initializer }

  var kind: Kind
  /// `static` or `class`, where it belongs to the type.
  var typeWord: String?
  /// `@MainActor`, `@discardableResult`.
  var attributes: [String] = []
  /// `nonisolated`, `prefix`.
  var modifiers: [String] = []
  /// As it is spelled: with backticks where needed.
  var name: String
  /// Between the angle brackets.
  var generics = ""
  var parameters: [Parameter] = []
  /// Of a function, or of a getter.
  var effects = Effects()
  /// Empty for a function that returns nothing.
  var result = ""
  var whereClause = ""
  var isSettable = false
  /// `?` or `!` behind `init`.
  var failing = ""
  /// Whether a class has it, so that a fake overrides it.
  var isInherited = false
  /// Whether a result builder makes the result of a body that has no `return`.
  var isBuilt = false

  var availability: [String] = []
  /// The `#if` around it, from the outermost.
  var conditions: [String] = []

  var baseName: String { name.withoutBackticks }
  var isStatic: Bool { typeWord != nil }
  var isOperator: Bool { kind == .function && !BracketedText(name).isWord }

  /// With labels: `load(id:)`.
  var title: String {
    kind == .property ? baseName : baseName + "(\(parameters.map { "\($0.label):" }.joined()))"
  }

  /// What Swift tells members apart by, besides constraints: neither the names of parameters nor errors count.
  var identity: String {
    let types = parameters.map(\.type).joined(separator: ", ")
    let whole = "\(isStatic) \(kind) \(title) \(kind == .property ? "" : "\(types) \(effects.isAsync) \(result)")"
    return numberingTypeParameters(in: whole)
  }

  /// `T: Equatable`, with a number in place of `T`, and an empty text where a type parameter has no constraint.
  var constraints: Set<String> {
    let bounds = BracketedText(generics).parts().filter { $0.contains(":") }
    return Set((bounds + BracketedText(whereClause).parts()).map { numberingTypeParameters(in: $0) })
  }

  private func numberingTypeParameters(in text: String) -> String {
    generics.typeParameters.enumerated().reduce(text) { $0.replacingWord($1.element, by: "$\($1.offset)") }
  }

  /// Gives names of their own to parameters that are called alike, or as something that the body of a fake uses.
  mutating func renameParameters() {
    var taken: Set = ["recordAndStub", "recordAndStubThrowing", "recordCall", "classFaker", "made", "newValue"]
    if parameters.contains(where: \.isInout) && !result.isEmpty { taken.insert("answer") }
    for index in parameters.indices {
      let name = parameters[index].name
      parameters[index].name = ([name] + (2...9).map { "\(name)\($0)" }).first { !taken.contains($0) } ?? name
      taken.insert(parameters[index].name)
    }
  }

  /// How it may begin in the part of a fake that is its owner's.
  var spellings: [String] {
    kind == .property ? Self.spellings(ofProperty: name) : [signature, signature(with: \.declaration)]
  }

  static func spellings(ofProperty name: String) -> [String] {
    ["var \(name):", "let \(name):", "var \(name) =", "let \(name) ="]
  }

  /// The declaration without attributes.
  var signature: String { signature(with: \.spelling) }

  private func signature(with spelling: (Parameter) -> String) -> String {
    if kind == .property { return head }
    let condition = whereClause.isEmpty ? "" : " where \(whereClause)"
    return "\(head)(\(parameters.map(spelling).joined(separator: ", ")))\(tail)\(condition)"
  }

  /// What stands before the parameters: `func load<Page>`. All of a property.
  var head: String {
    let generics = generics.isEmpty ? "" : "<\(generics)>"
    return switch kind {
    case .function: "func \(name)\(isOperator ? " " : "")\(generics)"
    case .property: "var \(name): \(result)"
    case .subscripting: "subscript\(generics)"
    case .initializer: "init\(failing)\(generics)"
    }
  }

  /// What stands behind them, without constraints: ` async throws -> Page`.
  var tail: String {
    if kind == .property { return "" }
    let effects = kind == .subscripting || effects.spelling.isEmpty ? "" : " \(effects.spelling)"
    return effects + (result.isEmpty ? "" : " -> \(result)")
  }
}
