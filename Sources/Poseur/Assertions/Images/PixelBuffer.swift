/// A decoded image: rows from top to bottom, each pixel as red, green, blue and alpha.
///
/// The image before decoding (its file, scale and colour space) says little about how it looks.
nonisolated public struct PixelBuffer: Equatable, Sendable {
  let size: PixelSize
  let bytes: [UInt8]

  /// Takes the pixels of an image, or returns nil if the number of bytes doesn't fit the sides or a side is below zero.
  /// - Parameters:
  ///   - width: how many pixels a row has.
  ///   - height: how many rows there are.
  ///   - bytes: four for each pixel: red, green, blue and alpha, with the colours premultiplied by alpha.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width >= 0, height >= 0 else { return nil }
    let (area, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard !isTooLarge, bytes.count.isMultiple(of: 4), bytes.count / 4 == area else { return nil }
    size = PixelSize(width: width, height: height)
    self.bytes = bytes
  }

  /// The pixel at an index that counts row by row.
  subscript(index: Int) -> PixelColor {
    let first = index * 4
    return PixelColor(red: bytes[first], green: bytes[first + 1], blue: bytes[first + 2], alpha: bytes[first + 3])
  }
}

/// One pixel, with a byte for each channel.
nonisolated struct PixelColor: Equatable, Sendable, CustomStringConvertible {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// The difference in the channel that differs most.
  ///
  /// Two fully transparent pixels don't differ, since nobody sees their colours.
  func distance(to other: PixelColor) -> UInt8 {
    if alpha == 0 && other.alpha == 0 { return 0 }
    return max(
      PixelColor.distance(red, other.red), PixelColor.distance(green, other.green),
      PixelColor.distance(blue, other.blue), PixelColor.distance(alpha, other.alpha))
  }

  private static func distance(_ lhs: UInt8, _ rhs: UInt8) -> UInt8 { lhs < rhs ? rhs - lhs : lhs - rhs }

  /// The colour as written on the web: `#FF8000FF`, red first and alpha last.
  var description: String {
    let channels = [red, green, blue, alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    return "#" + channels.joined()
  }
}

/// The size of an image in pixels, not in points.
nonisolated struct PixelSize: Equatable, Sendable, CustomStringConvertible {
  var width: Int
  var height: Int

  var area: Int { width * height }

  var description: String { "\(width)×\(height)" }
}

/// An image that can be decoded, for the image assertions.
///
/// `UIImage`, `NSImage` and `CGImage` conform. To compare images of another type, make it conform:
/// ```swift
/// extension Bitmap: PixelSource {
///   var decodedPixels: PixelBuffer? { PixelBuffer(width: width, height: height, bytes: rgbaBytes) }
/// }
/// ```
nonisolated public protocol PixelSource {
  /// The visible pixels, with colours premultiplied by alpha, or nil if the image can't be decoded.
  ///
  /// Nil never counts as equal. The colours are premultiplied because a nearly transparent pixel has next to no colour:
  /// dividing by its alpha would magnify every rounding error.
  var decodedPixels: PixelBuffer? { get }
}

nonisolated extension PixelBuffer: PixelSource {
  /// The pixels themselves.
  public var decodedPixels: PixelBuffer? { self }
}
