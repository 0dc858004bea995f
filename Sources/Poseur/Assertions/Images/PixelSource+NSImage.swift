// Mac Catalyst can import AppKit, but it has no NSImage there.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  // `public`, for modules in which an import is internal unless it says otherwise.
  public import AppKit

  nonisolated extension NSImage: PixelSource {
    /// The pixels of the representation that suits a screen with one pixel per point.
    public var decodedPixels: PixelBuffer? {
      cgImage(forProposedRect: nil, context: nil, hints: nil)?.decodedPixels
    }
  }
#endif
