import Testing
@testable import Poseur

@_spi(Poseur) @testable import PoseurCore

@Suite("Comparing images") struct ImageMessageTests {
  static let rows = [
    ImageRow("equal", [[red, blue]], [[red, blue]], reads: nil),
    ImageRow(
      "one differs", [[red, blue], [red, red]], [[red, blue], [red, blue]],
      reads: "1 of 4 pixels differs (tolerance 0); it is at (1, 1): expected #FF0000FF, received #0000FFFF. "
        + "The largest difference of a channel is 255."),
    ImageRow(
      "several differ", [[red, red, red], [red, red, red]], [[red, red, red], [blue, red, darkRed]],
      reads: "2 of 6 pixels differ (tolerance 0); the first at (0, 1): expected #FF0000FF, received #0000FFFF. "
        + "The largest difference of a channel is 255."),
    ImageRow(
      "a single pixel", [[red]], [[darkRed]],
      reads: "1 of 1 pixel differs (tolerance 0); it is at (0, 0): expected #FF0000FF, received #F00000FF. "
        + "The largest difference of a channel is 15."),
    ImageRow("within tolerance", [[red]], [[darkRed]], tolerance: 15, reads: nil),
    ImageRow(
      "just beyond tolerance", [[red]], [[darkRed]], tolerance: 14,
      reads: "1 of 1 pixel differs (tolerance 14); it is at (0, 0): expected #FF0000FF, received #F00000FF. "
        + "The largest difference of a channel is 15."),
    ImageRow("tolerance 255", [[red, .white]], [[blue, .clear]], tolerance: 255, reads: nil),
    ImageRow("transparent", [[.clear]], [[PixelColor(red: 9, green: 8, blue: 7, alpha: 0)]], reads: nil),
    ImageRow(
      "transparent and not", [[.clear]], [[PixelColor(red: 0, green: 0, blue: 0, alpha: 10)]], tolerance: 9,
      reads: "1 of 1 pixel differs (tolerance 9); it is at (0, 0): expected #00000000, received #0000000A. "
        + "The largest difference of a channel is 10."),
    ImageRow("another height", [[red]], [[red], [red]], reads: "Sizes differ: expected 1×1, received 1×2."),
    ImageRow("sides swapped", [[red, red]], [[red], [red]], reads: "Sizes differ: expected 2×1, received 1×2."),
    ImageRow("empty and not", [], [[red]], reads: "Sizes differ: expected 0×0, received 1×1."),
    ImageRow("empty", [], [], reads: "Both images are empty (0×0): there is nothing to compare."),
    ImageRow(
      "without width", [[], []], [[], []], reads: "Both images are empty (0×2): there is nothing to compare."),
    ImageRow("expected undecodable", nil, [[red]], reads: "The expected image cannot be decoded."),
    ImageRow("received undecodable", [[red]], nil, reads: "The received image cannot be decoded."),
    ImageRow("both undecodable", nil, nil, reads: "Neither image can be decoded."),
  ]

  @Test("what is wrong with equality is said in these words", arguments: rows)
  func message(_ row: ImageRow) {
    #expect(failureMessage(.equal, row.expected, row.received, tolerance: row.tolerance) == row.reads)
  }

  @Test(
    "every channel counts, in either direction",
    arguments: [
      PixelColor(red: 103, green: 100, blue: 100, alpha: 100),
      PixelColor(red: 100, green: 97, blue: 100, alpha: 100),
      PixelColor(red: 100, green: 100, blue: 103, alpha: 99),
      PixelColor(red: 102, green: 100, blue: 100, alpha: 97),
    ])
  func channels(_ color: PixelColor) {
    let gray = PixelColor(red: 100, green: 100, blue: 100, alpha: 100)

    #expect(gray.distance(to: color) == 3)
    #expect(color.distance(to: gray) == 3)
  }

  @Test("equal images fail where a difference is wanted")
  func unwantedEquality() {
    let (expected, received) = (Picture([[red, red]]), Picture([[red, darkRed]]))
    let message = failureMessage(.different, expected, received, tolerance: 15)

    #expect(message == "The images are equal: no pixel of 2×1 differs (tolerance 15).")
    #expect(failureMessage(.different, expected, received, tolerance: 14) == nil)
    #expect(failureMessage(.different, expected, Picture([[red]]), tolerance: 0) == nil)
  }

  @Test("images that cannot be told apart fail where a difference is wanted")
  func undecided() {
    let (gone, empty, whole) = (Picture(nil), Picture([]), Picture([[red]]))
    let goneMessage = failureMessage(.different, gone, whole, tolerance: 0)
    let emptyMessage = failureMessage(.different, empty, empty, tolerance: 0)

    #expect(goneMessage == "The expected image cannot be decoded.")
    #expect(emptyMessage == "Both images are empty (0×0): there is nothing to compare.")
  }
}

private func failureMessage(
  _ expectation: EqualityExpectation, _ expected: Picture, _ received: Picture, tolerance: UInt8
) -> String? {
  ImageVerdict(expectation, received: received, expected: expected, tolerance: tolerance).failureMessage
}

// MARK: - Fixtures

private let red = PixelColor(red: 255, green: 0, blue: 0, alpha: 255)
private let darkRed = PixelColor(red: 240, green: 0, blue: 0, alpha: 255)
private let blue = PixelColor(red: 0, green: 0, blue: 255, alpha: 255)

extension PixelColor {
  fileprivate static let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
  fileprivate static let white = PixelColor(red: 255, green: 255, blue: 255, alpha: 255)
}

/// Written in rows of pixels; `nil` cannot be decoded.
struct Picture: PixelSource {
  let decodedPixels: PixelBuffer?

  init(_ rows: [[PixelColor]]?) {
    decodedPixels = rows.flatMap { rows in
      let bytes = rows.joined().flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
      return PixelBuffer(width: rows.first?.count ?? 0, height: rows.count, bytes: bytes)
    }
  }
}

struct ImageRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: Picture
  let received: Picture
  let tolerance: UInt8
  let reads: String?

  init(
    _ name: String, _ expected: [[PixelColor]]?, _ received: [[PixelColor]]?, tolerance: UInt8 = 0, reads: String?
  ) {
    testDescription = name
    self.expected = Picture(expected)
    self.received = Picture(received)
    self.tolerance = tolerance
    self.reads = reads
  }
}
