#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects a call that was described beforehand: with a list of arguments, with a check of them, or to a faker or a spy
/// that is no ``Fake``.
///
/// A failure shows the calls that came near, the nearest first, and why they do not match.
/// ```swift
/// expectHaveReceived(dog.call(to: .shouldFetch, where: { (item: Item, _: Member) in item == .ball }))
/// ```
/// - Parameter call: the call, and how often, made with `fake.call(to:withArguments:times:)` or
///   `fake.call(to:where:times:)`.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceived(
  _ call: ExpectedCall, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .received(call), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that calls of one fake or of several came in this order; others may have come between them.
///
/// Each call is looked for after the one named before it. It takes as many calls as its count requires at least; the
/// count then covers the calls up to the first one that matches the next. A failure shows the calls of all the fakes
/// and where the first one is missing.
/// - Parameter calls: the calls, made with `fake.call(to:withArguments:times:)`. Passing none is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceivedInOrder(
  _ calls: ExpectedCall..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .receivedInOrder(calls), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}
