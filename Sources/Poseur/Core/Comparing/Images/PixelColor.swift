/// One pixel, a byte a channel.
struct PixelColor: Equatable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// How far the channel that differs most is apart.
  ///
  /// Nothing lies between two pixels that are fully transparent, since nobody can see their colours.
  func distance(to other: PixelColor) -> UInt8 {
    if alpha == 0 && other.alpha == 0 { return 0 }
    return max(
      PixelColor.distance(red, other.red), PixelColor.distance(green, other.green),
      PixelColor.distance(blue, other.blue), PixelColor.distance(alpha, other.alpha))
  }

  private static func distance(_ lhs: UInt8, _ rhs: UInt8) -> UInt8 {
    lhs < rhs ? rhs - lhs : lhs - rhs
  }
}

extension PixelColor: CustomStringConvertible {
  /// As colours are written on the web: `#FF8000FF`, red first and alpha last.
  var description: String {
    let channels = [red, green, blue, alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    return "#" + channels.joined()
  }
}
