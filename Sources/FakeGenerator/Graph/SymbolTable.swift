/// The symbols of one module or several, by what one asks of them.
struct SymbolTable {
  let modules: [String]
  /// The protocols and classes that may be faked, ordered by name.
  private(set) var types: [Symbol] = []
  private var symbols: [String: Symbol] = [:]
  private var moduleNames: [String: String] = [:]
  private var memberIDs: [String: [String]] = [:]
  private var superclasses: [String: Reference] = [:]
  private var protocols: [String: [Reference]] = [:]
  /// The names of functions and properties.
  private(set) var values: Set<String> = []
  /// The paths of types that have type parameters.
  private(set) var genericTypes: Set<[String]> = []
  private var typesByPath: [[String]: Symbol] = [:]
  /// The names of type parameters and associated types, which hide types.
  private var parameters: Set<String> = []
  /// The modules that have a type of a name.
  private var owners: [String: Set<String>] = [:]
  /// Of all modules, with those that are not faked.
  private let names: Set<String>

  /// What each member overrides, by identifiers.
  private(set) var overridden: [String: String] = [:]

  /// A type that another one inherits from or conforms to.
  struct Reference: Hashable {
    let id: String
    /// The name with its module, where the type is in none of the graphs.
    let name: String?
  }

  /// - Parameter context: the graphs of modules whose types are used, but not faked.
  init(_ graphs: [SymbolGraph], context: [SymbolGraph] = []) {
    modules = graphs.map(\.module.name)
    names = Set((graphs + context).map(\.module.name))
    for graph in graphs + context {
      // What a module exports again is in its graph, too.
      for symbol in graph.symbols where symbol.swiftExtension != nil || !isForeign(symbol.id) {
        add(symbol, of: graph.module.name)
      }
      for relationship in graph.relationships {
        let target = Reference(id: relationship.target, name: relationship.targetFallback)
        switch relationship.kind {
        case "memberOf", "requirementOf": memberIDs[target.id, default: []].append(relationship.source)
        case "conformsTo": protocols[relationship.source, default: []].append(target)
        case "overrides": overridden[relationship.source] = target.id
        case "inheritsFrom": superclasses[relationship.source] = target
        default: break
        }
      }
    }
    types = symbols.values.filter {
      ["swift.protocol", "swift.class"].contains($0.kind.identifier) && modules.contains(module(of: $0))
    }
    .sorted { ($0.path, $0.id) < ($1.path, $1.id) }
  }

  private mutating func add(_ symbol: Symbol, of module: String) {
    symbols[symbol.id] = symbol
    moduleNames[symbol.id] = module
    let generics = symbol.declarationFragments.filter { $0.kind == "genericParameter" }.map(\.spelling)
    parameters.formUnion(symbol.kind.identifier == "swift.associatedtype" ? generics + [symbol.title] : generics)
    if symbol.isGlobal {
      values.insert(String(symbol.title.prefix { $0 != "(" }))
    } else if symbol.isType {
      typesByPath[symbol.pathComponents] = symbol
      if !generics.isEmpty { genericTypes.insert(symbol.pathComponents) }
      if symbol.pathComponents.count == 1 { owners[symbol.title, default: []].insert(module) }
    }
    for type in symbol.declarationFragments where type.kind == "typeIdentifier" {
      if let module = type.preciseIdentifier.flatMap(otherModule) { owners[type.spelling, default: []].insert(module) }
    }
  }

  /// Whether a type has a name that another module has, too, or a type parameter, as one can see from the graphs.
  func isAmbiguous(_ name: String) -> Bool {
    owners[name].map { $0.count > 1 && !$0.isDisjoint(with: names) || parameters.contains(name) } == true
  }

  /// The module of a symbol that is in none of the graphs: `s:10Foundation3URLV` is of `Foundation`.
  func otherModule(ofMangled id: String) -> String? {
    // A type parameter of these modules is in no graph either.
    module(ofMangled: id).flatMap { names.contains($0) ? nil : $0 }
  }

  /// Nothing where the name does not say it: that of a module with a word twice is abbreviated.
  func module(ofMangled id: String) -> String? {
    let rest = id.dropFirst(2)
    guard id.hasPrefix("s:"), let first = rest.first, first != "0" else { return nil }
    if !first.isNumber { return rest.hasPrefix("Sc") ? "_Concurrency" : "sS".contains(first) ? "Swift" : nil }
    let digits = rest.prefix(while: \.isNumber)
    let name = String(rest.dropFirst(digits.count).prefix(Int(digits) ?? 0))
    return ["FoundationEssentials", "FoundationInternationalization"].contains(name) ? "Foundation" : name
  }

  private func isForeign(_ id: String) -> Bool {
    otherModule(ofMangled: id) != nil || id.hasPrefix("c:") && !id.hasPrefix("c:@M@")
  }

  /// Whether a type is another name that stands in a protocol and depends on who conforms, so that it cannot be reached
  /// by the name of the protocol.
  func isOfConformer(_ type: Symbol) -> Bool {
    guard type.kind.identifier == "swift.typealias",
      typesByPath[Array(type.pathComponents.dropLast())]?.kind.identifier == "swift.protocol"
    else { return false }
    return type.declarationFragments.contains { fragment in
      let used = fragment.preciseIdentifier.flatMap { symbols[$0] }
      return fragment.kind == "genericParameter" || fragment.spelling == "Self"
        || used?.kind.identifier == "swift.associatedtype" || used.map(isOfConformer) == true
    }
  }

  subscript(id: String) -> Symbol? { symbols[id] }

  var all: some Collection<Symbol> { symbols.values }

  func module(of symbol: Symbol) -> String { moduleNames[symbol.id] ?? "" }

  func has(_ name: String, inModule module: String) -> Bool { owners[name]?.contains(module) == true }

  /// What stands between the braces of a type, in the order of the source.
  func members(of id: String) -> [Symbol] {
    (memberIDs[id] ?? []).compactMap { symbols[$0] }.filter { $0.swiftExtension == nil }.sorted { $0.place < $1.place }
  }

  /// A type with the types around it, from the outermost.
  func path(to type: Symbol) -> [Symbol] {
    type.pathComponents.indices.dropLast().compactMap { typesByPath[Array(type.pathComponents[...$0])] } + [type]
  }

  func superclass(of id: String) -> Reference? { superclasses[id] }

  /// Those that are in the graphs, from the nearest.
  func superclasses(of id: String) -> [Symbol] {
    guard let next = superclass(of: id).flatMap({ self[$0.id] }) else { return [] }
    return [next] + superclasses(of: next.id)
  }

  /// All protocols that a type conforms to, with those that these refine; ordered by name.
  func protocols(of id: String) -> [Reference] {
    var found: Set<Reference> = []
    var open = protocols[id] ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += protocols[next.id] ?? [] }
    }
    return found.sorted { ($0.name ?? $0.id) < ($1.name ?? $1.id) }
  }

  /// Whether a type may be used from several threads.
  func isSendable(_ id: String) -> Bool {
    protocols(of: id).contains { $0.name == "Swift.Sendable" } || superclass(of: id).map { isSendable($0.id) } == true
  }
}
