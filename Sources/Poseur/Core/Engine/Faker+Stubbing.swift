nonisolated extension Faker {
  /// Begins a stub of a function that is named.
  func builder(
    _ function: Function, _ pattern: ArgumentPattern, _ position: SourcePosition, replacing: Bool = false
  ) -> StubBuilder<Any?, [Any?]> {
    StubBuilder(
      StubSpecification(replacesSame: replacing, origin: StubOrigin(position)), InputReader(),
      target(function, pattern, position))
  }

  /// Begins a stub of a written call. Reports the misuse if the closure wrote none.
  func builder<Output, Input>(
    _ written: Written<Function, Input>, _ position: SourcePosition, isOpen: Bool = false
  ) -> StubBuilder<Output, Input> {
    let specification = StubSpecification(origin: StubOrigin(position))
    guard case .success(let form) = written.form, !isOpen || !isWidened(Output.self, form, position) else {
      if case .failure(let misuse) = written.form, let text = misuse.text { report(text, at: position) }
      return StubBuilder(specification, written.input, nil)
    }
    var target = target(form.function, form.pattern, position)
    target.misfit = { self.misfit($0, form) }
    if isOpen { target.draft = StubDraft(at: position) }
    return StubBuilder(specification, written.input, target)
  }

  /// Whether Swift took the call's result for `Any` or dropped it, to fit an answer of another type.
  private func isWidened(_ output: Any.Type, _ form: WrittenForm<Function>, _ position: SourcePosition) -> Bool {
    let type = form.call.neededType
    let isDropped = output == Void.self && type != Void.self && form.call.part != .recordCall
    guard isDropped || unwrappedType(output) == Any.self && unwrappedType(type) != Any.self else { return false }
    report(
      """
      \(form.function.call(of: fakeName, with: form.pattern.matchers ?? [])) returns \(describeType(type)), but its stub \
      has an answer of another type.
      Answer with a value of type \(describeType(type)).
      """, at: position)
    return true
  }

  private func misfit(_ answer: StubAnswer, _ form: WrittenForm<Function>) -> String? {
    let call = form.call
    let failure: StubFailure
    switch answer {
    case .value(let box) where call.part != .recordCall:
      if box.type == call.neededType { return nil }
      if call.neededType != Void.self, box.cast(to: call.neededType) != nil { return nil }
      failure = .wrongValue(box.original, words: "the value of its stub")
    case .error(let error):
      func isOne<Failure>(_ type: Failure.Type) -> Bool { error is Failure }
      if _openExistential(call.failureType, do: isOne) { return nil }
      failure = .cannotThrow(error, only: call.failureType)
    default: return nil
    }
    let text = failure.message(fakeName: fakeName, form.function, form.pattern.matchers ?? [], call.neededType)
    if let test = StandardReporter.currentTestID {
      call.state.withLock { $0[call.function].refusedStub = (text, test) }
    }
    return text
  }

  private func target(_ function: Function, _ pattern: ArgumentPattern, _ position: SourcePosition) -> StubTarget {
    // The scope in which the stub was begun.
    let state = state
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
      install: { specification, answers in self.install(specification, answers, for: function, in: state) })
  }
}

nonisolated extension Faker {
  private func install(
    _ specification: StubSpecification, _ answers: [StubAnswer], for function: Function,
    in state: LockedValue<FakerState>
  ) -> InstalledStub {
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
    report(
      """
      The stub of \(function.calls(of: fakeName, matching: specification.pattern)) \(fact)
      Make the faker with precedence: .specificFirst, or call removeUniversalStub(for: \(pasteableFunction(function))) \
      first.
      """, severity: .warning, at: specification.origin.position)
  }
}
