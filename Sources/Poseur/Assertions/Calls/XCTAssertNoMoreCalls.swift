#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that every call of a fake was counted by an assertion that passed: by `HaveReceived` or
/// `HaveReceivedInOrder`. Counting uses nothing up: a call may be counted again.
/// - Parameter fake: the fake.
public func XCTAssertNoMoreCalls<F: Fake>(
  _ fake: F, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.noMoreCalls(fake.faker, of: F.self), at: SourcePosition(file: file, line: line))
}

/// Asserts that every call of a type was counted by an assertion that passed: by `HaveReceived` or
/// `HaveReceivedInOrder`. Counting uses nothing up: a call may be counted again.
/// - Parameter fake: the type of the fake.
public func XCTAssertNoMoreCalls<F: StaticFake>(
  _ fake: F.Type, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.noMoreCalls(fake.classFaker, of: F.self), at: SourcePosition(file: file, line: line))
}
