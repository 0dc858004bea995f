import Testing
@testable import Poseur

@_spi(Poseur) @testable import PoseurCore

/// What is said of two images that are there is tested in `ImageMessageTests`.
@Suite("ImageVerdict")
struct ImageVerdictTests {
  @Test("no image is neither equal nor different", arguments: [EqualityExpectation.equal, .different])
  func missing(_ expectation: EqualityExpectation) {
    let none = PixelBuffer?.none

    #expect(message(expectation, received: none, expected: none) == "Both images are nil.")
    #expect(message(expectation, received: none, expected: .white) == "The received image is nil.")
    #expect(message(expectation, received: .white, expected: none) == "The expected image is nil.")
  }

  @Test(
    "images that cannot be decoded are neither equal nor different", arguments: [EqualityExpectation.equal, .different])
  func undecodable(_ expectation: EqualityExpectation) {
    #expect(message(expectation, received: .white, expected: Picture(nil)) == "The expected image cannot be decoded.")
  }

  @Test("the tolerance decides")
  func tolerance() {
    #expect(message(.equal, received: PixelBuffer.gray, expected: .white, tolerance: 55) == nil)
    #expect(message(.equal, received: PixelBuffer.gray, expected: .white, tolerance: 54) != nil)
    #expect(message(.different, received: PixelBuffer.gray, expected: .white, tolerance: 55) != nil)
    #expect(message(.different, received: PixelBuffer.gray, expected: .white, tolerance: 54) == nil)
  }

  @Test("expected and received keep their names")
  func names() {
    #expect(
      message(.equal, received: PixelBuffer.gray, expected: .white)
        == "1 of 1 pixel differs (tolerance 0); it is at (0, 0): expected #FFFFFFFF, received #C8C8C8FF. "
        + "The largest difference of a channel is 55.")
  }
}

// MARK: - Fixtures

extension ImageVerdictTests {
  private func message<Image: PixelSource>(
    _ expectation: EqualityExpectation, received: Image?, expected: Image?, tolerance: UInt8 = 0
  ) -> String? {
    ImageVerdict(expectation, received: received, expected: expected, tolerance: tolerance).failureMessage
  }
}

extension PixelBuffer {
  static let white = PixelBuffer(width: 1, height: 1, bytes: [255, 255, 255, 255])
  static let gray = PixelBuffer(width: 1, height: 1, bytes: [200, 200, 200, 255])
}

extension Picture {
  fileprivate static let white = Picture([[PixelColor(red: 255, green: 255, blue: 255, alpha: 255)]])
}
