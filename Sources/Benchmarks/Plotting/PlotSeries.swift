/// One line of a plot, or one point.
struct PlotSeries: Equatable {
  struct Point: Equatable {
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
  /// Time per call, by recorded calls: what was published, then what was measured.
  static func calls(_ report: Report) -> [PlotSeries] {
    series(report, point: { Point(x: Double($0.calls), y: $0.call) }, published: \.call)
  }

  /// Time of a check of arguments, by recorded calls.
  static func verifications(_ report: Report) -> [PlotSeries] {
    series(report, point: { Point(x: Double($0.calls), y: $0.verification) }, published: \.verification)
  }

  private static func series(
    _ report: Report, point: (Growth.Point) -> Point, published: (PublishedFigures) -> Double
  ) -> [PlotSeries] {
    let peers = PublishedFigures.all(report.configuration).enumerated().map { index, peer in
      let point = Point(x: Double(PublishedFigures.calls), y: published(peer))
      return PlotSeries(name: peer.library, style: "peer\(index)", points: [point])
    }
    return peers + [
      PlotSeries(name: "locked spy", style: "spy", points: report.growth.locked.map(point)),
      PlotSeries(name: "Poseur", style: "poseur", points: report.growth.poseur.map(point)),
    ]
  }
}
