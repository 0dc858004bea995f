nonisolated extension Faker {
  /// Whether the function was called, with any arguments. Takes the same time however many calls there are; see `Fake`.
  public func receivedCall(to function: Function) -> Bool { callCountFor(function: function) > 0 }

  /// Whether the function was called with arguments that pass the check; see `Fake`.
  public func receivedCall(to function: Function, where argsMatch: ([Any?]) -> Bool) -> Bool {
    callSnapshot.contains(function) { argsMatch($0.list) }
  }

  /// Whether the function was called with these arguments, each a value or a matcher. None given means any arguments;
  /// see `Fake`.
  public func receivedCall(to function: Function, withArguments arguments: [Any?]) -> Bool {
    let pattern = ArgumentPattern(arguments)
    guard !pattern.isUniversal else { return receivedCall(to: function) }
    // A captor wants every call that matches; without one, the first will do.
    guard !pattern.capturesArguments else { return callCountFor(function: function, withArguments: arguments) > 0 }
    return callSnapshot.contains(function, where: pattern.matches)
  }

  /// How often the function was called, with any arguments. Takes the same time however many calls there are; see
  /// `Fake`.
  public func callCountFor(function: Function) -> Int {
    let state = state
    let known = state.lock().pointee.count(ofByte: singleByte(of: function))
    state.unlock()
    if known >= 0 { return known }
    let number = number(of: function)
    return state.withLock { $0.calls.count(of: number) }
  }

  /// How often the function was called with arguments that pass the check; see `Fake`.
  public func callCountFor(function: Function, where argsMatch: ([Any?]) -> Bool) -> Int {
    callSnapshot.sequenceNumbers(of: function) { argsMatch($0.list) }.count
  }

  /// How often the function was called with these arguments, each a value or a matcher. None given means any arguments;
  /// see `Fake`.
  public func callCountFor(function: Function, withArguments arguments: [Any?]) -> Int {
    let pattern = ArgumentPattern(arguments)
    guard !pattern.isUniversal else { return callCountFor(function: function) }
    return callSnapshot.sequenceNumbers(of: function, where: pattern.matchesCapturing).count
  }

  /// Every call, in the order in which they began.
  public var calls: [RecordedCall<Function>] { callSnapshot.calls() }

  /// The calls to one function, in the order in which they began; see `Fake`.
  public func calls(to function: Function) -> [RecordedCall<Function>] {
    callSnapshot.calls(to: function)
  }

  /// Whether anything was called.
  public var hasRecordedCalls: Bool { state.withLock { !$0.calls.isEmpty } }

  /// A copy of the record, to be read outside the lock.
  var callSnapshot: CallSnapshot<Function> {
    let calls = state.withLock(\.calls)
    return CallSnapshot(calls, functionIndex.withLock { $0 })
  }
}

// The variadic forms are disfavoured: otherwise a typed check in a trailing closure would be taken for an argument.

nonisolated extension Faker {
  /// Whether the function was called with these arguments, each a value or a matcher. None given means any arguments;
  /// see `Fake`.
  @_disfavoredOverload
  public func receivedCall(to function: Function, withArguments arguments: Any?...) -> Bool {
    receivedCall(to: function, withArguments: arguments)
  }

  /// How often the function was called with these arguments, each a value or a matcher. None given means any arguments;
  /// see `Fake`.
  @_disfavoredOverload
  public func callCountFor(function: Function, withArguments arguments: Any?...) -> Int {
    callCountFor(function: function, withArguments: arguments)
  }
}

nonisolated extension Faker {
  /// The most calls to a function that were open at the same time: that had begun and not ended; see `Fake`.
  public func maxConcurrentCalls(to function: Function) -> Int { callSnapshot.slot(of: function).maxConcurrentCalls }

  /// The most calls, to any functions, that were open at the same time; see `Fake`.
  public var maxConcurrentCalls: Int { callSnapshot.table.slots.maxConcurrentCalls }
}
