/// A stub that a test has begun: the function it is for, in its faker. An object, since each step of the builder hands it
/// on. If its call is written and it never gets an answer, that's a failure.
nonisolated final class StubDraft {
  let faker: FakerCore
  /// That of the scope in which the stub was begun.
  let state: LockedValue<FakerState>
  /// The function's number there.
  let number: Int
  let position: SourcePosition
  /// That of the test, for a type's fake, whose faker lives on into other tests.
  private let ownReporter: (any FailureReporter)?
  /// The call, with the function's types, if the test wrote it.
  let call: Invocation?
  private var isAnswered = false

  init(
    of faker: FakerCore, in state: LockedValue<FakerState>, _ number: Int, writtenAs call: Invocation? = nil,
    at position: SourcePosition
  ) {
    (self.faker, self.state, self.number, self.call, self.position) = (faker, state, number, call, position)
    ownReporter = faker.standsForType ? Failures.reporter.boundToCurrentTest() : nil
  }

  deinit {
    if call == nil || isAnswered { return }
    report("This stub has no answer, so it does nothing.\nEnd it with one, such as andReturn, andThrow or andDo.")
  }

  var function: any PoseurFunction { state.tableFunction(number) }
  var reporter: any FailureReporter { ownReporter ?? faker.reporter }

  func report(_ message: String, severity: ReportSeverity = .failure) {
    Failures.reporter(keeping: reporter).report(message, severity: severity, at: position)
  }

  /// Completes the stub. Nil if the function can't return or throw one of the answers, which is a failure.
  func add(_ specification: StubSpecification, _ answers: [StubAnswer]) -> Stub? {
    isAnswered = true
    for answer in answers {
      guard let misfit = misfit(answer, specification.pattern) else { continue }
      report(misfit.description)
      return nil
    }
    // Comparing arguments runs the test's code, so this comes before the lock.
    let replaced = specification.replacesSame ? stubs(of: specification.pattern) : []
    let held = state.hold()
    let isOverridable = held.value.pointee.precedence == .universalFirst && !specification.pattern.isUniversal
    let overriding = isOverridable ? held.value.pointee.functions[number].overridingStub : nil
    let removed = replaced.count > 0 ? replaced.map { held.value.pointee.remove($0) } : []
    let stub = held.value.pointee.add(specification, answers, to: number)
    let hasFailures = held.value.pointee.madeExtras?.repeatedFailures.isEmpty == false
    held.release()
    withExtendedLifetime(removed) {}
    if hasFailures { warnOfEarlierCall(specification.pattern) }
    if let overriding { warn(that: overriding, overrides: specification, answers) }
    return stub
  }

  /// The stubs that there are for the same calls.
  private func stubs(of pattern: ArgumentPattern) -> [Stub] {
    state.withLock { $0[number].stubs }.filter { $0.pattern.isSame(as: pattern) }
  }
}

// MARK: - Misuse

nonisolated extension StubDraft {
  func text(ofCalls pattern: ArgumentPattern) -> String { function.calls(of: faker.fakeName, matching: pattern) }

  /// Warns, once a function, if a call that the stub is for came before it and failed.
  private func warnOfEarlierCall(_ pattern: ArgumentPattern) {
    guard let test = StandardReporter.currentTestID else { return }
    let calls = state.withLock { state -> FunctionCalls? in
      let mayBeLate =
        state.extras.repeatedFailures[number]?[test] != nil && state[number].madeExtras?.hasWarnedOfLateStub != true
      return mayBeLate ? state[number].calls : nil
    }
    let isLate = calls?.entries.blocks.joined().contains { entry in
      guard case .unstubbed? = entry.outcome?.outcome else { return false }
      return pattern.matches(calls?.arguments(of: entry) ?? [], returning: entry.resultType)
    }
    guard isLate == true else { return }
    state.withLock { $0[number].extras.hasWarnedOfLateStub = true }
    report(
      """
      \(text(ofCalls: pattern)) was called before this stub was written, and failed.
      Write the stub before the code that makes the call.
      """, severity: .warning)
  }
}

// MARK: - How a stub begins

nonisolated extension FakerCore {
  /// Begins a stub of a function that is named.
  func builder(
    _ function: some PoseurFunction, _ pattern: ArgumentPattern, _ position: SourcePosition, replacing: Bool = false
  ) -> StubBuilder<Any?, [Any?]> {
    let state = state
    return StubBuilder(
      specification: StubSpecification(pattern: pattern, replacesSame: replacing, position: position),
      input: InputReader(), draft: StubDraft(of: self, in: state, state.number(of: function), at: position))
  }
}

nonisolated extension StubBuilder {
  /// Begins a stub of a written call. Reports the misuse if the closure wrote none.
  init(_ call: WrittenCall<Input>) {
    let writing = call.writing
    let specification = StubSpecification(pattern: writing.written?.pattern ?? .any, position: writing.position)
    self.init(specification: specification, input: call.input, draft: nil)
    if let (call, pattern) = writing.written {
      if writing.resultType != call.neededType, writing.isWidened(call, pattern) { return }
      draft = StubDraft(of: writing.faker, in: call.state, call.function, writtenAs: call, at: writing.position)
    } else if let misuse = writing.misuse {
      writing.faker.report(misuse, at: writing.position)
    }
  }
}
