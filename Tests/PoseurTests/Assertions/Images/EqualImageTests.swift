import Poseur
import Testing

@Suite("EqualImage")
struct EqualImageTests {
  @Test("what is as wished is not reported")
  func satisfied() {
    let messages = Failures.capture {
      #expect(expectEqualImage(gray(200), gray(200)))
      #expect(expectEqualImage(gray(200), gray(203), tolerance: 3))
      #expect(expectNotEqualImage(gray(200), gray(203), tolerance: 2))
      XCTAssertEqualImage(gray(200), gray(203), tolerance: 3)
      XCTAssertNotEqualImage(gray(200), gray(203))
    }

    #expect(messages == [])
  }

  @Test("images that differ are told, below the test's own words")
  func difference() {
    let text = """
      in the rain
      1 of 1 pixel differs (tolerance 2); it is at (0, 0): expected #CBCBCBFF, received #C8C8C8FF. \
      The largest difference of a channel is 3.
      """

    let messages = Failures.capture {
      #expect(!expectEqualImage(gray(200), gray(203), tolerance: 2, "in the rain"))
      XCTAssertEqualImage(gray(200), gray(203), tolerance: 2, "in the rain")
    }

    #expect(messages == [text, text])
  }

  @Test("images that are equal are told where a difference is wished for")
  func equality() {
    let text = "in the rain\nThe images are equal: no pixel of 1×1 differs (tolerance 3)."

    let messages = Failures.capture {
      #expect(!expectNotEqualImage(gray(200), gray(203), tolerance: 3, "in the rain"))
      XCTAssertNotEqualImage(gray(200), gray(203), tolerance: 3, "in the rain")
    }

    #expect(messages == [text, text])
  }

  @Test("no image is a failure of either expectation")
  func missing() {
    let none = PixelBuffer?.none

    let messages = Failures.capture {
      #expect(!expectEqualImage(none, none))
      #expect(!expectNotEqualImage(none, gray(1)))
      XCTAssertEqualImage(none, none)
      XCTAssertNotEqualImage(gray(1), nil)
    }

    #expect(
      messages == [
        "Both images are nil.", "The received image is nil.", "Both images are nil.", "The expected image is nil.",
      ])
  }

  @Test("an image that cannot be decoded is a failure of either expectation")
  func undecodable() {
    let messages = Failures.capture {
      #expect(!expectEqualImage(Fog(), Fog()))
      #expect(!expectNotEqualImage(Fog(), Fog()))
      XCTAssertEqualImage(Fog(), Fog())
      XCTAssertNotEqualImage(Fog(), Fog())
    }

    #expect(messages == Array(repeating: "Neither image can be decoded.", count: 4))
  }

  @Test("an operand that throws is a failure of either expectation")
  func throwing() throws {
    // A `try` in an operand makes a throwing closure of this one to the compiler; nothing comes out of it.
    let messages = try Failures.capture {
      XCTAssertEqualImage(try load(), gray(1))
      XCTAssertNotEqualImage(gray(1), try load())
    }

    #expect(
      messages == [
        "Expected two equal images, but the first one threw Hoarse().",
        "Expected two different images, but the second one threw Hoarse().",
      ])
  }

  @Test("the running test hears, at the line")
  func line() {
    let text = "The received image is nil."

    expectTestHears(text) { expectEqualImage(nil, gray(1)) }
    expectTestHears(text) { XCTAssertEqualImage(nil, gray(1)) }
  }
}

// MARK: - Fixtures

/// An image that shows nothing.
private struct Fog: PixelSource {
  var decodedPixels: PixelBuffer? { nil }
}

/// One pixel.
private func gray(_ channel: UInt8) -> PixelBuffer? {
  PixelBuffer(width: 1, height: 1, bytes: [channel, channel, channel, 255])
}

private func load() throws -> PixelBuffer? { throw Hoarse() }
