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
        ImageComparison(expected: expected, received: received, tolerance: tolerance).failureMessage(
          expectation, tolerance)
      }
  }
}

nonisolated extension ImageComparison {
  /// Nil if the images are as expected.
  fileprivate func failureMessage(_ expectation: EqualityExpectation, _ tolerance: UInt8) -> String? {
    switch (self, expectation) {
    case (.equal, .equal), (.sizesDiffer, .different), (.pixelsDiffer, .different): nil
    case (.equal(let size), .different): "The images are equal: no pixel of \(size) differs (tolerance \(tolerance))."
    case (.sizesDiffer(let expected, let received), .equal):
      "Sizes differ: expected \(expected), received \(received)."
    case (.pixelsDiffer(let difference, let size), .equal): difference.message(size: size, tolerance: tolerance)
    case (.empty(let size), _): "Both images are empty (\(size)): there is nothing to compare."
    case (.undecodable(expected: true, received: true), _): "Neither image can be decoded."
    case (.undecodable(expected: true, received: false), _): "The expected image cannot be decoded."
    case (.undecodable, _): "The received image cannot be decoded."
    }
  }
}

nonisolated extension PixelDifference {
  fileprivate func message(size: PixelSize, tolerance: UInt8) -> String {
    let share = "\(count) of \(size.area) \(size.area == 1 ? "pixel" : "pixels") \(count == 1 ? "differs" : "differ")"
    let details = "\(count == 1 ? "it is" : "the first") at (\(x), \(y)): expected \(expected), received \(received)."
    return "\(share) (tolerance \(tolerance)); \(details) The largest difference of a channel is \(largestDistance)."
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
