/// A call that takes more than a stub's value to answer.
nonisolated struct CallInProgress: ~Copyable {
  let invocation: Invocation
  /// The fake that was called, which stands in where it is asked for its own type.
  let fake: (any Fake)?
  // What the chosen stub does. Taken once: a call that waits must not keep the stub alive.
  private var answer: StubAnswer?
  /// The stub that was chosen; if it let the call proceed, the one that was chosen then.
  private(set) var stub: StubOrigin?
  /// The stubs that let the call proceed.
  private var passed: [StubOrigin] = []
  /// What the stub makes of the result of a call-through.
  private(set) var change: ResultChange?
  /// The stubs that match, but have values that are not of the needed type.
  private(set) var mismatched: [MistypedStub] = []
  /// Whether the stub calls through.
  private(set) var callsThrough = false
  /// How many answers the stub's sequence had, if it has ended and calls after it are to fail.
  private(set) var endedCount: Int?
  /// What was reported of the call already.
  var failure: String?
  // The type of the actor that the call came from, as far as is known.
  private var actor: Any.Type?
  // Nil before code of the test's or of the fake's runs for it.
  private var timing: CallTiming?

  init(_ invocation: consuming Invocation, by fake: (any Fake)? = nil) {
    let (answer, stub, stubs) = (invocation.answer, invocation.stub, invocation.openStubs)
    (invocation.answer, invocation.openStubs) = (nil, nil)
    self.invocation = invocation
    self.fake = fake
    if let value = self.invocation.value { self.answer = .value(value) }
    if let answer { choose(answer, of: stub) }
    if let stubs { choose(among: stubs) }
  }

  var arguments: [Any?] { invocation.arguments }

  /// The stubs that were chosen, now or before the call proceeded.
  var chosen: [StubOrigin] { passed + (stub.map { [$0] } ?? []) }
}

// MARK: - Choosing

nonisolated extension CallInProgress {
  private mutating func choose(_ answer: StubAnswer, of stub: StubOrigin?) {
    (self.answer, self.stub) = (answer, stub)
    if case .callThrough(let change) = answer { self.change = change }
  }

  /// Chooses the stub that answers, and takes its answer.
  ///
  /// The call is in the record before any code of the test's runs. Matching runs such code, and so does casting an
  /// answer to the type that is needed, which hashes the members of a set: both are done outside the lock. The choice
  /// is settled under the lock, since the stub may be gone or have come to another answer by then.
  ///
  /// A stub may be replaced by another while it is asked. Then the stubs that there are now are asked, since there was
  /// one all the time; but not without end, since what replaces a stub may be its own condition.
  /// - Parameter stubs: those there are, the one to ask first in front.
  private mutating func choose(among stubs: [Stub]) {
    var stubs = stubs
    for _ in 1...10 {
      if hasAnswer(among: stubs) { return }
      guard let later = replacement(of: stubs) else { return }
      (stubs, mismatched) = (later, [])
    }
  }

  private mutating func hasAnswer(among stubs: [Stub]) -> Bool {
    var position = 0
    while position < stubs.count {
      let stub = stubs[position]
      if passed.count == 0 || !passed.contains(where: { $0 === stub.site }),
        stub.matches(arguments, returning: invocation.neededType),
        let answer = takeAnswer(of: stub, at: position)
      {
        if stub.pattern.capturesArguments, !answer.isEnd { stub.pattern.capture(keptArguments) }
        choose(answer, of: stub.site)
        return true
      }
      position += 1
    }
    return false
  }

  /// What captors keep: the copies that the record holds, if it does, else the arguments as they came.
  private var keptArguments: [Any?] {
    guard let record = invocation.record else { return arguments }
    let held = invocation.state.hold()
    return held.value.pointee[invocation.function].copiedArguments(of: record) ?? arguments
  }

  /// The stubs there are now, if some of the given ones are gone; nil if all of those are still there, or no stub is.
  private func replacement(of stubs: [Stub]) -> [Stub]? {
    if stubs.isEmpty { return nil }
    let later = invocation.state.withLock { $0[invocation.function].stubs }
    if later.isEmpty || later.elementsEqual(stubs, by: ===) { return nil }
    return Set(stubs.map(ObjectIdentifier.init)).isSubset(of: later.map(ObjectIdentifier.init)) ? nil : later
  }

  /// Takes a stub's next answer, if it has one of the needed type. A value completes the record of the call.
  private mutating func takeAnswer(of stub: Stub, at position: Int) -> StubAnswer? {
    while true {
      switch nextAnswer(of: stub, at: position) {
      case .taken(let answer): return answer
      case .needsCast(let offered, let turn):
        guard let value = offered.cast(to: invocation.neededType) else {
          mismatched.append(MistypedStub(value: offered.original, site: stub.site))
          return nil
        }
        let isTaken = invocation.state.withLock {
          $0.take(offered, turn: turn, of: stub, at: position, as: value, for: invocation)
        }
        if isTaken { return .value(value) }
      // Another call was faster, or the stub is gone.
      case nil: return nil
      }
    }
  }

  private func nextAnswer(of stub: Stub, at position: Int) -> NextAnswer? {
    let held = invocation.state.hold()
    return held.value.pointee.takeAnswer(of: stub, at: position, for: invocation)
  }
}

// MARK: - Settling

/// What the caller gets.
nonisolated enum CallResult {
  /// Of the needed type.
  case value(Any)
  case error(any Error)
  /// What the fake itself has to give: no stub answers, or the chosen one leaves the call to the fake.
  case ownTurn
  /// What is to be awaited.
  case later(DeferredAnswer)
  /// Nothing that fits.
  case misfit(StubFailure)
}

