// The variadic forms are disfavoured. Otherwise Swift would take a check in a trailing closure for an argument.

nonisolated extension Fake {
  /// Whether the function was called, with any arguments. Takes the same time no matter how many calls there are.
  /// - Parameter function: the function to look for.
  /// - Returns: whether there was such a call.
  public func receivedCall(to function: Function) -> Bool { storedFaker.count(of: function) > 0 }

  /// Whether the function was called with arguments that pass a check.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - argsMatch: takes the arguments of a call, in order.
  /// - Returns: whether there was such a call.
  public func receivedCall(to function: Function, where argsMatch: ArgsCheck) -> Bool {
    storedFaker.calls(of: function).contains { arguments, _ in argsMatch(arguments) }
  }

  /// Whether the function was called with these arguments, each a value or a matcher. With none, any arguments match.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, in order. A call with a different number of arguments doesn't match.
  ///     Captors keep the arguments of every call that matches. A closure equals nothing, so that's a failure.
  /// - Returns: whether there was such a call.
  @_disfavoredOverload
  public func receivedCall(
    to function: Function, withArguments arguments: Any?..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    MeantCalls(self, function, ArgumentPattern(arguments), doubtfulAt: SourcePosition(fileID, filePath, line, column))
      .isReceived
  }

  /// How often the function was called, with any arguments. Takes the same time no matter how many calls there are.
  /// - Parameter function: the function to count.
  /// - Returns: how many such calls there were.
  public func callCountFor(function: Function) -> Int { storedFaker.count(of: function) }

  /// How often the function was called with arguments that pass a check.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - argsMatch: takes the arguments of a call, in order.
  /// - Returns: how many such calls there were.
  public func callCountFor(function: Function, where argsMatch: ArgsCheck) -> Int {
    storedFaker.calls(of: function).count(where: argsMatch)
  }

  /// How often the function was called with these arguments, each a value or a matcher. With none, any arguments match.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - arguments: the arguments of the call, in order. A call with a different number of arguments doesn't match.
  ///     Captors keep the arguments of every call that matches. A closure equals nothing, so that's a failure.
  /// - Returns: how many such calls there were.
  @_disfavoredOverload
  public func callCountFor(
    function: Function, withArguments arguments: Any?..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Int {
    MeantCalls(self, function, ArgumentPattern(arguments), doubtfulAt: SourcePosition(fileID, filePath, line, column))
      .count
  }

  /// Every call, in the order they began.
  public var calls: [RecordedCall<Function>] { storedFaker.callSnapshot.calls { knownValue($0) } }

  /// The calls to one function, in the order they began.
  /// - Parameter function: the function to look for.
  /// - Returns: the calls, the oldest first.
  public func calls(to function: Function) -> [RecordedCall<Function>] {
    storedFaker.calls(of: function).recordedCalls(to: function)
  }

  /// Whether any function was called.
  public var hasRecordedCalls: Bool { storedFaker.state.withLock(\.hasCalls) }

  /// The largest number of calls to a function that were open at the same time.
  ///
  /// ```swift
  /// #expect(library.maxConcurrentCalls(to: .load) == 1)
  /// ```
  /// A call is open from its beginning to its end. A call that's answered at once, for example by a stub's value,
  /// overlaps with none. Any other call made while a stub's closure answers a call overlaps with that call.
  /// - Parameter function: the function to look at.
  /// - Returns: how many; 1 if no calls overlapped, 0 if there are no calls.
  public func maxConcurrentCalls(to function: Function) -> Int { storedFaker.calls(of: function).maxConcurrentCalls }
}
