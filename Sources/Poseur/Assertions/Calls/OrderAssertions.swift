#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that calls to one or several fakes came in this order. Other calls may come between them.
///
/// Poseur looks for each call after the one you name before it. It first takes the fewest calls that the count allows.
/// After those, the count includes each further match, up to the first call that matches the next one you name. A
/// failure shows the calls to all the fakes and where the first one is missing.
/// - Parameter calls: the calls, made with `fake.call(to:withArguments:times:)`. Passing none is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceivedInOrder(
  _ calls: any AnyExpectedCall..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(.receivedInOrder(calls), at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that calls to one or several fakes came in this order; see `expectHaveReceivedInOrder`.
nonisolated public func XCTAssertHaveReceivedInOrder(
  _ calls: any AnyExpectedCall..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedInOrder(calls), at: SourcePosition(file, line))
}

/// Expects that calls came in the order of a list; see the form that takes calls one by one.
/// - Parameter calls: the calls, made with `fake.call(to:withArguments:times:)`. An empty list is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceivedInOrder(
  _ calls: [any AnyExpectedCall], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(.receivedInOrder(calls), at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that calls came in the order of a list; see `expectHaveReceivedInOrder`.
nonisolated public func XCTAssertHaveReceivedInOrder(
  _ calls: [any AnyExpectedCall], file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedInOrder(calls), at: SourcePosition(file, line))
}

/// Expects that exactly these calls came, in this order, with no other call to their fakes.
///
/// ```swift
/// expectHaveReceivedExactly(dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick))
/// ```
/// Each stands for one call unless `times:` gives another count. The default, at least once, doesn't say how many, so
/// it stands for one call as well. Fakes that none of these calls belong to may receive any calls. If a fake doesn't
/// keep all its calls, the assertion fails, because it can't know which they were.
/// - Parameter calls: the calls, made with `fake.call(to:withArguments:times:)`. Passing none is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceivedExactly(
  _ calls: any AnyExpectedCall..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(.receivedInOrder(calls, exactly: true), at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that exactly these calls came, in this order; see `expectHaveReceivedExactly`.
nonisolated public func XCTAssertHaveReceivedExactly(
  _ calls: any AnyExpectedCall..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedInOrder(calls, exactly: true), at: SourcePosition(file, line))
}
