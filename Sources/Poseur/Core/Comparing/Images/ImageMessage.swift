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
