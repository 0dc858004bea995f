// Labels that come to mind first, because the queries about calls have them. You can't use them: the compiler says what
// to write instead.

/// Not available: the label is `with:`.
@available(*, unavailable, renamed: "expectHaveReceived(_:_:with:)")
nonisolated public func expectHaveReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, withArguments arguments: Any?..., times: some ExpectedCount = .atLeast(1)
) {}

/// Not available: the label is `with:`.
@available(*, unavailable, renamed: "expectHaveNotReceived(_:_:with:)")
nonisolated public func expectHaveNotReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, withArguments arguments: Any?...
) {}

/// Not available: the label is `with:`.
@available(*, unavailable, renamed: "XCTAssertHaveReceived(_:_:with:)")
nonisolated public func XCTAssertHaveReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, withArguments arguments: Any?..., times: some ExpectedCount = .atLeast(1)
) {}

/// Not available: the label is `with:`.
@available(*, unavailable, renamed: "XCTAssertHaveNotReceived(_:_:with:)")
nonisolated public func XCTAssertHaveNotReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, withArguments arguments: Any?...
) {}
