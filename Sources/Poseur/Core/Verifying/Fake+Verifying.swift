extension Fake {
  /// A call of this fake, for a check of the order in which calls of several fakes came.
  /// - Parameters:
  ///   - function: the function that is expected to be called.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often it is expected there; at least once by default.
  public func call(
    to function: Function, withArguments arguments: Any?..., times: CountSpecifier = .atLeast(1)
  ) -> ExpectedCall {
    faker.call(to: function, withArguments: arguments, times: times)
  }

  /// The stubs that no call has used, as they read in a message: the calls they are for, and where they were written.
  public var unusedStubs: [String] { faker.unusedStubs }
}

extension Fake where Function: CaseIterable {
  /// The functions of the table that were never called, in its order.
  public var uncalledFunctions: [Function] { faker.uncalledFunctions }
}
