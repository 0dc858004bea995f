/// The associated types of a protocol, as generic parameters of its fake.
struct AssociatedTypes {
  private var names: [String] = []
  private var bounds: [String: [String]] = [:]
  private var conditions: [String] = []
  /// Those that are said to be one certain type.
  private(set) var aliases: [(name: String, type: String)] = []

  /// - Parameter declaration: `associatedtype Label: Hashable = String`
  mutating func add(_ declaration: DeclarationReader) {
    let text = BracketedText(" " + declaration.rest).halves(at: " where ")?.before ?? declaration.rest
    if !names.contains(declaration.name) { names.append(declaration.name) }
    let bound = BracketedText(text).halves(at: "=")?.before ?? text
    for part in bound.trimmed.drop(while: { $0 == ":" }).split(separator: ",").flatMap({ $0.split(separator: "&") }) {
      add(bound: part.trimmed, to: declaration.name)
    }
    add(condition: declaration.whereClause)
  }

  mutating func add(condition: String) {
    for part in BracketedText(condition.replacing("Self.", with: "")).parts() {
      if !part.contains("."), let halves = BracketedText(part).halves(at: " == ") {
        aliases.append((halves.before.trimmed, halves.behind.trimmed))
      } else if let halves = BracketedText(part).halves(at: ":"), !halves.before.contains(".") {
        add(bound: halves.behind.trimmed, to: halves.before.trimmed)
      } else if !conditions.contains(part) {
        conditions.append(part)
      }
    }
  }

  private mutating func add(bound: String, to name: String) {
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
