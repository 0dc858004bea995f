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
