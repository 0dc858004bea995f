/// One pair of axes with its lines, as a group of an SVG.
struct PlotPanel {
  let title: String
  let series: [PlotSeries]
  let left: Double

  private var width: Double { 330 }
  private var height: Double { 300 }
  private var top: Double { 60 }

  var svg: String {
    let points = series.flatMap(\.points)
    let x = LogScale(covering: points.map(\.x), from: left, to: left + width)
    let y = LogScale(covering: points.map(\.y), from: top + height, to: top)
    return """
      <g>
      <text class="title" x="\(left)" y="\(top - 16)">\(title.xmlEscaped)</text>
      \((grid(x, y) + series.map { line($0, x, y) } + labels(x, y)).joined(separator: "\n"))
      <text x="\(left + width / 2)" y="\(top + height + 36)" text-anchor="middle">recorded calls</text>
      </g>
      """
  }

  private func grid(_ x: LogScale, _ y: LogScale) -> [String] {
    let columns = x.decades.map { decade in
      let at = coordinate(x.position(of: decade))
      return """
        <path class="grid" d="M\(at) \(top)V\(top + height)"/>
        <text x="\(at)" y="\(top + height + 18)" text-anchor="middle">\(countLabel(decade: decade))</text>
        """
    }
    let rows = y.decades.map { decade in
      let at = coordinate(y.position(of: decade))
      return """
        <path class="grid" d="M\(left) \(at)H\(left + width)"/>
        <text x="\(left - 8)" y="\(at)" dy="4" text-anchor="end">\(timeLabel(decade: decade))</text>
        """
    }
    return columns + rows
  }

  private func line(_ series: PlotSeries, _ x: LogScale, _ y: LogScale) -> String {
    let places = series.points.map { (coordinate(x.position($0.x)), coordinate(y.position($0.y))) }
    let path = places.enumerated().map { "\($0 == 0 ? "M" : "L")\($1.0) \($1.1)" }.joined()
    let dots = places.map { "<circle class=\"dot \(series.style)\" cx=\"\($0.0)\" cy=\"\($0.1)\" r=\"3.5\"/>" }
    return (["<path class=\"line \(series.style)\" d=\"\(path)\"/>"] + dots).joined(separator: "\n")
  }

  /// A line's name stands behind its end, that of a single point before it, where no line comes by.
  private func labels(_ x: LogScale, _ y: LogScale) -> [String] {
    let named = series.filter { !$0.points.isEmpty }
    let heights = spread(named.map { y.position($0.points[$0.points.count - 1].y) }, distance: 14)
    return zip(named, heights).map { series, height in
      let isPoint = series.points.count == 1
      let at = x.position(series.points[series.points.count - 1].x) + (isPoint ? -10 : 10)
      let place = "x=\"\(coordinate(at))\" y=\"\(coordinate(height))\" dy=\"4\""
      let anchor = isPoint ? "end" : "start"
      return "<text class=\"name \(series.style)\" \(place) text-anchor=\"\(anchor)\">\(series.name.xmlEscaped)</text>"
    }
  }
}

extension LogScale {
  fileprivate func position(of decade: Int) -> Double {
    start + (end - start) * Double(decade - decades.lowerBound) / Double(decades.count - 1)
  }
}

/// A tenth of a pixel is enough.
private func coordinate(_ value: Double) -> Double { (value * 10).rounded() / 10 }

extension String {
  var xmlEscaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
