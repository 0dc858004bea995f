extension StaticFake {
  /// A call of this fake, for a check of the order in which calls of several fakes came.
  /// - Parameters:
  ///   - function: the function that is expected to be called.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often it is expected there; at least once by default.
  public static func call(
    to function: ClassFunction, withArguments arguments: Any?..., times: CountSpecifier = .atLeast(1)
  ) -> ExpectedCall {
    classFaker.call(to: function, withArguments: arguments, times: times)
  }

  /// The stubs that no call has used, as they read in a message: the calls they are for, and where they were written.
  public static var unusedStubs: [String] { classFaker.unusedStubs }
}

extension StaticFake where ClassFunction: CaseIterable {
  /// The functions of the table that were never called, in its order.
  public static var uncalledFunctions: [ClassFunction] { classFaker.uncalledFunctions }
}
