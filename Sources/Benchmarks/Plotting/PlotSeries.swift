/// One line of a plot, or one point.
struct PlotSeries {
  struct Point {
    /// Recorded calls.
    let x: Double
    /// Nanoseconds.
    let y: Double
  }

  let name: String
  /// The class that the style sheet colours.
  let style: String
  let points: [Point]
}

extension PlotSeries {
  /// What other libraries cost in release builds. All of them were measured in one run, beside Poseur and the original
  /// Poseur: medians of seven, of a thread's time, on one x86-64 machine with two shared cores, Swift 6.3.1. SpryKit and
  /// Cuckoo were ported to Linux, with locks that are faster than theirs.
  static let peers = [
    (name: "original Poseur", point: Growth.Point(calls: 10_000, call: 506, verification: 5_430_328)),
    (name: "SpryKit", point: Growth.Point(calls: 10_000, call: 13_100, verification: 27_589_165)),
    (name: "Cuckoo", point: Growth.Point(calls: 10_000, call: 2_402, verification: 6_308_500)),
  ]

  /// A time of each by recorded calls: what other libraries took, then what was measured.
  static func all(_ growth: Growth, _ time: (Growth.Point) -> Double) -> [PlotSeries] {
    func series(_ name: String, _ style: String, _ points: [Growth.Point]) -> PlotSeries {
      PlotSeries(name: name, style: style, points: points.map { Point(x: Double($0.calls), y: time($0)) })
    }
    return peers.enumerated().map { series($1.name, "peer\($0)", [$1.point]) }
      + [series("locked spy", "spy", growth.locked), series("Poseur", "poseur", growth.poseur)]
  }
}
