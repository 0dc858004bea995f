#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects two images to look the same: as many pixels, of the same colours, however they are stored.
///
/// A failure says how many pixels differ and shows the first. An image that is nil, empty or can't be decoded is a
/// failure, because there is nothing to compare. It takes `UIImage`, `NSImage`, `CGImage`, ``PixelBuffer`` and every
/// other ``PixelSource``.
/// - Parameters:
///   - lhs: the actual image; the failure calls it "received".
///   - rhs: the image that it should look like; the failure calls it "expected".
///   - tolerance: how far apart any channel of two pixels may be, out of 255.
///   - message: the text that the failure begins with.
/// - Returns: whether the images look the same.
@discardableResult
nonisolated public func expectEqualImage<Image: PixelSource>(
  _ lhs: Image?, _ rhs: Image?, tolerance: UInt8 = 0, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let verdict = AssertionVerdict.images(.equal, { lhs }, { rhs }, tolerance: tolerance)
  return concludeAssertion(verdict, message, at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that two images look the same; see `expectEqualImage`. It's a failure if an operand throws.
nonisolated public func XCTAssertEqualImage<Image: PixelSource>(
  _ lhs: @autoclosure () throws -> Image?, _ rhs: @autoclosure () throws -> Image?, tolerance: UInt8 = 0,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.images(.equal, lhs, rhs, tolerance: tolerance), message, at: SourcePosition(file, line))
}

/// Expects two images to look different. An image that is nil, empty or can't be decoded is a failure here as well.
/// - Parameters:
///   - lhs: the actual image.
///   - rhs: the image that it should not look like.
///   - tolerance: how far apart any channel of two pixels may be, out of 255.
///   - message: the text that the failure begins with.
/// - Returns: whether the images look different.
@discardableResult
nonisolated public func expectNotEqualImage<Image: PixelSource>(
  _ lhs: Image?, _ rhs: Image?, tolerance: UInt8 = 0, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let verdict = AssertionVerdict.images(.different, { lhs }, { rhs }, tolerance: tolerance)
  return concludeAssertion(verdict, message, at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that two images look different; see `expectNotEqualImage`. It's a failure if an operand throws.
nonisolated public func XCTAssertNotEqualImage<Image: PixelSource>(
  _ lhs: @autoclosure () throws -> Image?, _ rhs: @autoclosure () throws -> Image?, tolerance: UInt8 = 0,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.images(.different, lhs, rhs, tolerance: tolerance), message, at: SourcePosition(file, line))
}
