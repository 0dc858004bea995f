nonisolated extension Faker {
  /// A copy of the record, to be read outside the lock.
  var callSnapshot: CallSnapshot<Function> {
    let state = state
    let (calls, idleStub) = state.withLock { ($0.knownCalls, $0.takeIdleStub()) }
    if let idleStub { tell(of: idleStub, in: state) }
    return CallSnapshot(calls)
  }

  func count(of function: Function) -> Int {
    let state = state
    if let byte = singleByte(of: function), let count = state.callCount(of: byte) { return count }
    return state.withState(of: function) { $0.calls.count }
  }

  func count(of function: Function, _ pattern: ArgumentPattern) -> Int {
    if pattern.isEveryCall { return count(of: function) }
    let record = callSnapshot
    let pattern = record.resolved(pattern, of: function)
    if pattern.isEveryCall { return record.calls(of: function).count }
    return record.sequenceNumbers(of: function, where: pattern.matchesCapturing).count
  }

  func hasCall(to function: Function, _ pattern: ArgumentPattern) -> Bool {
    // A captor wants every call that matches; without one, the first will do.
    if pattern.isUniversal || pattern.capturesArguments { return count(of: function, pattern) > 0 }
    return callSnapshot.contains(function, where: pattern.matches)
  }
}

nonisolated extension LockedValue<FakerState> {
  /// How often a function was called; nil if it has not come up.
  fileprivate func callCount(of function: Int) -> Int? {
    let held = hold()
    return held.value.pointee.callCount(of: function)
  }
}

nonisolated extension CallSnapshot {
  /// The pattern of a written call, which tells result types apart only where the calls have several.
  func resolved(_ pattern: ArgumentPattern, of function: Function) -> ArgumentPattern {
    pattern.resultType != nil && calls(of: function).needed(only: pattern.admits) ? pattern.forAnyResult : pattern
  }
}

nonisolated extension ArgumentPattern {
  func matches<Function>(_ call: RecordedCall<Function>) -> Bool { matches(call.arguments, returning: call.resultType) }
}
