/// The function that a stub is for, in its faker. An object, since each step of the builder hands it on.
nonisolated final class StubTarget {
  let function: StubbedFunction
  let faker: AnyObject
  /// That of the scope in which the stub was begun.
  let state: LockedValue<FakerState>
  /// The function's number there.
  let number: Int
  let pattern: ArgumentPattern
  /// The call, with the function's types, if the test wrote it.
  private let call: Invocation?
  /// Nil if the test names the function.
  let unfinished: UnfinishedStub?

  init(
    _ function: StubbedFunction, of faker: AnyObject, in state: LockedValue<FakerState>, _ number: Int,
    _ pattern: ArgumentPattern, writtenAs call: Invocation? = nil, _ unfinished: UnfinishedStub? = nil
  ) {
    self.faker = faker
    (self.function, self.state, self.number, self.pattern) = (function, state, number, pattern)
    (self.call, self.unfinished) = (call, unfinished)
  }

  /// Adds a stub.
  func add(_ specification: StubSpecification, _ answers: [StubAnswer]) -> Stub {
    // Comparing arguments runs the test's code, so this comes before the lock.
    let replaced = specification.replacesSame ? stubs(of: specification.pattern) : []
    let held = state.hold()
    let isOverridable = held.value.pointee.precedence == .universalFirst && !specification.pattern.isUniversal
    let overriding = isOverridable ? held.value.pointee[number].overridingStub : nil
    let removed = replaced.count > 0 ? replaced.map { held.value.pointee.remove($0) } : []
    let stub = held.value.pointee.add(specification, answers, to: number)
    let hasFailures = held.value.pointee.madeExtras?.repeatedFailures.isEmpty == false
    held.release()
    withExtendedLifetime(removed) {}
    if hasFailures { warnOfEarlierCall(specification.pattern) }
    if let overriding { function.warn(that: overriding, overrides: specification, answers) }
    return stub
  }

  /// Warns, once a function, if a call that the stub is for came before it and failed.
  private func warnOfEarlierCall(_ pattern: ArgumentPattern) {
    guard let test = StandardReporter.currentTestID else { return }
    let failure = RepeatedFailure(test: test, function: number)
    let calls = state.withLock { state -> FunctionCalls? in
      let mayBeLate =
        state.extras.repeatedFailures[failure] != nil && state[number].madeExtras?.hasWarnedOfLateStub != true
      return mayBeLate ? state[number].calls : nil
    }
    let isLate = calls?.entries.blocks.joined().contains { entry in
      guard case .unstubbed? = entry.outcome?.outcome else { return false }
      return pattern.matches(calls?.arguments(of: entry) ?? [], returning: entry.resultType)
    }
    guard isLate == true else { return }
    state.withLock { $0[number].extras.hasWarnedOfLateStub = true }
    function.report(
      """
      \(function.text(ofCallsMatching: pattern)) was called before this stub was written, and failed.
      Write the stub before the code that makes the call.
      """, severity: .warning)
  }

  /// The stubs that there are for the same calls.
  private func stubs(of pattern: ArgumentPattern) -> [Stub] {
    state.withLock { $0[number].stubs }.filter { $0.pattern.isSame(as: pattern) }
  }

  /// Why the function can't return or throw this, where its types are known.
  func misfit(_ answer: StubAnswer) -> FailureText? {
    guard let call else { return nil }
    let failure: StubFailure
    switch answer {
    case .value(let box) where call.part != .recordCall:
      if box.type == call.neededType { return nil }
      if call.neededType != Void.self, box.cast(to: call.neededType) != nil { return nil }
      failure = .wrongValue(box.original, words: "the value of its stub")
    case .error(let error):
      if call.canThrow(error) { return nil }
      failure = .cannotThrow(error, only: call.failureType)
    default: return nil
    }
    let text = failure.message(
      fakeName: function.fakeName, function.function, pattern.matchers ?? [], call.neededType)
    if let test = StandardReporter.currentTestID {
      state.withLock { $0[number].extras.refusedStub = (text, test) }
    }
    return text
  }
}

/// A function with a stub, as reports name it. A stub's answer may keep it: it has no part in the faker, which keeps the
/// stub.
nonisolated struct StubbedFunction: Sendable {
  let function: any PoseurFunction
  /// The name that the test gave the fake.
  let name: String?
  let reporter: any FailureReporter
  /// Where the stub is written.
  let position: SourcePosition

  var fakeName: String { name ?? type(of: function).fakeName }

  func text(ofCallsMatching pattern: ArgumentPattern) -> String { function.calls(of: fakeName, matching: pattern) }

  func report(_ message: String, severity: ReportSeverity = .failure) {
    Failures.reporter(keeping: reporter).report(message, severity: severity, at: position)
  }

  /// Reports a call with these arguments that doesn't fit its stub: "The stub that answered bark(3) …".
  func reportMisfit(_ arguments: [Any?], _ reason: String) {
    report("The stub that answered \(function.call(of: fakeName, with: arguments)) \(reason)")
  }
}

nonisolated extension Faker {
  /// Begins a stub of a function that is named.
  func builder(
    _ function: Function, _ pattern: ArgumentPattern, _ position: SourcePosition, replacing: Bool = false
  ) -> StubBuilder<Any?, [Any?]> {
    let state = state
    return StubBuilder(
      StubSpecification(replacesSame: replacing, position: position), InputReader(),
      StubTarget(stubbed(function, position), of: self, in: state, state.number(of: function), pattern))
  }

  /// Begins a stub of a written call. Reports the misuse if the closure wrote none.
  func builder<Output, Input>(_ written: Written<Function, Input>, _ position: SourcePosition)
    -> StubBuilder<Output, Input>
  {
    StubBuilder(
      StubSpecification(position: position), written.input, target(written.form, position, for: Output.self))
  }

  /// - Parameter output: what the closure returns.
  private func target(
    _ written: Result<WrittenForm<Function>, WrittenCallMisuse>, _ position: SourcePosition, for output: Any.Type
  ) -> StubTarget? {
    switch written {
    case .failure(let misuse):
      if let text = misuse.text { report(text, at: position) }
      return nil
    case .success(let form):
      if isWidened(output, form, position) { return nil }
      return StubTarget(
        stubbed(form.function, position), of: self, in: form.call.state, form.call.function, form.pattern,
        writtenAs: form.call,
        UnfinishedStub(at: position, standsForType ? Failures.reporter.boundToCurrentTest() : reporter))
    }
  }

  private func stubbed(_ function: Function, _ position: SourcePosition) -> StubbedFunction {
    StubbedFunction(function: function, name: name, reporter: reporter, position: position)
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
}
