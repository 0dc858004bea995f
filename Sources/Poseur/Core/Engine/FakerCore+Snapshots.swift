nonisolated extension FakerCore {
  /// A copy of the record, to be read outside the lock.
  var callSnapshot: CallSnapshot {
    let state = state
    let (calls, stub) = state.withLock { ($0.knownCalls, $0.takeStubOfRecordCall()) }
    if let stub { tell(of: stub, in: state) }
    return CallSnapshot(calls)
  }

  /// The same of one function's calls: others may have millions.
  func calls(of function: any PoseurFunction) -> FunctionCalls {
    let state = state
    let number = state.number(of: function)
    let (calls, stub) = state.withLock { ($0.functions[number].calls, $0.takeStubOfRecordCall()) }
    if let stub { tell(of: stub, in: state) }
    return calls
  }

  func count(of function: some PoseurFunction) -> Int {
    guard let byte = singleByte(of: function) else { return state.withState(of: function) { $0.calls.count } }
    // A closure would take as long as the rest in debug builds.
    let held = state.hold()
    return held.value.pointee.callCount(ofFunction: byte)
  }
}
