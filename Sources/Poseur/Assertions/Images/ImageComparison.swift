/// Whether two images look the same.
nonisolated enum ImageComparison {
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
