/// A test double for static or class functions: the type itself holds a faker.
///
/// ```swift
/// class FakeKennel: Kennel, StaticFake {
///   enum ClassFunction: String, PoseurFunction { case count }
///   static let classFaker = ClassFunction.classFaker()
///   override class func count() -> Int { recordAndStub(function: .count) }
/// }
/// ```
/// The type itself forwards, stubs and resets. For everything else, use its faker, which is a fake too:
/// ```swift
/// try await FakeKennel.classFaker.waitForCall(to: .count)
/// ```
/// All users of the type share its calls and stubs. Reset them at the end of a test, or make the faker with
/// `scope: .perTest` and isolate the tests.
nonisolated public protocol StaticFake {
  /// The table of its static functions.
  associatedtype ClassFunction: PoseurFunction
  /// Owns the calls and the stubs: `static let classFaker = ClassFunction.classFaker()`.
  static var classFaker: Faker<ClassFunction> { get }
}

nonisolated extension StaticFake {
  /// Begins a universal stub, which answers every call to the function once you complete it; see ``Fake``.
  public static func stub(
    function: ClassFunction, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder<Any?, [Any?]> {
    classFaker.stub(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub for the calls that `with` and `where` select, or for every call without them; see ``Fake``.
  public static func stub(
    _ function: ClassFunction, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder<Any?, [Any?]> {
    classFaker.stub(function, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub that answers the calls with these arguments, each a value or a matcher; see ``Fake``.
  public static func stub(
    function: ClassFunction, withArguments arguments: Any?..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder<Any?, [Any?]> {
    classFaker.storedFaker.builder(function, ArgumentPattern(arguments), SourcePosition(fileID, filePath, line, column))
  }

  /// Whether the function was called with these arguments as often as expected, with texts that explain the answer; see
  /// ``Fake``.
  public static func didCall(
    _ function: ClassFunction, withArguments arguments: [Any?] = [], countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    classFaker.didCall(function, withArguments: arguments, countSpecifier: countSpecifier)
  }

  /// Forgets every call, every stub and every default; see ``Fake``.
  public static func reset() { classFaker.reset() }

  /// Forgets every call; the stubs stay.
  public static func resetCalls() { classFaker.resetCalls() }

  /// Removes every stub; the calls and the defaults stay.
  public static func resetStubs() { classFaker.resetStubs() }

  /// Forgets every call, every stub and every default; another name for `reset`.
  public static func resetCallsAndStubs() { classFaker.resetCallsAndStubs() }
}
