/// What the compiler knows of a module, as it writes it to `Kennel.symbols.json`.
struct SymbolGraph: Decodable {
  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Module: Decodable { let name: String }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    /// The name of a target that is in another module, such as `Swift.Hashable`.
    let targetFallback: String?
  }
}

/// A declaration of a module.
struct Symbol: Decodable {
  let kind: Kind
  let identifier: Identifier
  let pathComponents: [String]
  /// The declaration as it is written, in pieces.
  let declarationFragments: [Fragment]
  let accessLevel: String
  /// Whether it is `@_spi`; the name of that stands in the source.
  let spi: Bool?
  let availability: [Availability]?
  /// Nothing for what the compiler made up.
  let location: Location?
  let swiftExtension: Extension?

  struct Extension: Decodable {}

  struct Kind: Decodable { let identifier: String }

  struct Identifier: Decodable { let precise: String }

  struct Fragment: Decodable {
    let kind: String
    let spelling: String
    let preciseIdentifier: String?
  }

  struct Location: Decodable {
    let uri: String
    let position: Position
  }

  struct Position: Decodable {
    let line: Int
    let character: Int
  }

  struct Availability: Decodable, Equatable {
    let domain: String?
    let introduced: Version?
    let deprecated: Version?
    let obsoleted: Version?
    let message: String?
    let renamed: String?
    let isUnconditionallyDeprecated: Bool?
    let isUnconditionallyUnavailable: Bool?
  }

  struct Version: Decodable, Equatable {
    let major: Int
    let minor: Int?
    let patch: Int?
  }

  var id: String { identifier.precise }
  /// For sorting; what the compiler made up comes last.
  var place: (String, Int, Int) {
    location.map { ($0.uri, $0.position.line, $0.position.character) } ?? ("\u{10FFFF}", 0, 0)
  }
  var isPublic: Bool { ["public", "open"].contains(accessLevel) }
  var isType: Bool {
    ["class", "struct", "enum", "protocol", "typealias", "associatedtype"].contains(kind.identifier.dropFirst(6))
  }
  /// Whether it is a function or a variable that stands in no type.
  var isGlobal: Bool { ["swift.func", "swift.var", "swift.func.op"].contains(kind.identifier) }
  /// With the types around it: `Kennel.Dog`.
  var path: String { pathComponents.joined(separator: ".") }
  /// Its own name, with labels: `load(id:)`.
  var title: String { pathComponents.last ?? "" }
}
