#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects a condition to come true in time, and asks again and again until it does.
///
/// ```swift
/// await expectEventually { await model.titles.count == 3 }
/// ```
/// It's the last resort, for an effect that nothing else tells of. A call to a fake wakes whoever waits for it: use
/// `waitForCall` for that. In XCTest, write it in the same way.
/// - Parameters:
///   - message: the text that the failure begins with.
///   - timeout: how long to ask. With `.zero`, it asks once.
///   - condition: whether there's nothing left to wait for. If it throws, that's a failure at once.
/// - Returns: whether the condition came true. It's also a failure if the task is cancelled before that.
@discardableResult
nonisolated(nonsending) public func expectEventually(
  _ message: @autoclosure () -> String = "", timeout: Duration = .seconds(5), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _ condition: () async throws -> Bool
) async -> Bool {
  let verdict = await AssertionVerdict.comesTrue(condition, within: timeout)
  return concludeAssertion(verdict, message, at: SourcePosition(fileID, filePath, line, column))
}
