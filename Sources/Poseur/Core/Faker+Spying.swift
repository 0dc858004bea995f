extension Faker {
  /// Whether the function was called, with any arguments. Takes the same time however many calls there are.
  /// - Parameter function: the function to look for.
  public func receivedCall(to function: Function) -> Bool { callCountFor(function: function) > 0 }

  /// Whether the function was called with arguments that pass the check.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - argsMatch: takes the arguments of a call, in order.
  public func receivedCall(to function: Function, where argsMatch: ([Any?]) -> Bool) -> Bool {
    recordedCalls.contains(function, where: argsMatch)
  }

  /// Whether the function was called with these arguments, each a value or a matcher. None given means any arguments.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call. Captors keep those
  ///     of every call that matches.
  public func receivedCall(to function: Function, withArguments arguments: [Any?]) -> Bool {
    let pattern = ArgumentPattern(arguments)
    guard !pattern.isUniversal else { return receivedCall(to: function) }
    // A captor wants every call that matches, else the first will do.
    guard !pattern.capturesArguments else { return callCountFor(function: function, withArguments: arguments) > 0 }
    return recordedCalls.contains(function, where: pattern.matches)
  }

  /// How often the function was called, with any arguments. Takes the same time however many calls there are.
  /// - Parameter function: the function to count.
  public func callCountFor(function: Function) -> Int { state.withLock { $0.calls.count(of: function) } }

  /// How often the function was called with arguments that pass the check.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - argsMatch: takes the arguments of a call, in order.
  public func callCountFor(function: Function, where argsMatch: ([Any?]) -> Bool) -> Int {
    calls(to: function).count { argsMatch($0.arguments) }
  }

  /// How often the function was called with these arguments, each a value or a matcher. None given means any arguments.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call. Captors keep those
  ///     of every call that matches.
  public func callCountFor(function: Function, withArguments arguments: [Any?]) -> Int {
    let pattern = ArgumentPattern(arguments)
    guard !pattern.isUniversal else { return callCountFor(function: function) }
    return calls(to: function).count { pattern.matchesCapturing($0.arguments) }
  }

  /// Every call, in the order in which they began.
  public var calls: [RecordedCall<Function>] { recordedCalls.calls() }

  /// The calls to one function, in the order in which they began.
  /// - Parameter function: the function to look for.
  public func calls(to function: Function) -> [RecordedCall<Function>] {
    recordedCalls.calls(to: function)
  }

  /// Whether anything was called.
  public var hasRecordedCalls: Bool { state.withLock { !$0.calls.isEmpty } }

  /// A copy of the record, to be read outside the lock.
  var recordedCalls: CallTable<Function> { state.withLock { $0.calls } }
}
