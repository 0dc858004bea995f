/// A call that takes more than a stub's value to answer.
nonisolated struct CallInProgress: ~Copyable {
  var invocation: Invocation
  /// The fake that was called, which stands in where it is asked for its own type.
  let fake: (any Fake)?
  /// The stubs that let the call proceed.
  var passed: [StubOrigin] = []
  /// The stubs that match, but have values that are not of the needed type.
  var mismatched: [MistypedStub] = []
  /// How the stub changes the result of a call-through.
  private(set) var change: ResultChange?
  /// Whether the stub calls through.
  private(set) var callsThrough = false
  /// How many answers the stub's sequence had, if it has ended and calls after it are to fail.
  private(set) var endedCount: Int?
  /// The failure that has already been reported for the call.
  var failure: FailureText?
  // Nil until the test's or the fake's code runs for it.
  private var timing: CallTiming?

  init(_ invocation: consuming Invocation, by fake: (any Fake)? = nil) {
    self.invocation = invocation
    self.fake = fake
  }

  /// The stub that was chosen; if it let the call proceed, the one that was chosen then.
  var stub: StubOrigin? { invocation.stub }
  var arguments: [Any?] { invocation.arguments }

  /// The stubs that were chosen, now or before the call proceeded.
  var chosen: [StubOrigin] { passed + (stub.map { [$0] } ?? []) }
}

// MARK: - Settling

/// The result of a call for its caller.
nonisolated enum CallResult {
  /// With a value of the needed type, or an error that the function can throw.
  case ended(CallEnding)
  /// The fake answers itself: no stub does, or the chosen one leaves the call to the fake.
  case ownTurn
  /// An answer to await.
  case later(DeferredAnswer)
  /// Nothing that fits.
  case misfit(StubFailure)
}

nonisolated extension CallInProgress {
  /// Does what the stub does. Chooses one first, if the call's beginning has left that open.
  mutating func settle() -> CallResult {
    if let stubs = invocation.openStubs {
      invocation.openStubs = nil
      choose(among: stubs)
    }
    // Taken, since a call that waits must not keep its stub alive.
    let answer = invocation.answer
    invocation.answer = nil
    switch answer {
    case .value(let box):
      // The value has completed the record, but knows nothing of a stub that let the call proceed.
      if let record = invocation.record, let timing = timing?.ended() {
        invocation.state.withLock { $0[invocation.function].calls.note(timing, of: record) }
      }
      return .ended(.success(box.value))
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
    case .callThrough(let change): (self.change, callsThrough) = (change, true)
    case nil: break
    }
    return .ownTurn
  }

  /// The same for an asynchronous function: awaits what there is to await, and goes on to the other stubs if one lets
  /// the call proceed.
  nonisolated(nonsending) mutating func settleAwaiting() async -> CallResult {
    var result = settle()
    while case .later(let answer) = result {
      do { result = settle(try await awaitedResult(of: answer, beginWait())) } catch { result = threw(error) }
    }
    return result
  }

  private nonisolated(nonsending) func awaitedResult(
    of answer: DeferredAnswer, _ wasCancelled: LockedValue<Bool>?
  ) async throws -> DeferredResult {
    // A call that is not recorded waits behind those that are.
    answer.begin(invocation.record?.sequenceNumber ?? .max)
    let wait = pendingWait(for: answer)
    defer { wait?.end() }
    let mayEndCancelled = invocation.canThrow || invocation.failureType == CancellationError.self
    return try await withTaskCancellationHandler {
      try await answer.result(mayEndCancelled)
    } onCancel: {
      wasCancelled?.exchange(true)
    }
  }

  /// Has it told that the call waits.
  private func pendingWait(for answer: DeferredAnswer) -> PendingWait? {
    guard let position = stub?.position else { return nil }
    let (call, source) = (invocation, answer.source)
    return .begin(.heldCall, at: position) {
      let (function, texts) = (call.tableFunction, call.arguments.map(plainText(of:)))
      return {
        let text = "\(type(of: function).fakeName).\(function.label.call(withTexts: texts))"
        return "\(text) waits for \(source.rawValue) at \(position): \(source.remedy)"
      }
    }
  }

  private mutating func settle(_ awaited: DeferredResult) -> CallResult {
    switch awaited {
    case .returned(let result): return returned(result)
    case .given(let result, let words):
      guard let value = castResult(invocation.neededType == Void.self ? () : result, to: invocation.neededType) else {
        return .misfit(.wrongValue(result, words: words))
      }
      complete(.returned(value))
      return .ended(.success(value))
    case .proceed:
      if let stub { passed.append(stub) }
      (invocation.stub, mismatched) = (nil, [])
      let function = invocation.function
      invocation.openStubs = invocation.state.withLock { $0[function].stubs }
      return settle()
    case .cancelled: return .misfit(.cancelled)
    case .abandoned(let closing, let wasHeld): return .misfit(.abandoned(closing, wasHeld: wasHeld))
    }
  }

  /// Takes what a stub's closure returned, if it is of the type that the function returns, or a `Result` of it. A
  /// function that returns nothing takes any result.
  private func returned(_ result: Any?) -> CallResult {
    // Most results need no cast.
    let isExact = if let result { type(of: result) == invocation.neededType } else { false }
    if let value = isExact ? result : castResult(result, to: invocation.neededType) {
      complete(.returned(value))
      return .ended(.success(value))
    }
    switch (result as? any ResultShape)?.anyResult {
    case .success(let value): return returned(value)
    case .failure(let error): return threw(error)
    case nil: return .misfit(.wrongResult(result))
    }
  }

  private func threw(_ error: any Error) -> CallResult {
    complete(.threw(error))
    if invocation.canThrow(error) { return .ended(.failure(error)) }
    return .misfit(.cannotThrow(error, only: invocation.failureType))
  }

  /// For an error from a stub's closure: either the closure did not run, since it does not take what the call brought,
  /// or the error is its own.
  private func didNotReturn(_ error: any Error) -> CallResult {
    (error as? ArgumentTypeMismatch).map { .misfit(.wrongArguments($0)) } ?? threw(error)
  }
}

/// The result of a closure as the function returns it; nil if it is of another type.
nonisolated func castResult(_ result: Any?, to neededType: Any.Type) -> Any? {
  if neededType == Void.self { return result is any ResultShape ? nil : () }
  return castAny(result, to: neededType)
}

// MARK: - The record

nonisolated extension CallInProgress {
  /// Code is about to run that answers the call. The first such code counts.
  mutating func beginTiming() {
    if invocation.record != nil, timing == nil { timing = CallTiming() }
  }

  /// An answer is about to be awaited. What is known of the call is in the record from now on.
  /// - Returns: what notes if the task is cancelled meanwhile.
  private mutating func beginWait() -> LockedValue<Bool>? {
    let isNew = timing == nil
    beginTiming()
    guard let record = invocation.record, let wasCancelled = timing?.wait() else { return nil }
    if isNew {
      invocation.state.withLock { $0[invocation.function].calls.complete(record, .pending, stub: nil, timing: timing) }
    }
    return wasCancelled
  }

  /// Writes down how the call ended, and which stub answered it.
  func complete(_ outcome: CallOutcome) {
    guard let record = invocation.record else { return }
    let timing = timing?.ended()
    let held = invocation.state.hold()
    held.value.pointee.functions[invocation.function].calls.complete(record, outcome, stub: stub, timing: timing)
  }
}
