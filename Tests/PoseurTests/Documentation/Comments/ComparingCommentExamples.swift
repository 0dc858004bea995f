import Poseur
import Testing

/// The Swift of the documentation comments in Comparing, as it stands there.
@Suite("In Comparing, the comment of")
struct ComparingCommentExamples {
  @Test("PixelSource shows an image of one's own")
  func pixelSource() {
    #expect(Bitmap().decodedPixels == PixelBuffer(width: 1, height: 1, bytes: [0, 0, 0, 255]))
  }
}

// MARK: - Fixtures

private struct Bitmap {
  let width = 1
  let height = 1
  let rgbaBytes: [UInt8] = [0, 0, 0, 255]
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Bitmap: PixelSource {
  var decodedPixels: PixelBuffer? { PixelBuffer(width: width, height: height, bytes: rgbaBytes) }
}
