/// An image that can be decoded, as the image assertions take it.
///
/// `UIImage`, `NSImage` and `CGImage` conform. An image type of another library can be compared once it conforms, too:
/// ```swift
/// extension Bitmap: PixelSource {
///   var decodedPixels: PixelBuffer? { PixelBuffer(width: width, height: height, bytes: rgbaBytes) }
/// }
/// ```
nonisolated public protocol PixelSource {
  /// The pixels as they are seen, colours premultiplied by alpha; `nil` where the image cannot be decoded, which never
  /// counts as equal.
  ///
  /// Premultiplied, since what is nearly transparent has next to no colour: dividing by its alpha would magnify every
  /// rounding error.
  var decodedPixels: PixelBuffer? { get }
}

nonisolated extension PixelBuffer: PixelSource {
  /// The pixels themselves.
  public var decodedPixels: PixelBuffer? { self }
}
