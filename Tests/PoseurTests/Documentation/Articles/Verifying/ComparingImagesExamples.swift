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
}
