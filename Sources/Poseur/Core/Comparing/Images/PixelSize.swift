/// The sides of an image in pixels, not in points.
struct PixelSize: Equatable, Sendable, CustomStringConvertible {
  var width: Int
  var height: Int

  var area: Int { width * height }

  var description: String { "\(width)×\(height)" }
}
