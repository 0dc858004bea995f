/// Names the functions of a fake as its author would: by their names alone where these are enough, then with a label, a
/// type or whatever else tells one from others, or with two of these. A number stands only where there is nothing to say.
/// The order of declarations changes nothing else.
struct CaseNames {
  /// A case of the fake's table.
  struct Case: Equatable {
    let name: String
    /// What stands behind the equals sign, where the name is not the function's own.
    var rawValue: String?
  }

  /// The case of each member, and that of its setter.
  private(set) var pairs: [(member: Case, setter: Case?)] = []
  var cases: [Case] { pairs.flatMap { [$0.member] + [$0.setter].compactMap { $0 } } }

  init(_ members: [Member]) {
    let names = Self.names(members)
    let titles = members.map(\.title)
    pairs = zip(members, names).map { member, name in
      let isUnique = titles.count { $0 == member.title } == 1 && !names.contains(member.title) && !member.isOperator
      let setter = "set" + name.capitalizedFirst
      return (
        Case(name: name, rawValue: name == member.baseName || !isUnique ? nil : member.title),
        // A function may have the name already, and keeps it.
        member.isSettable ? Case(name: names.contains(setter) ? "\(setter)Property" : setter) : nil
      )
    }
  }

  private static func names(_ members: [Member]) -> [String] {
    var names = [String?](repeating: nil, count: members.count)
    let groups = Dictionary(grouping: members.indices) { baseName(of: members[$0]) }
    for (base, group) in groups where group.count == 1 { names[group[0]] = base }
    let taken = Set(groups.keys)
    for (base, group) in groups.sorted(by: { $0.key < $1.key }) where group.count > 1 {
      let overloads = Overloads(
        base: base, members: group.map { members[$0] }, taken: taken.union(names.compactMap { $0 }))
      for (index, name) in zip(group, overloads.names) { names[index] = name }
    }
    return names.compactMap { $0 }
  }

  private static func baseName(of member: Member) -> String {
    switch member.kind {
    case .initializer: return "create"
    case .subscripting: return "item"
    case .function, .property: break
    }
    let name = member.baseName.camelCased
    if member.isOperator { return operators[member.baseName] ?? "combine" }
    return ["self", "Self", "init", "Type", "Protocol", "faker", "classFaker"].contains(name) ? "\(name)Call" : name
  }

  private static let operators = [
    "==": "equals", "!=": "differs", "<": "isLess", "<=": "isLessOrEqual", ">": "isGreater", ">=": "isGreaterOrEqual",
    "+": "add", "-": "subtract", "*": "multiply", "/": "divide", "%": "remainder", "!": "not", "&&": "and",
    "||": "or", "+=": "addInPlace", "-=": "subtractInPlace", "*=": "multiplyInPlace", "/=": "divideInPlace",
    "~=": "matches", "...": "range", "..<": "openRange",
  ]
}

extension String {
  /// `helloWorld` for a name that is `hello world` in backticks.
  fileprivate var camelCased: String {
    if BracketedText(self).leadingName().name == self { return self }
    let words = split { $0.isASCII && !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalizedFirst).joined()
  }
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
