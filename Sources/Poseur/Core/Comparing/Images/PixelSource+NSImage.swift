// AppKit can be imported on Mac Catalyst, but has no NSImage there.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension NSImage: PixelSource {
    /// Those of the representation that suits a screen of one pixel a point.
    var decodedPixels: PixelBuffer? {
      cgImage(forProposedRect: nil, context: nil, hints: nil)?.decodedPixels
    }
  }
#endif
