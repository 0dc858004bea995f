/// Gives each fake the fakes of what its functions return, where these can be made without more ado.
struct NestedFakes {
  private(set) var fakes: [FakeDeclaration]
  /// Which fakes each one has, by name: two that have each other could never be made.
  private var edges: [String: Set<String>] = [:]

  init(_ fakes: [FakeDeclaration]) {
    self.fakes = fakes
    for (index, outer) in fakes.enumerated() where outer.settings.isNesting {
      let nested = fakes.filter { isPossible($0, in: outer) }.map { inner in
        let property = inner.name.prefix(1).lowercased() + inner.name.dropFirst()
        return FakeDeclaration.Nested(type: inner.typeName, fake: inner.name, property: property)
      }.filter { nested in
        outer.members.contains { outer.answers($0, with: nested) }
          && !outer.members.contains { $0.baseName == nested.property }
      }
      edges[outer.name] = Set(nested.map(\.fake))
      self.fakes[index].nested = nested
      self.fakes[index].parts.insert(contentsOf: nested.map { .line("let \($0.property) = \($0.fake)()") }, at: 0)
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
