#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Decides whether two images look the same, or different, as expected. If an image is missing, they do neither.
nonisolated struct ImageVerdict {
  /// Nil if the images are as expected.
  let failureMessage: String?

  init<Image: PixelSource>(_ expectation: EqualityExpectation, received: Image?, expected: Image?, tolerance: UInt8) {
    failureMessage =
      switch (received, expected) {
      case (nil, nil): "Both images are nil."
      case (nil, _): "The received image is nil."
      case (_, nil): "The expected image is nil."
      case (let received?, let expected?):
        Self.failureMessage(expectation, received.decodedPixels, expected.decodedPixels, tolerance)
      }
  }

  private static func failureMessage(
    _ expectation: EqualityExpectation, _ received: PixelBuffer?, _ expected: PixelBuffer?, _ tolerance: UInt8
  ) -> String? {
    switch (received, expected) {
    case (nil, nil): return "Neither image can be decoded."
    case (nil, _): return "The received image cannot be decoded."
    case (_, nil): return "The expected image cannot be decoded."
    case (let received?, let expected?):
      let size = expected.size
      if size != received.size {
        return expectation == .equal ? "Sizes differ: expected \(size), received \(received.size)." : nil
      }
      // An image that failed to load must not pass for another.
      if size.area == 0 { return "Both images are empty (\(size)): there is nothing to compare." }
      let difference = Self.difference(received, expected, tolerance)
      if expectation == .equal { return difference }
      return difference == nil ? "The images are equal: no pixel of \(size) differs (tolerance \(tolerance))." : nil
    }
  }

  /// Nil if no pixel differs by more than the tolerance in any channel. Both images have the same size.
  private static func difference(_ received: PixelBuffer, _ expected: PixelBuffer, _ tolerance: UInt8) -> String? {
    // Most images are identical to the byte, and this check is far quicker than one by pixel.
    if expected.bytes == received.bytes { return nil }
    var (count, largestDistance) = (0, UInt8(0))
    var first: Int?
    for index in 0..<expected.size.area {
      let distance = expected[index].distance(to: received[index])
      guard distance > tolerance else { continue }
      count += 1
      largestDistance = max(largestDistance, distance)
      first = first ?? index
    }
    guard let first else { return nil }
    let (y, x) = first.quotientAndRemainder(dividingBy: expected.size.width)
    let area = expected.size.area
    let share = "\(count) of \(area) \(area == 1 ? "pixel" : "pixels") \(count == 1 ? "differs" : "differ")"
    let place = "\(count == 1 ? "it is" : "the first") at (\(x), \(y))"
    return """
      \(share) (tolerance \(tolerance)); \(place): expected \(expected[first]), received \(received[first]). \
      The largest difference of a channel is \(largestDistance).
      """
  }
}

nonisolated extension AssertionVerdict {
  /// Two images are there, and look the same or different.
  static func images<Image: PixelSource>(
    _ expectation: EqualityExpectation, _ received: () throws -> Image?, _ expected: () throws -> Image?,
    tolerance: UInt8
  ) -> Self {
    pair(expectation, "images", received, expected) {
      ImageVerdict(expectation, received: $0, expected: $1, tolerance: tolerance).failureMessage
    }
  }
}
