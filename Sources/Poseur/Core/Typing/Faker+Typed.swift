extension Faker {
  /// Begins a stub that answers the calls whose arguments pass the check, which takes them in their types.
  /// - Parameters:
  ///   - function: the function to stub.
  ///   - argumentsMatch: takes the arguments. Should have no side effects. A call with other types does not match.
  @_disfavoredOverload
  public func stub<each Input>(
    function: Function, where argumentsMatch: @escaping (repeat each Input) -> Bool, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder {
    builder(
      function, ArgumentPattern(ArgumentCheck(typed: argumentsMatch)),
      SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Whether the function was called with arguments that pass the check, which takes them in their types.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - argumentsMatch: takes the arguments. A call with other types does not match.
  /// - Returns: whether there was such a call.
  @_disfavoredOverload
  public func receivedCall<each Input>(
    to function: Function, where argumentsMatch: (repeat each Input) -> Bool
  ) -> Bool {
    calls(to: function).contains { passTypedTest($0.arguments, argumentsMatch) }
  }

  /// How often the function was called with arguments that pass the check, which takes them in their types.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - argumentsMatch: takes the arguments. A call with other types does not match.
  /// - Returns: how many such calls there were.
  @_disfavoredOverload
  public func callCountFor<each Input>(
    function: Function, where argumentsMatch: (repeat each Input) -> Bool
  ) -> Int {
    calls(to: function).count { passTypedTest($0.arguments, argumentsMatch) }
  }

  /// The arguments of the calls to one function in their types, in the order in which the calls began.
  ///
  /// Calls whose arguments are of other types are left out, and are a failure that names the first.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - type: the arguments' types: `(Item, Member).self`, for one argument `Item.self`.
  /// - Returns: the arguments of each call, as a tuple.
  public func calls<each Input>(
    to function: Function, as type: (repeat each Input).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(repeat each Input)] {
    typedCalls(
      to: function, as: type, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The arguments of the calls to a function of one parameter, in the order in which the calls began.
  ///
  /// Calls whose arguments are of other types are left out, and are a failure that names the first.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - type: the argument's type.
  /// - Returns: the argument of each call.
  @_disfavoredOverload
  public func calls<Input>(
    to function: Function, as type: Input.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [Input] {
    // Swift cannot compare the results of the form for any number of types, though they are of the same type.
    typedCalls(
      to: function, as: type, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  func typedCalls<each Input>(
    to function: Function, as type: (repeat each Input).Type, at position: SourcePosition
  ) -> [(repeat each Input)] {
    var typed: [(repeat each Input)] = []
    var others: [(call: RecordedCall<Function>, mismatch: ArgumentTypeMismatch)] = []
    for call in calls(to: function) {
      do { typed.append(try typedArguments(call.arguments, as: type)) } catch {
        if let mismatch = error as? ArgumentTypeMismatch { others.append((call, mismatch)) }
      }
    }
    if let first = others.first {
      let message = "\(fakeName).\(first.call) was called with \(first.mismatch.brought), not \(first.mismatch.taken)."
      let more = others.count == 1 ? "" : " It is the first of \(others.count) such calls."
      report(message + more, at: position)
    }
    return typed
  }
}
