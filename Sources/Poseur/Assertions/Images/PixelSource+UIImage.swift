#if canImport(UIKit)
  // `public`, for modules in which an import is internal unless it says otherwise.
  public import UIKit

  nonisolated extension UIImage: PixelSource {
    /// The pixels as they are shown, turned by the orientation.
    ///
    /// An image that a `CIImage` backs has no pixels, because a `CIImage` is only a recipe. Render it first.
    public var decodedPixels: PixelBuffer? {
      cgImage?.decodedPixels?.upright(from: imageOrientation.pixelOrientation)
    }
  }

  nonisolated extension UIImage.Orientation {
    fileprivate var pixelOrientation: PixelOrientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      @unknown default: .up
      }
    }
  }
#endif
