import Poseur
import Testing

@Suite("The page on comparing images shows that")
struct ComparingImagesExamples {
  @Test("images are compared pixel by pixel")
  func pixels() {
    let redAndBlue = PixelBuffer(
      width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 255])
    let twoReds = PixelBuffer(width: 2, height: 1, bytes: [255, 0, 0, 255, 255, 0, 0, 255])

    #expect(
      Failures.capture { expectEqualImage(redAndBlue, twoReds) } == [
        """
        1 of 2 pixels differs (tolerance 0); it is at (1, 0): expected #FF0000FF, received #0000FFFF. The largest difference of a channel is 255.
        """
      ])
    expectNotEqualImage(redAndBlue, twoReds)
  }

  @Test("images that are nearly the same are equal within a tolerance")
  func tolerance() {
    let (icon, expected) = (Bitmap(), Bitmap())
    var photo = Bitmap()
    photo.rgbaBytes[0] = 2

    expectEqualImage(icon, expected)
    expectEqualImage(photo, expected, tolerance: 2)

    #expect(Failures.capture { expectEqualImage(photo, expected, tolerance: 1) }.count == 1)
    #expect(Failures.capture { expectEqualImage(nil, expected) }.count == 1)
  }
}

// MARK: - Fixtures

private struct Bitmap {
  let width = 1
  let height = 1
  var rgbaBytes: [UInt8] = [0, 0, 0, 255]
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Bitmap: PixelSource {
  var decodedPixels: PixelBuffer? {
    PixelBuffer(width: width, height: height, bytes: rgbaBytes)
  }
}
