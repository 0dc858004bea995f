/// Names the functions of a fake as its author would: by their names alone where these are enough, then with labels,
/// types, effects and, at last, a number. The order of declarations changes nothing but the number.
struct CaseNames {
  /// A case of the fake's table.
  struct Case: Equatable {
    let name: String
    /// What stands behind the equals sign, where the name is not the function's own.
    let rawValue: String?
  }

  private(set) var cases: [Case] = []
  private var getters: [Int] = []
  private var setters: [Int?] = []

  init(_ members: [Member]) {
    let names = Self.names(members.map(Self.candidates))
    let titles = members.map(\.title)
    for (member, name) in zip(members, names) {
      let isUnique = titles.count { $0 == member.title } == 1 && !names.contains(member.title) && !member.isOperator
      getters.append(cases.count)
      cases.append(Case(name: name, rawValue: name == member.baseName || !isUnique ? nil : member.title))
      setters.append(member.isSettable ? cases.count : nil)
      guard member.isSettable else { continue }
      // A function may have the name already, and keeps it.
      let setter = "set" + name.capitalizedFirst
      cases.append(Case(name: names.contains(setter) ? "\(setter)Property" : setter, rawValue: nil))
    }
  }

  /// The case of the function or the getter at an index.
  func name(at index: Int) -> String { cases[getters[index]].name }
  func setterName(at index: Int) -> String { setters[index].map { cases[$0].name } ?? "" }

  /// - Parameter candidates: for each function its names, from the shortest to the longest.
  private static func names(_ candidates: [[String]]) -> [String] {
    var names = [String?](repeating: nil, count: candidates.count)
    for level in candidates.first?.indices ?? 0..<0 {
      let open = names.indices.filter { names[$0] == nil }
      let wanted = open.map { candidates[$0][level] }
      for (index, name) in zip(open, wanted) where wanted.count(where: { $0 == name }) == 1 && !names.contains(name) {
        names[index] = name
      }
    }
    for index in names.indices where names[index] == nil {
      let name = candidates[index].last ?? ""
      names[index] = (2...).lazy.map { "\(name)\($0)" }.first { !names.contains($0) }
    }
    return names.compactMap { $0 }
  }

  private static func candidates(for member: Member) -> [String] {
    let base = baseName(of: member)
    let labels = member.parameters.map(\.label).filter { $0 != "_" }
    let names = member.parameters.map { $0.label == "_" ? $0.name : $0.label }
    let types = zip(member.parameters, names).map { ($0.label == "_" ? "" : $1.capitalizedFirst) + words(of: $0.type) }
    let effect = [member.effects.isAsync ? "Async" : member.effects.error == nil ? "" : "Throwing"]
    let result = effect + [words(of: member.result)]
    return [[], labels, names, names + effect, types + effect, types + result].map { words in
      base + words.map(\.capitalizedFirst).joined()
    }
  }

  private static func baseName(of member: Member) -> String {
    switch member.kind {
    case .initializer: return "create"
    case .subscripting: return "item"
    case .function, .property: break
    }
    let name = member.baseName
    if member.isOperator { return operators[name] ?? "combine" }
    return ["self", "Self", "init", "Type", "Protocol", "faker", "classFaker"].contains(name) ? "\(name)Call" : name
  }

  private static let operators = [
    "==": "equals", "!=": "differs", "<": "isLess", "<=": "isLessOrEqual", ">": "isGreater", ">=": "isGreaterOrEqual",
    "+": "add", "-": "subtract", "*": "multiply", "/": "divide", "%": "remainder", "!": "not", "&&": "and",
    "||": "or", "+=": "addInPlace", "-=": "subtractInPlace", "~=": "matches", "...": "range", "..<": "openRange",
  ]

  /// `IntString` for `[Int: (any String)?]`.
  private static func words(of type: String) -> String {
    let left = type.split { !$0.isLetter && !$0.isNumber && !"_@".contains($0) }.map(String.init)
    let silent: Set<String> = [
      "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat",
    ]
    return left.filter { !$0.hasPrefix("@") && !silent.contains($0) }.map(\.capitalizedFirst).joined()
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
