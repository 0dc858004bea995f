/// An image that can be decoded.
protocol PixelSource {
  /// The pixels as they are seen, colours premultiplied by alpha; `nil` where they cannot be had, which is never equality.
  ///
  /// Premultiplied, since what is nearly transparent has next to no colour: to divide by its alpha would blow up every
  /// error of rounding.
  var decodedPixels: PixelBuffer? { get }
}

extension PixelBuffer: PixelSource {
  var decodedPixels: PixelBuffer? { self }
}
