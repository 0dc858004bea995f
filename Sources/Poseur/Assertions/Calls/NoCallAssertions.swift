#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Waits for a while, and expects that the fake doesn't receive the call that the closure makes.
///
/// ```swift
/// await expectNoCall(dog, during: .milliseconds(50)) { $0.bark() }
/// ```
/// It fails as soon as such a call comes, or if there is one already, and shows that call. A test that passes takes the
/// whole time. If you know something that happens after the call would have come, wait for that instead, then write
/// `expectHaveNotReceived`.
/// - Parameters:
///   - fake: the fake, or its faker.
///   - duration: how long to wait. Zero or less is a failure, because no call could come in that time.
///   - clock: measures the duration.
///   - message: the text that a failure begins with.
///   - call: makes one call to the fake that it gets, and awaits it if it's asynchronous. Making no call, or several, is a
///     failure.
/// - Returns: whether the assertion holds. It's also a failure if the task is cancelled before the end.
@discardableResult
nonisolated(nonsending) public func expectNoCall<F: Fake, each Input, T>(
  _ fake: F, during duration: Duration, clock: any Clock<Duration> = ContinuousClock(),
  message: @autoclosure () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ call: (F, repeat each Input) async throws -> T
) async -> Bool {
  let position = SourcePosition(fileID, filePath, line, column)
  let expected = await fake.call(times: .never, fileID: fileID, filePath: filePath, line: line, column: column, call)
  let verdict = await AssertionVerdict.noCall(expected, during: duration, clock: clock, at: position)
  return concludeAssertion(verdict, message, at: position)
}

/// Waits for a while, and expects that a function isn't called with these arguments; see the form for a written call.
/// - Parameters:
///   - fake: the fake, or its faker. Nil fails.
///   - function: the function you expect not to be called.
///   - arguments: the arguments of the call, each a value or a matcher. With none, any arguments match.
///   - duration: how long to wait. Zero or less is a failure, because no call could come in that time.
///   - clock: measures the duration.
///   - message: the text that a failure begins with.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated(nonsending) public func expectNoCall<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., during duration: Duration,
  clock: any Clock<Duration> = ContinuousClock(), message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Bool {
  let position = SourcePosition(fileID, filePath, line, column)
  let verdict = await AssertionVerdict.noCall(
    fake, function, arguments, during: duration, clock: clock, at: position)
  return concludeAssertion(verdict, message, at: position)
}
