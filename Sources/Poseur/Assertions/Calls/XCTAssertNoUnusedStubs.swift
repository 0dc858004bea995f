#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that every stub of a fake has answered a call. A failure names the others and where they were written.
/// - Parameter fake: the fake.
public func XCTAssertNoUnusedStubs<F: Fake>(
  _ fake: F, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.noUnusedStubs(fake.faker, of: F.self), at: SourcePosition(file: file, line: line))
}

/// Asserts that every stub of a type has answered a call. A failure names the others and where they were written.
/// - Parameter fake: the type of the fake.
public func XCTAssertNoUnusedStubs<F: StaticFake>(
  _ fake: F.Type, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.noUnusedStubs(fake.classFaker, of: F.self), at: SourcePosition(file: file, line: line))
}
