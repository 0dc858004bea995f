/// Where two images of one size differ by more than the tolerance.
nonisolated struct PixelDifference {
  var count: Int
  /// The first place in reading order.
  var x: Int
  var y: Int
  var expected: PixelColor
  var received: PixelColor
  /// The tolerance that would let the images pass.
  var largestDistance: UInt8

  /// `nil` when no pixel differs by more than `tolerance` in any channel. The sizes have to be the same.
  init?(expected: PixelBuffer, received: PixelBuffer, tolerance: UInt8) {
    // Most images that are compared are the same to the byte, and this is far quicker than pixel by pixel.
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
