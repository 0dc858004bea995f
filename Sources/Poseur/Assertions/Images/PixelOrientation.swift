/// Tells where the first row and the first column of a stored image belong when it's shown.
///
/// Two images with the same pixels but different orientations look different.
nonisolated enum PixelOrientation: Int {
  // Numbered as in UIKit.
  case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

  /// Whether a row of the stored image is shown as a column.
  var swapsSides: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

  /// The position at which the pixel stored at `x` and `y` is shown.
  func uprightPosition(x: Int, y: Int, in size: PixelSize) -> (x: Int, y: Int) {
    let (mirroredX, mirroredY) = (size.width - 1 - x, size.height - 1 - y)
    return switch self {
    case .up: (x, y)
    case .upMirrored: (mirroredX, y)
    case .down: (mirroredX, mirroredY)
    case .downMirrored: (x, mirroredY)
    case .leftMirrored: (y, x)
    case .right: (mirroredY, x)
    case .rightMirrored: (mirroredY, mirroredX)
    case .left: (y, mirroredX)
    }
  }
}

nonisolated extension PixelBuffer {
  /// The pixels as they are shown, from pixels as they are stored.
  func upright(from orientation: PixelOrientation) -> PixelBuffer? {
    if orientation == .up { return self }
    let uprightSize = orientation.swapsSides ? PixelSize(width: size.height, height: size.width) : size
    var upright = [UInt8](repeating: 0, count: bytes.count)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let position = orientation.uprightPosition(x: x, y: y, in: size)
        let (source, target) = ((y * size.width + x) * 4, (position.y * uprightSize.width + position.x) * 4)
        for channel in 0..<4 { upright[target + channel] = bytes[source + channel] }
      }
    }
    return PixelBuffer(width: uprightSize.width, height: uprightSize.height, bytes: upright)
  }
}
