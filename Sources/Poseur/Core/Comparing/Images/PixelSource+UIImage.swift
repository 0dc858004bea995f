#if canImport(UIKit)
  import UIKit

  extension UIImage: PixelSource {
    /// The pixels as they are shown, turned by the orientation.
    ///
    /// Not to be had of an image that stands on a `CIImage`, which is a recipe: render it first.
    public var decodedPixels: PixelBuffer? {
      cgImage?.decodedPixels?.upright(from: imageOrientation.pixelOrientation)
    }
  }

  extension UIImage.Orientation {
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
