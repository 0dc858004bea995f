/// The associated types of a protocol, as generic parameters of its fake.
struct AssociatedTypes {
  private var names: [String] = []
  private var bounds: [String: [String]] = [:]
  private var conditions: [String] = []
  /// Those that are said to be one certain type.
  private(set) var aliases: [(name: String, type: String)] = []
  /// Whether one has to know the class that is written, which type parameters cannot.
  private(set) var areOfSelf = false

  /// - Parameter declaration: `associatedtype Label: Hashable = String`
  mutating func add(_ declaration: DeclarationReader) {
    let text = BracketedText(declaration.rest).halves(at: "where")?.before ?? declaration.rest
    if !names.contains(declaration.name) { names.append(declaration.name) }
    let bound = BracketedText(text).halves(at: "=")?.before ?? text
    let parts = BracketedText(bound.drop { $0 == ":" }).parts()
    for part in parts.flatMap({ BracketedText($0).parts(separatedBy: "&") }) { add(bound: part, to: declaration.name) }
    add(condition: declaration.whereClause)
  }

  mutating func add(condition: String) {
    for part in BracketedText(condition.replacing("Self.", with: "")).parts() {
      if let (left, right) = BracketedText(part).halves(at: "==") {
        // The compiler writes `Self == Self.Element`.
        let (name, type) = left == "Self" ? (right, left) : (left, right)
        if !name.contains(".") { aliases.append((name, type)) } else { add(plain: part) }
      } else if let halves = BracketedText(part).halves(at: ":"), !halves.before.contains(".") {
        add(bound: halves.behind, to: halves.before)
      } else {
        add(plain: part)
      }
    }
  }

  private mutating func add(plain condition: String) {
    areOfSelf = areOfSelf || condition.has(word: "Self")
    if !conditions.contains(condition) { conditions.append(condition) }
  }

  private mutating func add(bound: String, to name: String) {
    areOfSelf = areOfSelf || bound.has(word: "Self")
    if bounds[name]?.contains(bound) != true { bounds[name, default: []].append(bound) }
  }

  var free: [String] { names.filter { name in !aliases.contains { $0.name == name } } }

  /// Has other names for generic parameters, and the types' own names as other names for these.
  mutating func rename() {
    for name in free {
      let parameter = "Some\(name)"
      names[names.firstIndex(of: name) ?? 0] = parameter
      bounds[parameter] = bounds.removeValue(forKey: name)
      bounds = bounds.mapValues { $0.map { $0.replacingWord(name, by: parameter) } }
      conditions = conditions.map { $0.replacingWord(name, by: parameter) }
      aliases.append((name, parameter))
    }
  }

  /// `Item, Label: Hashable`
  var parameters: String {
    free.map { name in bounds[name].map { "\(name): \($0.joined(separator: " & "))" } ?? name }.joined(separator: ", ")
  }

  var whereClause: String { conditions.joined(separator: ", ") }
}
