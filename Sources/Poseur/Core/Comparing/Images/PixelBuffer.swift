/// A decoded image: rows from top to bottom, each pixel as red, green, blue and alpha.
///
/// What an image is before it is decoded (its file, its scale, its colour space) says little about how it looks.
public struct PixelBuffer: Equatable, Sendable {
  let size: PixelSize
  let bytes: [UInt8]

  /// Takes the pixels of an image. `nil` for sides below zero, and for more or fewer bytes than the sides ask for.
  /// - Parameters:
  ///   - width: how many pixels a row has.
  ///   - height: how many rows there are.
  ///   - bytes: four for each pixel, red, green, blue and alpha; the colours premultiplied by alpha.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width >= 0, height >= 0 else { return nil }
    let (area, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard !isTooLarge, bytes.count.isMultiple(of: 4), bytes.count / 4 == area else { return nil }
    size = PixelSize(width: width, height: height)
    self.bytes = bytes
  }

  /// The pixel at an index that counts along the rows.
  subscript(index: Int) -> PixelColor {
    let first = index * 4
    return PixelColor(red: bytes[first], green: bytes[first + 1], blue: bytes[first + 2], alpha: bytes[first + 3])
  }
}
