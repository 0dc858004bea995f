// The lists of arguments are disfavoured: a typed check that trails would be taken for an argument.

extension StaticFake {
  /// Whether the function was called, with any arguments. Takes the same time however many calls there are.
  /// - Parameter function: the function to look for.
  /// - Returns: whether there was such a call.
  public static func receivedCall(to function: ClassFunction) -> Bool { classFaker.receivedCall(to: function) }

  /// Whether the function was called with arguments that pass the check.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - argsMatch: takes the arguments of a call, in order.
  /// - Returns: whether there was such a call.
  public static func receivedCall(to function: ClassFunction, where argsMatch: ArgsCheck) -> Bool {
    classFaker.receivedCall(to: function, where: argsMatch)
  }

  /// Whether the function was called with these arguments, each a value or a matcher. None given means any arguments.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call.
  /// - Returns: whether there was such a call.
  @_disfavoredOverload
  public static func receivedCall(to function: ClassFunction, withArguments arguments: Any?...) -> Bool {
    classFaker.receivedCall(to: function, withArguments: arguments)
  }

  /// How often the function was called, with any arguments. Takes the same time however many calls there are.
  /// - Parameter function: the function to count.
  /// - Returns: how many such calls there were.
  public static func callCountFor(function: ClassFunction) -> Int { classFaker.callCountFor(function: function) }

  /// How often the function was called with arguments that pass the check.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - argsMatch: takes the arguments of a call, in order.
  /// - Returns: how many such calls there were.
  public static func callCountFor(function: ClassFunction, where argsMatch: ArgsCheck) -> Int {
    classFaker.callCountFor(function: function, where: argsMatch)
  }

  /// How often the function was called with these arguments, each a value or a matcher. None given means any arguments.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call.
  /// - Returns: how many such calls there were.
  @_disfavoredOverload
  public static func callCountFor(function: ClassFunction, withArguments arguments: Any?...) -> Int {
    classFaker.callCountFor(function: function, withArguments: arguments)
  }

  /// Every call, in the order in which they began.
  public static var calls: [RecordedCall<ClassFunction>] { classFaker.calls }

  /// The calls to one function, in the order in which they began.
  /// - Parameter function: the function to look for.
  /// - Returns: the calls, the oldest first.
  public static func calls(to function: ClassFunction) -> [RecordedCall<ClassFunction>] {
    classFaker.calls(to: function)
  }

  /// Whether anything was called.
  public static var hasRecordedCalls: Bool { classFaker.hasRecordedCalls }
}
