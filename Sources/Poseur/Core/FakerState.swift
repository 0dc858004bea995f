/// Everything a faker's lock guards.
struct FakerState<Function: PoseurFunction> {
  var calls: CallTable<Function>
  var stubs: StubTable<Function>
  /// Those who wait for calls.
  var waiters = WaiterTable<Function>()
  /// The functions that were found by their names, by the address of the name's text.
  var functionsByName: [UInt: Function] = [:]

  /// Whom the call to the function wakes that was just recorded; to be woken outside the lock.
  mutating func waiters(wokenBy function: Function) -> [any CallWaiter] {
    waiters.isEmpty ? [] : waiters.take(function, count: calls.count(of: function))
  }
}

/// Lets builders and handles reach the stubs without knowing the function type.
struct FakerStubStore<Function: PoseurFunction>: StubStore {
  let state: LockedValue<FakerState<Function>>

  func append(_ answer: StubAnswer, toStub id: Int) -> Bool { state.withLock { $0.stubs.append(answer, to: id) } }

  func endStub(_ id: Int, with end: SequenceEnd) -> Bool { state.withLock { $0.stubs.end(id, with: end) } }

  func callCount(ofStub id: Int) -> Int { state.withLock { $0.stubs.callCount(of: id) } }

  func removeStub(_ id: Int) -> Bool {
    let removed = state.withLock { $0.stubs.remove(id) }
    return removed != nil
  }
}
