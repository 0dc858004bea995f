nonisolated extension CallInProgress {
  /// Chooses the stub that answers, and takes its answer.
  ///
  /// The call is in the record before any of the test's code runs. Matching runs such code, and so does casting an
  /// answer to the type that is needed, which hashes the members of a set: both are done outside the lock. The choice
  /// is settled under the lock, since the stub may be gone or have come to another answer by then.
  ///
  /// A stub may be replaced by another while it is asked. Then the stubs that there are now are asked, since there was
  /// one all the time; but not without end, since what replaces a stub may be its own condition.
  mutating func choose(among openStubs: [Stub]) {
    var stubs = openStubs
    for _ in 1...10 {
      if hasAnswer(among: stubs) { return }
      let later = invocation.state.withLock { state in
        stubs.allSatisfy(\.isInstalled) ? [] : state[invocation.function].stubs
      }
      if later.isEmpty { return }
      (stubs, mismatched) = (later, [])
    }
  }

  private mutating func hasAnswer(among stubs: [Stub]) -> Bool {
    for stub in stubs where passed.isEmpty || !passed.contains(where: { $0 === stub.origin }) {
      guard stub.matches(arguments, returning: invocation.neededType), let answer = takeAnswer(of: stub) else {
        continue
      }
      if stub.pattern.capturesArguments, !answer.isEnd { stub.pattern.capture(arguments) }
      (invocation.answer, invocation.stub) = (answer, stub.origin)
      return true
    }
    return false
  }

  /// Takes a stub's next answer, if it has one of the needed type. A value completes the record of the call.
  private mutating func takeAnswer(of stub: Stub) -> StubAnswer? {
    while true {
      switch invocation.state.withLock({ $0.takeAnswer(of: stub, for: invocation) }) {
      case .taken(let answer): return answer
      case .needsCast(let offered):
        guard let answer = offered.answer(for: invocation.neededType) else {
          mismatched.append(MistypedStub(value: offered.original, origin: stub.origin))
          return nil
        }
        let isTaken = invocation.state.withLock { $0.take(offered, of: stub, as: answer, for: invocation) }
        if isTaken { return answer }
      // Another call was faster, or the stub is gone.
      case nil: return nil
      }
    }
  }
}
