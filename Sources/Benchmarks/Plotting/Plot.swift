/// How cost grows with the calls that are recorded: time per call on the left, time of a check on the right.
struct Plot {
  let growth: Growth

  var svg: String {
    let panels = [
      PlotPanel(title: "A call, recorded and answered", series: PlotSeries.all(growth, \.call), left: 62),
      PlotPanel(
        title: "A check of the arguments of all calls", series: PlotSeries.all(growth, \.verification), left: 562),
    ]
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="1000" height="440" viewBox="0 0 1000 440" role="img" aria-label="\(explanation.xmlEscaped)">
      <style>
      \(PlotStyle.sheet)
      </style>
      \(panels.map(\.svg).joined(separator: "\n"))
      <text x="62" y="428">\(explanation.xmlEscaped)</text>
      </svg>

      """
  }

  private let explanation =
    "Thread time by recorded calls, release. Lines: measured now. Points: other libraries, in an earlier run."
}

/// The colours of a plot, for light and for dark surroundings.
enum PlotStyle {
  private struct Ink {
    let style: String
    let light: String
    let dark: String
  }

  private static let inks = [
    Ink(style: "poseur", light: "#0a58d0", dark: "#62a8ff"), Ink(style: "spy", light: "#3a3a3c", dark: "#d6d6da"),
    Ink(style: "peer0", light: "#8a5a00", dark: "#e0ab50"), Ink(style: "peer1", light: "#b3261e", dark: "#ff8a80"),
    Ink(style: "peer2", light: "#2d7d32", dark: "#7fd083"),
  ]

  static let sheet = """
    text { font: 12px system-ui, sans-serif; }
    .title { font-size: 14px; font-weight: 600; }
    .grid { stroke-width: 1; }
    .line { fill: none; stroke-width: 3; }
    text.poseur, text.spy { font-weight: 600; }
    \(colors(text: "#3a3a3c", grid: "#d8d8dc", \.light))
    @media (prefers-color-scheme: dark) {
    \(colors(text: "#d6d6da", grid: "#48484c", \.dark))
    }
    """

  /// Plain rules: not everything that shows pictures knows variables in a style sheet.
  private static func colors(text: String, grid: String, _ color: (Ink) -> String) -> String {
    let lines = inks.map { ink in
      """
      .line.\(ink.style) { stroke: \(color(ink)); }
      .dot.\(ink.style), .name.\(ink.style) { fill: \(color(ink)); }
      """
    }
    return (["text { fill: \(text); }", ".grid { stroke: \(grid); }"] + lines).joined(separator: "\n")
  }
}
