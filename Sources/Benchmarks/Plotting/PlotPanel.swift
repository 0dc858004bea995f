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
      let at = coordinate(x.place(ofExponent: Double(decade)))
      return """
        <path class="grid" d="M\(at) \(top)V\(top + height)"/>
        <text x="\(at)" y="\(top + height + 18)" text-anchor="middle">\(countLabel(decade: decade))</text>
        """
    }
    let rows = y.decades.map { decade in
      let at = coordinate(y.place(ofExponent: Double(decade)))
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

  /// A line's name stands after its end, that of a single point before it, where no line comes by.
  private func labels(_ x: LogScale, _ y: LogScale) -> [String] {
    let named = series.filter { !$0.points.isEmpty }
    return labels(named.filter { $0.points.count == 1 }, x, y, anchor: "end", distance: -10)
      + labels(named.filter { $0.points.count > 1 }, x, y, anchor: "start", distance: 10)
  }

  private func labels(
    _ series: [PlotSeries], _ x: LogScale, _ y: LogScale, anchor: String, distance: Double
  ) -> [String] {
    let ends = series.map { $0.points[$0.points.count - 1] }
    let heights = spread(ends.map { y.position($0.y) }, distance: 14)
    return zip(series, zip(ends, heights)).map { series, place in
      let at = "x=\"\(coordinate(x.position(place.0.x) + distance))\" y=\"\(coordinate(place.1))\" dy=\"4\""
      return "<text class=\"name \(series.style)\" \(at) text-anchor=\"\(anchor)\">\(series.name.xmlEscaped)</text>"
    }
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

/// Keeps labels that stand beside points from covering each other: a crowd stands around the middle of its points.
/// - Parameter heights: where each would like to stand.
/// - Returns: where each stands, in the order of `heights`.
func spread(_ heights: [Double], distance: Double) -> [Double] {
  var crowds: [Crowd] = []
  for index in heights.indices.sorted(by: { heights[$0] < heights[$1] }) {
    var crowd = Crowd(labels: [index], middle: heights[index])
    while let above = crowds.last, above.bottom(distance) + distance > crowd.top(distance) {
      crowd = above.joined(with: crowd)
      crowds.removeLast()
    }
    crowds.append(crowd)
  }

  var placed = heights
  for crowd in crowds {
    for (place, label) in crowd.labels.enumerated() { placed[label] = crowd.top(distance) + Double(place) * distance }
  }
  return placed
}

/// Labels that touch each other, from top to bottom.
private struct Crowd {
  let labels: [Int]
  let middle: Double

  func top(_ distance: Double) -> Double { middle - Double(labels.count - 1) * distance / 2 }
  func bottom(_ distance: Double) -> Double { middle + Double(labels.count - 1) * distance / 2 }

  func joined(with below: Crowd) -> Crowd {
    let count = Double(labels.count + below.labels.count)
    let sum = middle * Double(labels.count) + below.middle * Double(below.labels.count)
    return Crowd(labels: labels + below.labels, middle: sum / count)
  }
}
