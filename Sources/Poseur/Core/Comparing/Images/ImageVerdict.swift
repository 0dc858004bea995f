/// Whether two images look the same.
enum ImageVerdict: Equatable, Sendable {
  case equal(PixelSize)
  case sizesDiffer(expected: PixelSize, received: PixelSize)
  case pixelsDiffer(PixelDifference, of: PixelSize)
  /// Without a pixel there is nothing to tell apart: an image that failed to load must not pass for another one.
  case empty(PixelSize)
  /// What cannot be seen is neither equal nor different.
  case undecodable(expected: Bool, received: Bool)

  /// - Parameter tolerance: how far apart any channel of two equal pixels may be.
  init(expected: some PixelSource, received: some PixelSource, tolerance: UInt8) {
    let (expectedPixels, receivedPixels) = (expected.decodedPixels, received.decodedPixels)
    guard let expectedPixels, let receivedPixels else {
      self = .undecodable(expected: expectedPixels == nil, received: receivedPixels == nil)
      return
    }
    let size = expectedPixels.size
    if size != receivedPixels.size {
      self = .sizesDiffer(expected: size, received: receivedPixels.size)
    } else if size.area == 0 {
      self = .empty(size)
    } else if let difference = PixelDifference(
      expected: expectedPixels, received: receivedPixels, tolerance: tolerance)
    {
      self = .pixelsDiffer(difference, of: size)
    } else {
      self = .equal(size)
    }
  }
}

/// What is wrong with two images that ought to look the same, or `nil` when nothing is.
func compareImages(expected: some PixelSource, received: some PixelSource, tolerance: UInt8) -> String? {
  ImageVerdict(expected: expected, received: received, tolerance: tolerance).equalityFailure(tolerance: tolerance)
}

/// What is wrong with two images that ought to look different, or `nil` when nothing is.
///
/// Not the opposite of `compareImages`: images that cannot be seen are neither.
func contrastImages(expected: some PixelSource, received: some PixelSource, tolerance: UInt8) -> String? {
  ImageVerdict(expected: expected, received: received, tolerance: tolerance).differenceFailure(tolerance: tolerance)
}

extension ImageVerdict {
  func equalityFailure(tolerance: UInt8) -> String? {
    switch self {
    case .equal: nil
    case .sizesDiffer(let expected, let received): "Sizes differ: expected \(expected), received \(received)."
    case .pixelsDiffer(let difference, let size): difference.message(size: size, tolerance: tolerance)
    case .empty, .undecodable: undecidedMessage
    }
  }

  func differenceFailure(tolerance: UInt8) -> String? {
    switch self {
    case .equal(let size): "The images are equal: no pixel of \(size) differs (tolerance \(tolerance))."
    case .sizesDiffer, .pixelsDiffer: nil
    case .empty, .undecodable: undecidedMessage
    }
  }

  private var undecidedMessage: String? {
    switch self {
    case .equal, .sizesDiffer, .pixelsDiffer, .undecodable(false, false): nil
    case .empty(let size): "Both images are empty (\(size)): there is nothing to compare."
    case .undecodable(true, true): "Neither image can be decoded."
    case .undecodable(true, false): "The expected image cannot be decoded."
    case .undecodable(false, true): "The received image cannot be decoded."
    }
  }
}

extension PixelDifference {
  fileprivate func message(size: PixelSize, tolerance: UInt8) -> String {
    let share = "\(count) of \(size.area) \(size.area == 1 ? "pixel" : "pixels") \(count == 1 ? "differs" : "differ")"
    let place = "\(count == 1 ? "it is" : "the first") at (\(x), \(y)): expected \(expected), received \(received)."
    return "\(share) (tolerance \(tolerance)); \(place) The largest difference of a channel is \(largestDistance)."
  }
}
