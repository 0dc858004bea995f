/// Names the functions of a fake as its author would: by their names alone where these are enough, then with a label, a
/// type or whatever else tells one from others, and, at last, a number. The order of declarations changes only that.
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
    let names = Self.names(members)
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

  /// Level by level, a function takes the name that no other one wants.
  private static func names(_ members: [Member]) -> [String] {
    let bases = members.map(baseName)
    let words = members.map(words)
    var names = [String?](repeating: nil, count: members.count)
    for level in levels {
      let open = names.indices.filter { names[$0] == nil }
      let wanted = open.map { index in
        let others = names.indices.filter { $0 != index && bases[$0] == bases[index] }.map { words[$0] }
        return name(bases[index], words[index], level, others)
      }
      for (index, name) in zip(open, wanted) where wanted.count(where: { $0 == name }) == 1 && !names.contains(name) {
        names[index] = name
      }
    }
    for index in names.indices where names[index] == nil {
      names[index] = (2...).lazy.map { "\(bases[index])\($0)" }.first { !names.contains($0) }
    }
    return names.compactMap { $0 }
  }

  private enum Part { case labels, names, types, effect, result, constraints }

  /// What a name has of some parts: a word that no other function of the name has, or that fewest have, or all words.
  private enum Choice { case own, rarest, all }

  private static let levels: [([Part], Choice)] = [
    ([], .all), ([.labels], .own), ([.labels], .all), ([.names], .own), ([.types], .own), ([.effect], .own),
    ([.result], .own), ([.constraints], .own), ([.labels], .rarest), ([.names], .rarest), ([.names, .effect], .all),
    ([.names, .types], .all), ([.types, .effect, .result], .all), ([.types, .effect, .result, .constraints], .all),
  ]

  private static func name(
    _ base: String, _ words: [Part: [String]], _ level: ([Part], Choice), _ others: [[Part: [String]]]
  ) -> String? {
    var chosen = level.0.flatMap { words[$0] ?? [] }.filter { !$0.isEmpty }
    if level.1 != .all {
      let taken = others.flatMap { other in level.0.flatMap { other[$0] ?? [] } }
      let counts = chosen.map { word in (word, taken.count { $0 == word }) }
      guard let rarest = counts.min(by: { $0.1 < $1.1 }), rarest.1 == 0 || level.1 == .rarest else { return nil }
      chosen = [rarest.0]
    }
    let name = base + chosen.joined()
    return chosen.isEmpty || name.count <= max(40, base.count + 12) ? name : nil
  }

  private static func words(for member: Member) -> [Part: [String]] {
    let effect = member.effects.isAsync ? "Async" : member.effects.error == nil ? "" : "Throwing"
    let words: [Part: [String]] = [
      .labels: member.parameters.map(\.label).filter { $0 != "_" },
      .names: member.parameters.map { $0.label == "_" ? $0.name : $0.label },
      .types: member.parameters.map { Self.words(of: $0.type) }, .effect: [effect],
      .result: [Self.words(of: member.result)],
      .constraints: member.constraints.sorted().map { Self.words(of: String($0.split(separator: ":").last ?? "")) },
    ]
    return words.mapValues { $0.map(\.capitalizedFirst) }
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
