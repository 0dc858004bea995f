// The imports are `public` for modules in which an import is internal unless it says otherwise.

#if canImport(CoreGraphics)
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

#if canImport(UIKit)
  public import UIKit

  nonisolated extension UIImage: PixelSource {
    /// The pixels as they are shown, turned by the orientation.
    ///
    /// An image that a `CIImage` backs has no pixels, because a `CIImage` is only a recipe. Render it first.
    public var decodedPixels: PixelBuffer? {
      cgImage?.decodedPixels?.upright(from: PixelOrientation(rawValue: imageOrientation.rawValue) ?? .up)
    }
  }
#endif

// Mac Catalyst can import AppKit, but it has no NSImage there.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  nonisolated extension NSImage: PixelSource {
    /// The pixels of the representation that suits a screen with one pixel per point.
    public var decodedPixels: PixelBuffer? { cgImage(forProposedRect: nil, context: nil, hints: nil)?.decodedPixels }
  }
#endif
