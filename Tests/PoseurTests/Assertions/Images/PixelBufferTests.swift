import Testing

@testable import Poseur

@Suite("PixelBuffer") struct PixelBufferTests {
  @Test(
    "bytes that do not fit the sides make no image",
    arguments: [(2, 1, 7), (2, 1, 9), (2, 1, 4), (0, 0, 4), (-1, -1, 4), (-1, 0, 0), (0, -1, 0), (Int.max, 2, 0)])
  func invalid(width: Int, height: Int, count: Int) {
    #expect(PixelBuffer(width: width, height: height, bytes: [UInt8](repeating: 0, count: count)) == nil)
  }

  @Test("bytes that fit make an image", arguments: [(2, 1, 8), (1, 2, 8), (0, 0, 0), (0, 3, 0)])
  func valid(width: Int, height: Int, count: Int) throws {
    let bytes = [UInt8](repeating: 7, count: count)
    let buffer = try #require(PixelBuffer(width: width, height: height, bytes: bytes))

    #expect(buffer.size == PixelSize(width: width, height: height))
    #expect(buffer.bytes == bytes)
  }

  @Test("pixels count along the rows, channels are red, green, blue and alpha")
  func pixels() throws {
    let buffer = try #require(PixelBuffer(width: 1, height: 2, bytes: [1, 2, 3, 4, 5, 6, 7, 8]))

    #expect(buffer[0] == PixelColor(red: 1, green: 2, blue: 3, alpha: 4))
    #expect(buffer[1] == PixelColor(red: 5, green: 6, blue: 7, alpha: 8))
  }

  // Stored as: 1 2 3
  //            4 5 6
  @Test(
    "pixels are compared where they are seen",
    arguments: [
      (PixelOrientation.up, [[1, 2, 3], [4, 5, 6]]),
      (.upMirrored, [[3, 2, 1], [6, 5, 4]]),
      (.down, [[6, 5, 4], [3, 2, 1]]),
      (.downMirrored, [[4, 5, 6], [1, 2, 3]]),
      (.leftMirrored, [[1, 4], [2, 5], [3, 6]]),
      (.right, [[4, 1], [5, 2], [6, 3]]),
      (.rightMirrored, [[6, 3], [5, 2], [4, 1]]),
      (.left, [[3, 6], [2, 5], [1, 4]]),
    ] as [(PixelOrientation, [[UInt8]])])
  func orientations(_ orientation: PixelOrientation, rows: [[UInt8]]) throws {
    let stored = try #require(Picture(gray: [[1, 2, 3], [4, 5, 6]]).decodedPixels)

    #expect(stored.upright(from: orientation) == Picture(gray: rows).decodedPixels)
  }
}

// MARK: - Fixtures

extension Picture {
  fileprivate init(gray rows: [[UInt8]]) {
    self.init(rows.map { row in row.map { PixelColor(red: $0, green: 0, blue: 9, alpha: 255) } })
  }
}
