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
    series(report, point: { Point(x: Double($0.calls), y: $0.call) }) { peer in
      zip(PublishedFigures.callCounts, peer.calls).map { Point(x: Double($0), y: $1) }
    }
  }

  /// Time of a check of arguments, by recorded calls.
  static func verifications(_ report: Report) -> [PlotSeries] {
    series(report, point: { Point(x: Double($0.calls), y: $0.verification) }) { peer in
      [Point(x: Double(PublishedFigures.verificationCount), y: peer.verification)]
    }
  }

  private static func series(
    _ report: Report, point: (Growth.Point) -> Point, published: (PublishedFigures) -> [Point]
  ) -> [PlotSeries] {
    let peers = PublishedFigures.all(report.configuration).enumerated().map { index, peer in
      PlotSeries(name: peer.library, style: "peer\(index)", points: published(peer))
    }
    return peers + [
      PlotSeries(name: "locked spy", style: "spy", points: report.growth.locked.map(point)),
      PlotSeries(name: "Poseur", style: "poseur", points: report.growth.poseur.map(point)),
    ]
  }
}
