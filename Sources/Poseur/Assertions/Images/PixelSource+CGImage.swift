#if canImport(CoreGraphics)
  // `public`, for modules in which an import is internal unless it says otherwise.
  public import CoreGraphics

  nonisolated extension CGImage: PixelSource {
    /// The pixels, drawn in sRGB.
    public var decodedPixels: PixelBuffer? {
      var bytes = [UInt8](repeating: 0, count: width * height * 4)
      let isDrawn = bytes.withUnsafeMutableBytes { draw(into: $0) }
      return isDrawn ? PixelBuffer(width: width, height: height, bytes: bytes) : nil
    }

    /// Draws into one fixed format, because two images may hold the same picture in different formats.
    private func draw(into bytes: UnsafeMutableRawBufferPointer) -> Bool {
      guard let colors = CGColorSpace(name: CGColorSpace.sRGB) else { return false }
      // Red is first in memory on every processor.
      let layout = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue
      guard
        let context = CGContext(
          data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
          space: colors, bitmapInfo: layout)
      else { return false }
      context.setBlendMode(.copy)
      context.interpolationQuality = .none
      context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
      return true
    }
  }
#endif
