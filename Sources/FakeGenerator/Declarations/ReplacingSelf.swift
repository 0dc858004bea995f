extension Member {
  /// In a class that fakes a protocol, `Self` is that class, and an associated type goes by its name alone.
  func replacingSelf(by name: String) -> Member {
    var member = self
    member.result = result.replacingSelf(by: name)
    member.whereClause = whereClause.replacingSelf(by: name)
    member.generics = generics.replacingSelf(by: name)
    member.effects.error = effects.error?.replacingSelf(by: name)
    for index in parameters.indices {
      member.parameters[index].type = parameters[index].type.replacingSelf(by: name)
    }
    return member
  }
}

extension FakeDeclaration.Part {
  func replacingSelf(by name: String) -> Self {
    switch self {
    case .member(let member): .member(member.replacingSelf(by: name))
    case .lines(let lines, let title): .lines(lines.map { $0.replacingSelf(by: name) }, title: title)
    case .note: self
    }
  }

  var lines: [String]? { if case .lines(let lines, _) = self { lines } else { nil } }
}

extension String {
  func replacingSelf(by name: String) -> String {
    replacing(#/\bSelf\./#, with: "").replacing(#/\bSelf\b/#, with: name)
  }
}
