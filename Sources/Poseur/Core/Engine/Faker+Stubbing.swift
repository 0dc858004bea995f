nonisolated extension Faker {
  /// Begins a stub of a function that is named.
  func builder<Output>(
    _ function: Function, _ pattern: ArgumentPattern, _ position: SourcePosition, replacing: Bool = false,
    ofProperty isOfProperty: Bool = false, returning: Output.Type = Any?.self
  ) -> StubBuilder<Output> {
    let target = target(function, pattern, position)
    let origin = StubOrigin(position, isOfProperty: isOfProperty)
    return StubBuilder(StubSpecification(replacesSame: replacing, origin: origin)) { _ in target }
  }

  func target(_ function: Function, _ pattern: ArgumentPattern, _ position: SourcePosition) -> StubTarget {
    // Does not capture the faker, since the stub's answer may keep this closure, and the faker keeps the stub. Nor
    // weakly: while an object has a weak reference, Swift takes far longer to count the others, as every call does.
    let reportMisfit: ([Any?], String) -> Void = { [reporter, name] arguments, reason in
      let call = function.call(of: name ?? Self.fakeName, with: arguments)
      Failures.reporter(keeping: reporter).report(
        "The stub that answered \(call) \(reason)", severity: .failure, at: position)
    }
    return StubTarget(
      pattern: pattern, reportMisfit: reportMisfit,
      callText: { [name] in function.calls(of: name ?? Self.fakeName, matching: $0) },
      noteQueue: { FakeScope.current?.nearestOpen?.closeAtEnd($0) },
      install: { specification, answers in self.install(specification, answers, for: function) })
  }
}

nonisolated extension Faker {
  private func install(_ specification: StubSpecification, _ answers: [StubAnswer], for function: Function)
    -> InstalledStub
  {
    let state = state
    let number = state.number(of: function)
    var specification = specification
    // One builder may make several stubs, which calls tell apart by their origins.
    specification.origin = specification.origin.another()
    // Comparing arguments runs code of the test's, so it is done before the lock is taken.
    let older = specification.replacesSame ? state.withLock { $0[number].stubs } : []
    let replaced = older.filter { $0.pattern.isSame(as: specification.pattern) }
    let (id, overriding) = state.withLock { state in
      let overriding =
        state.precedence == .universalFirst && !specification.pattern.isUniversal ? state[number].overridingStub : nil
      for stub in replaced { _ = state.remove(stub.id) }
      return (state.add(specification, answers, to: number).id, overriding)
    }
    withExtendedLifetime(replaced) {}
    if let overriding { warn(that: overriding, overrides: specification, answers, of: function) }
    return InstalledStub(id: id, store: state)
  }

  /// Says that a stub can't answer, since the fake only records its function.
  func tell(of idle: (function: Int, stub: StubOrigin), in state: LockedValue<FakerState>) {
    let function: Function = state.function(idle.function)
    let name = function.label.baseName
    report(
      """
      \(fakeName).\(name) was called, but the stub \(idle.stub.originText) can't answer: the fake only records \(name), with \
      recordCall.
      Forward it with recordAndStub in the fake, or remove the stub.
      """, at: idle.stub.position)
  }

  /// Warns of a stub that a universal one overrides, always or where its value fits.
  private func warn(
    that overriding: StubSnapshot, overrides specification: StubSpecification,
    _ answers: [StubAnswer],
    of function: Function
  ) {
    let origin = overriding.stub.origin.originText
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
      ? "Call remove() on its handle first, or set the spy's returnValue or throwableError to nil."
      : "Make the faker with precedence: .specificFirst, or call removeUniversalStub(for: \(name)) first."
    report(
      """
      The stub of \(function.calls(of: fakeName, matching: specification.pattern)) \(fact)
      \(advice)
      """, severity: .warning, at: specification.origin.position)
  }
}
