#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that every stub of a fake has answered a call. A failure names the others and where they were written.
/// - Parameter fake: the fake.
/// - Returns: whether the assertion holds.
@discardableResult
public func expectNoUnusedStubs<F: Fake>(
  _ fake: F, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .noUnusedStubs(fake.faker, of: F.self),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that every stub of a type has answered a call. A failure names the others and where they were written.
/// - Parameter fake: the type of the fake.
/// - Returns: whether the assertion holds.
@discardableResult
public func expectNoUnusedStubs<F: StaticFake>(
  _ fake: F.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .noUnusedStubs(fake.classFaker, of: F.self),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}
