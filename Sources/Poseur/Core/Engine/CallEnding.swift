/// How a call ends, for its caller: a value of the type that the function returns, or an error that it can throw.
typealias CallEnding = Result<Any, any Error>

nonisolated extension CallEnding {
  /// The same in the types of the function.
  func value<Value, Thrown: Error>(throwing: Thrown.Type) throws(Thrown) -> Value {
    switch self {
    case .success(let value): return knownValue(value)
    case .failure(let error): throw knownValue(error, as: Thrown.self)
    }
  }
}

nonisolated extension CallInProgress {
  /// Writes down that the call returns a value.
  func ended(returning value: Any) -> CallEnding {
    complete(.returned(value))
    return .success(value)
  }

  /// Writes down that the call throws an error.
  func ended(throwing error: any Error) -> CallEnding {
    complete(.threw(error))
    return .failure(error)
  }
}

nonisolated extension FakerCore {
  /// How a call ends that has begun to be settled; nil if it is the fake's own turn.
  func ending(_ call: inout CallInProgress, _ result: CallResult) -> CallEnding? {
    switch result {
    case .ended(let ending): return ending
    case .later(let answer):
      call.beginTiming()
      return ending(&call, misfit: .cannotAwait(answer.source))
    case .misfit(let failure): return ending(&call, misfit: failure)
    case .ownTurn:
      call.failure = reportSequenceEnd(of: call)
      return nil
    }
  }

  /// For an answer that does not fit: an error if the function can throw, else the fake's own answer, if it has one, else
  /// a stand-in.
  private func ending(_ call: inout CallInProgress, misfit: StubFailure) -> CallEnding? {
    let isQuiet = misfit.isEndOfCall || misfit.isReported
    let message = isQuiet ? message(misfit, call) : reportMisfit(misfit, call)
    if call.invocation.canThrow { return call.ended(throwing: UnstubbedCall(message)) }
    if misfit.isEndOfCall, let value = standIn(for: call) { return call.ended(returning: value) }
    if call.invocation.hasFallback { return nil }
    // The process may be about to stop: the test whose stub it is has to be told first.
    if misfit.isEndOfCall { report(message.description, at: call.stub?.position) }
    if let error = standInError(for: call) { return call.ended(throwing: error) }
    return call.ended(returning: standIn(for: call, orEndTestWith: message))
  }

  /// For a call that no stub answers, and for which the fake has no answer of its own: what the policy says.
  func endingWithoutStub(_ call: inout CallInProgress) -> CallEnding {
    let (isVoid, canThrow) = (call.invocation.neededType == Void.self, call.invocation.canThrow)
    if !isVoid, call.failure == nil { call.failure = refusedStub(of: call) }
    // A stub was to answer, but calls through to nothing, or has a value of another type.
    let isMisuse = call.callsThrough || !call.mismatched.isEmpty
    let answer: Any? = isVoid ? () : registeredAnswer(to: &call, isMisuse: isMisuse)
    // A function that returns nothing needs no answer, but counts as unanswered if a stub was to answer.
    let isAnswered = isVoid ? !isMisuse && call.failure == nil : answer != nil
    call.complete(isAnswered ? .returned(answer) : .unstubbed)
    if isAnswered, isVoid { warnOfClosure(in: call) }
    if let answer, !isMisuse { return .success(answer) }

    // A function that can throw needs no stand-in.
    var standIn = canThrow ? nil : standIn(for: call)
    let policy = unstubbed
    let isQuiet = policy == .returnDefault && !isMisuse && call.failure == nil
    if isQuiet, let standIn { return .success(standIn) }
    let ownError = canThrow || policy == .trap ? nil : standInError(for: call)
    // The failure is the same, but the other tests of the run go on.
    if !canThrow, standIn == nil, ownError == nil { standIn = call.invocation.earlierValue }

    let isFailure = call.failure == nil && !(isQuiet && canThrow)
    let message: FailureText
    if isFailure {
      let origin = call.callsThrough ? call.stub : call.mismatched.first?.origin
      message = reportCall(to: call.invocation.tableFunction, at: origin?.position) { caller in
        call.callsThrough
          ? self.message(.nothingToCallThrough, call)
          : UnstubbedCallReport(of: call, to: self, needsValue: standIn == nil, throwing: ownError, by: caller).message
      }
    } else {
      message = call.failure ?? UnstubbedCallReport(of: call, to: self).message
    }
    if policy == .trap { TrapCatcher.trap(message.description, at: position) }
    if let answer { return .success(answer) }
    if canThrow { return .failure(UnstubbedCall(message, isReported: !isQuiet)) }
    if let ownError { return .failure(ownError) }
    return .success(standIn ?? self.standIn(for: call, orEndTestWith: message))
  }
}

// MARK: - The fake's own answer, its `orElse:`

nonisolated extension FakerCore {
  /// How a call ends before it is the fake's own turn; nil if that is to begin.
  func endingBeforeFallback(_ call: inout CallInProgress, _ result: CallResult) -> CallEnding? {
    reportMismatches(of: call)
    if let ending = ending(&call, result) { return ending }
    call.beginTiming()
    return nil
  }

  /// For a call that the fake answered itself, as the stub may change the answer.
  func endingCalledThrough(_ call: borrowing CallInProgress, _ result: Any) -> CallEnding {
    var value = result
    do { value = try changed(call, result) } catch {
      if call.invocation.canThrow(error) { return call.ended(throwing: error) }
      _ = reportMisfit(.cannotThrow(error, only: call.invocation.failureType), call)
    }
    call.complete(.calledThrough(value))
    return .success(value)
  }

  /// The result of a call-through with the change that the stub makes to it, if any.
  private func changed(_ call: borrowing CallInProgress, _ result: Any) throws -> Any {
    guard let change = call.change else { return result }
    guard let changed = try change.apply(result) else {
      _ = reportMisfit(.cannotChange(result, takes: change.type), call)
      return result
    }
    if let value = castResult(changed, to: call.invocation.neededType) { return value }
    let message = reportMisfit(.wrongResult(changed), call)
    if call.invocation.canThrow { throw UnstubbedCall(message) }
    return result
  }
}

// MARK: - A call without an end

nonisolated extension FakerCore {
  /// Whether nobody can answer a call any more, and nobody needs its result, but it has none to end with. Says so.
  func isStranded(_ call: borrowing CallInProgress, _ result: CallResult) -> Bool {
    guard case .misfit(let misfit) = result, misfit.isBeyondTest, !call.invocation.canThrow, standIn(for: call) == nil,
      standInError(for: call) == nil
    else { return false }
    let type = call.invocation.neededType
    report(
      """
      \(message(misfit, call))
      The call stays suspended, since it can't throw, and Poseur can't make a value of type \(describeType(type)). If it \
      is to end, register one:
      \(fakerReceiverName).\(StandIn.registration(of: type))
      """, severity: .warning, at: call.stub?.position)
    return true
  }
}

nonisolated extension PendingWait {
  /// Keeps a call suspended for good.
  nonisolated(nonsending) static func withoutEnd() async {
    await withUnsafeContinuation { call in all.withLock { $0.callsWithoutEnd.append(call) } }
  }
}
