// The lists of arguments are disfavoured: a typed check that trails would be taken for an argument.

extension Fake {
  /// Whether the function was called, with any arguments. Takes the same time however many calls there are.
  /// - Parameter function: the function to look for.
  /// - Returns: whether there was such a call.
  public func receivedCall(to function: Function) -> Bool { faker.receivedCall(to: function) }

  /// Whether the function was called with arguments that pass the check.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - argsMatch: takes the arguments of a call, in order.
  /// - Returns: whether there was such a call.
  public func receivedCall(to function: Function, where argsMatch: ArgsCheck) -> Bool {
    faker.receivedCall(to: function, where: argsMatch)
  }

  /// Whether the function was called with these arguments, each a value or a matcher. None given means any arguments.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call.
  /// - Returns: whether there was such a call.
  @_disfavoredOverload
  public func receivedCall(to function: Function, withArguments arguments: Any?...) -> Bool {
    faker.receivedCall(to: function, withArguments: arguments)
  }

  /// How often the function was called, with any arguments. Takes the same time however many calls there are.
  /// - Parameter function: the function to count.
  /// - Returns: how many such calls there were.
  public func callCountFor(function: Function) -> Int { faker.callCountFor(function: function) }

  /// How often the function was called with arguments that pass the check.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - argsMatch: takes the arguments of a call, in order.
  /// - Returns: how many such calls there were.
  public func callCountFor(function: Function, where argsMatch: ArgsCheck) -> Int {
    faker.callCountFor(function: function, where: argsMatch)
  }

  /// How often the function was called with these arguments, each a value or a matcher. None given means any arguments.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call.
  /// - Returns: how many such calls there were.
  @_disfavoredOverload
  public func callCountFor(function: Function, withArguments arguments: Any?...) -> Int {
    faker.callCountFor(function: function, withArguments: arguments)
  }

  /// Every call, in the order in which they began.
  public var calls: [RecordedCall<Function>] { faker.calls }

  /// The calls to one function, in the order in which they began.
  /// - Parameter function: the function to look for.
  /// - Returns: the calls, the oldest first.
  public func calls(to function: Function) -> [RecordedCall<Function>] { faker.calls(to: function) }

  /// Whether anything was called.
  public var hasRecordedCalls: Bool { faker.hasRecordedCalls }
}
