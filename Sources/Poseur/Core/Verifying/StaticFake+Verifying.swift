nonisolated extension StaticFake {
  /// A call of this fake, for an assertion about it alone or about the order in which calls of several fakes came; see
  /// `Fake`.
  public static func call(
    to function: ClassFunction, withArguments arguments: Any?..., times: CountSpecifier = .atLeast(1)
  ) -> ExpectedCall {
    ExpectedCall(classFaker, named: ownTypeName(Self.self), function, ArgumentPattern(arguments), times)
  }

  /// A call of this fake whose arguments pass the check, for an assertion; see `Fake`.
  public static func call(
    to function: ClassFunction, where argsMatch: @escaping ([Any?]) -> Bool, times: CountSpecifier = .atLeast(1)
  ) -> ExpectedCall {
    ExpectedCall(classFaker, named: ownTypeName(Self.self), function, ArgumentPattern(where: argsMatch), times)
  }

  /// The stubs that no call has used, as they read in a message: the calls they are for, and where they were written.
  public static var unusedStubs: [String] { classFaker.unusedStubs }

  /// Whether the function was called with these arguments as often as expected, with texts that say what happened; see
  /// `Fake`.
  public static func didCall(
    _ function: ClassFunction, withArguments arguments: [Any?] = [], times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    classFaker.didCall(function, ArgumentPattern(arguments), times, fakeName: ownTypeName(Self.self))
  }

  /// The same as `didCall(_:withArguments:times:)`, under the label that Spry has for the count; see `Fake`.
  public static func didCall(
    _ function: ClassFunction, withArguments arguments: [Any?] = [], countSpecifier: CountSpecifier
  ) -> DidCallResult {
    classFaker.didCall(function, ArgumentPattern(arguments), countSpecifier, fakeName: ownTypeName(Self.self))
  }

  /// The same as `didCall(_:withArguments:times:)`, with the arguments listed one by one; see `Fake`.
  public static func didCall(
    _ function: ClassFunction, with arguments: Any?..., times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    classFaker.didCall(function, ArgumentPattern(arguments), times, fakeName: ownTypeName(Self.self))
  }
}

nonisolated extension StaticFake where ClassFunction: CaseIterable {
  /// The functions of the table that were never called, in the table's order.
  public static var uncalledFunctions: [ClassFunction] { classFaker.uncalledFunctions }
}
