/// Gives each fake the fakes of what its functions return, where these can be made without more ado.
struct NestedFakes {
  private(set) var fakes: [FakeDeclaration]
  /// Which fakes each one has, by name: two that have each other could never be made.
  private var edges: [String: Set<String>] = [:]

  init(_ fakes: [FakeDeclaration]) {
    self.fakes = fakes
    for index in fakes.indices where fakes[index].settings.isNesting {
      for inner in fakes where isPossible(inner, in: fakes[index]) {
        let property = inner.name.prefix(1).lowercased() + inner.name.dropFirst()
        let nested = FakeDeclaration.Nested(type: inner.typeName, fake: inner.name, property: property)
        self.fakes[index].nested.append(nested)
        let isUsed = fakes[index].members.contains { self.fakes[index].nested(in: $0) == nested }
        guard isUsed, !fakes[index].members.contains(where: { $0.baseName == property }) else {
          self.fakes[index].nested.removeLast()
          continue
        }
        edges[fakes[index].name, default: []].insert(inner.name)
      }
      let lines = self.fakes[index].nested.map { "\(fakes[index].settings.prefix)let \($0.property) = \($0.fake)()" }
      if !lines.isEmpty { self.fakes[index].parts.insert(.lines(lines, title: "nested"), at: 0) }
    }
  }

  private func isPossible(_ inner: FakeDeclaration, in outer: FakeDeclaration) -> Bool {
    inner.hasPlainInitializer && inner.generics.isEmpty && inner.conditions.isEmpty && inner.availability.isEmpty
      && (inner.isolation == nil || inner.isolation == outer.isolation) && (inner.isSendable || !outer.isSendable)
      && !reaches(outer.name, from: inner.name)
  }

  private func reaches(_ name: String, from start: String) -> Bool {
    start == name || (edges[start] ?? []).contains { reaches(name, from: $0) }
  }
}
