/// Lets builders and handles reach the stubs without knowing the function type.
struct FakerStubStore: StubStore {
  let state: LockedValue<FakerState>

  func append(_ answer: StubAnswer, toStub id: Int) -> Bool { state.withLock { $0.stubs.append(answer, to: id) } }

  func endStub(_ id: Int, with end: SequenceEnd) -> Bool { state.withLock { $0.stubs.end(id, with: end) } }

  func callCount(ofStub id: Int) -> Int { state.withLock { $0.stubs.callCount(of: id) } }

  func removeStub(_ id: Int) -> Bool {
    let removed = state.withLock { $0.stubs.remove(id) }
    return removed != nil
  }
}
