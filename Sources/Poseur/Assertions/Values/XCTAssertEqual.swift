#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that two values of any type are equal in the sense of ``isAnyEqual(_:_:)``: by their own `==` where they
/// have one, else member by member; objects by their fields.
///
/// A failure shows both values, and a line for each place where they differ. An operand that throws is a failure.
/// - Parameters:
///   - lhs: the value at hand, which the failure calls received.
///   - rhs: the value that it should equal, which the failure calls expected.
///   - message: what the failure begins with.
public func XCTAssertEqualAny(
  _ lhs: @autoclosure () throws -> Any?, _ rhs: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.values(.equal, lhs, rhs), message, at: SourcePosition(file: file, line: line))
}

/// Asserts that two values of any type are different: the opposite of `XCTAssertEqualAny`, except that an operand
/// that throws is a failure here too.
/// - Parameters:
///   - lhs: the value at hand.
///   - rhs: the value that it should not equal.
///   - message: what the failure begins with.
public func XCTAssertNotEqualAny(
  _ lhs: @autoclosure () throws -> Any?, _ rhs: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.values(.different, lhs, rhs), message, at: SourcePosition(file: file, line: line))
}

/// Asserts that two images look the same: as many pixels, of the same colours, however they are stored.
///
/// A failure tells how many pixels differ, and shows the first. Images that are nil, empty or cannot be decoded are
/// failures: there is nothing to compare. So is an operand that throws. Works with `UIImage`, `NSImage`, `CGImage`,
/// ``PixelBuffer`` and every other ``PixelSource``.
/// - Parameters:
///   - lhs: the image at hand, which the failure calls received.
///   - rhs: the image that it should look like, which the failure calls expected.
///   - tolerance: how far any channel of two pixels may be apart, of 255.
///   - message: what the failure begins with.
public func XCTAssertEqualImage<Image: PixelSource>(
  _ lhs: @autoclosure () throws -> Image?, _ rhs: @autoclosure () throws -> Image?, tolerance: UInt8 = 0,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  let verdict = AssertionVerdict.images(.equal, lhs, rhs, tolerance: tolerance)
  concludeAssertion(verdict, message, at: SourcePosition(file: file, line: line))
}

/// Asserts that two images look different. Images that are nil, empty or cannot be decoded are failures here too.
/// - Parameters:
///   - lhs: the image at hand.
///   - rhs: the image that it should not look like.
///   - tolerance: how far any channel of two pixels may be apart, of 255.
///   - message: what the failure begins with.
public func XCTAssertNotEqualImage<Image: PixelSource>(
  _ lhs: @autoclosure () throws -> Image?, _ rhs: @autoclosure () throws -> Image?, tolerance: UInt8 = 0,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  let verdict = AssertionVerdict.images(.different, lhs, rhs, tolerance: tolerance)
  concludeAssertion(verdict, message, at: SourcePosition(file: file, line: line))
}
