nonisolated extension Faker {
  func builder(
    _ function: Function, _ pattern: ArgumentPattern, _ position: SourcePosition, replacing: Bool = false,
    ofProperty isOfProperty: Bool = false
  ) -> StubBuilder {
    // Does not capture the faker, since the stub's answer may keep this closure, and the faker keeps the stub. Nor
    // weakly: while an object has a weak reference, Swift takes far longer to count the others, as every call does.
    let reportMisfit: ([Any?], String) -> Void = { [reporter] arguments, reason in
      let call = function.call(of: Self.fakeName, with: arguments)
      Failures.reporter(keeping: reporter).report(
        "The stub that answered \(call) \(reason)", severity: .failure, at: position)
    }
    let draft = StubDraft(
      pattern: pattern, replacesSame: replacing, reportMisfit: reportMisfit,
      callText: { function.calls(of: Self.fakeName, matching: $0) },
      noteGate: { FakeScope.current?.nearestOpen?.closeAtEnd($0) },
      site: StubSite(position, isOfProperty: isOfProperty))
    return StubBuilder(draft) { draft, answers in self.install(draft, answers, for: function) }
  }
}

nonisolated extension Faker {
  private func install(_ draft: StubDraft, _ answers: [StubAnswer], for function: Function) -> StubHandle {
    let state = state
    let number = storing(function, in: state).number
    var draft = draft
    // One builder may make several stubs, which calls tell apart by their sites.
    draft.site = draft.site.another()
    // Comparing arguments runs code of the test's, so it is done before the lock is taken.
    let older = draft.replacesSame ? state.withLock { $0.stubs.rules(for: number) } : []
    let replaced = older.filter { $0.pattern.isSame(as: draft.pattern) }
    let mayBeOverridden = precedence == .universalFirst && !draft.pattern.isUniversal
    let (id, removed, overriding) = state.withLock { state in
      let overriding = mayBeOverridden ? state.stubs.slot(for: number).overridingRule : nil
      return (state.stubs.add(draft, answers, to: number), replaced.map { state.stubs.remove($0.id) }, overriding)
    }
    withExtendedLifetime(removed) {}
    if let overriding { warn(that: overriding, overrides: draft, answers, of: function) }
    return StubHandle(id: id, store: state, position: draft.site.position)
  }

  /// Warns of a stub that a universal one overrides, always or where its value fits.
  private func warn(
    that overriding: (rule: StubRule, answers: [StubAnswer]), overrides draft: StubDraft, _ answers: [StubAnswer],
    of function: Function
  ) {
    let origin = overriding.rule.site.origin
    let fact =
      if areOfOneType(overriding.answers, answers) {
        "will not answer: the universal stub \(origin) overrides it."
      } else if overriding.answers.contains(where: \.returnsNil) {
        """
        will answer only where the result is no optional: everywhere else, the universal stub \(origin), which returns \
        nil, overrides it.
        """
      } else {
        """
        will answer only where the value of the universal stub \(origin) has the wrong type: everywhere else, that \
        stub overrides it.
        """
      }
    let name = pasteableFunction(function)
    // For a function that belongs to no fake, the test makes no faker, and the stub may be that of a spy's property.
    let advice =
      Function.isOfNoFake
      ? "Call remove() of its handle first, or set the spy's returnValue or throwableError to nil."
      : "Make the faker with precedence: .specificFirst, or call removeUniversalStub(for: \(name)) first."
    report(
      """
      The stub of \(function.calls(of: fakeName, matching: draft.pattern)) \(fact)
      \(advice)
      """, severity: .warning, at: draft.site.position)
  }
}
