/// The difference between two images of the same size that exceeds the tolerance.
nonisolated struct PixelDifference {
  var count: Int
  /// The first differing pixel in reading order.
  var x: Int
  var y: Int
  var expected: PixelColor
  var received: PixelColor
  /// The tolerance with which the images would pass.
  var largestDistance: UInt8

  /// Nil if no pixel differs by more than `tolerance` in any channel. The sizes must be the same.
  init?(expected: PixelBuffer, received: PixelBuffer, tolerance: UInt8) {
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
    (y, x) = first.quotientAndRemainder(dividingBy: expected.size.width)
    (self.expected, self.received) = (expected[first], received[first])
    (self.count, self.largestDistance) = (count, largestDistance)
  }
}