nonisolated extension CallInProgress {
  /// Does what the chosen stub does.
  mutating func settle() -> CallResult {
    defer { answer = nil }
    switch answer {
    case .value(let box):
      // The value has completed the record, but knows nothing of a stub that let the call proceed.
      if let record = invocation.record, let timing = timing?.ended() {
        invocation.state.withLock { $0[invocation.function].calls.note(timing, of: record) }
      }
      return .value(box.value)
    case .error(let error): return threw(error)
    case .action(let action):
      beginTiming()
      do { return returned(try action(arguments)) } catch { return didNotReturn(error) }
    case .asynchronousAction(_, let action):
      do { return .later(try action(arguments)) } catch {
        beginTiming()
        return didNotReturn(error)
      }
    case .ended(let count): endedCount = count
    case .callThrough: callsThrough = true
    case nil: break
    }
    return .ownTurn
  }

  /// The same for an asynchronous function: awaits what there is to await, and goes on to the other stubs if one lets
  /// the call proceed.
  nonisolated(nonsending) mutating func settleAwaiting() async -> CallResult {
    actor = #isolation.map { type(of: $0) }
    var result = settle()
    while case .later(let answer) = result { result = settle(await awaitedResult(of: beginWait(for: answer))) }
    return result
  }

  private nonisolated(nonsending) func awaitedResult(
    of answer: DeferredAnswer
  ) async -> Result<DeferredResult, any Error> {
    // A call that is not recorded waits behind those that are.
    answer.begin(invocation.record?.sequenceNumber ?? .max)
    let mayEndCancelled = invocation.canThrow || invocation.failureType == CancellationError.self
    do { return .success(try await answer.result(mayEndCancelled).value) } catch { return .failure(error) }
  }

  private mutating func settle(_ awaited: Result<DeferredResult, any Error>) -> CallResult {
    switch awaited {
    case .success(.returned(let result)): return returned(result)
    case .success(.given(let result, let words)):
      let value = castResult(invocation.neededType == Void.self ? () : result, to: invocation.neededType)
      guard let value else { return .misfit(.wrongValue(result, words: words)) }
      return completed(value)
    case .success(.proceed):
      if let stub { passed.append(stub) }
      (stub, change, mismatched) = (nil, nil, [])
      choose(among: invocation.state.withLock { $0[invocation.function].stubs })
      return settle()
    case .success(.cancelled): return .misfit(.cancelled)
    case .success(.abandoned(let closing, let wasHeld)): return .misfit(.abandoned(closing, wasHeld: wasHeld))
    case .failure(let error): return threw(error)
    }
  }

  /// Takes what a stub's closure returned, if it is of the type that the function returns, or a `Result` of it. A
  /// function that returns nothing takes any result.
  private func returned(_ result: Any?) -> CallResult {
    if let value = castResult(result, to: invocation.neededType) { return completed(value) }
    switch (result as? any ResultShape)?.anyResult {
    case .success(let value): return returned(value)
    case .failure(let error): return threw(error)
    case nil: return .misfit(.wrongResult(result))
    }
  }

  private func completed(_ value: Any) -> CallResult {
    complete(.returned(value))
    return .value(value)
  }

  private func threw(_ error: any Error) -> CallResult {
    complete(.threw(error))
    return .error(error)
  }

  /// For an error from a stub's closure: either the closure did not run, since it does not take what the call brought,
  /// or the error is its own.
  private func didNotReturn(_ error: any Error) -> CallResult {
    (error as? ArgumentTypeMismatch).map { .misfit(.wrongArguments($0)) } ?? threw(error)
  }
}

/// What a closure returned, as the function returns it; nil if it is of another type.
nonisolated func castResult(_ result: Any?, to neededType: Any.Type) -> Any? {
  if let result, type(of: result) == neededType { return result }
  if neededType == Void.self { return result is any ResultShape ? nil : () }
  func cast<Target>(_ type: Target.Type) -> Any? { castValue(result, to: type) }
  return _openExistential(neededType, do: cast)
}

// MARK: - The record

nonisolated extension CallInProgress {
  /// Code is about to run that answers the call. The first such code counts.
  mutating func beginTiming() {
    if invocation.record != nil, timing == nil { timing = CallTiming(on: actor) }
  }

  /// An answer is about to be awaited. What is known of the call is in the record from now on.
  /// - Returns: the answer, which notes if the task is cancelled meanwhile.
  private mutating func beginWait(for answer: DeferredAnswer) -> DeferredAnswer {
    let isNew = timing == nil
    beginTiming()
    guard let record = invocation.record, let cancellation = timing?.wait() else { return answer }
    if isNew {
      let pending = StoredOutcome(.pending, stub: nil, timing: timing)
      invocation.state.withLock { $0[invocation.function].calls.complete(record, pending) }
    }
    return answer.noting(cancellation)
  }

  /// Writes down how the call ended, and which stub answered it.
  func complete(_ outcome: CallOutcome) {
    guard let record = invocation.record else { return }
    let timing = timing?.ended()
    let held = invocation.state.hold()
    held.value.pointee.complete(record, to: invocation.function, outcome, stub: stub, timing: timing)
  }
}

nonisolated extension DeferredAnswer {
  /// The same answer, which notes if the task is cancelled while it is awaited.
  fileprivate func noting(_ cancellation: CallCancellation) -> DeferredAnswer {
    let result = result
    return DeferredAnswer(source, begin: begin) { canThrow in
      try await withTaskCancellationHandler {
        try await result(canThrow)
      } onCancel: {
        cancellation.note()
      }
    }
  }
}
