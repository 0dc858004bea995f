/// The outcome of a comparison of two images.
nonisolated enum ImageComparison {
  case equal(PixelSize)
  case sizesDiffer(expected: PixelSize, received: PixelSize)
  case pixelsDiffer(PixelDifference, of: PixelSize)
  /// Neither image has pixels. They don't count as equal, since an image that failed to load must not pass for another.
  case empty(PixelSize)
  /// At least one image can't be decoded. It's neither equal nor different.
  case undecodable(expected: Bool, received: Bool)

  /// - Parameter tolerance: the largest difference in a channel between two equal pixels.
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
