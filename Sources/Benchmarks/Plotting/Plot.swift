/// How cost grows with the calls that are recorded: time per call on the left, time of a check on the right.
struct Plot {
  private let configuration: Configuration
  private let panels: [PlotPanel]

  init(_ report: Report) {
    configuration = report.configuration
    panels = [
      PlotPanel(title: "A call, recorded and answered", series: PlotSeries.calls(report), left: 62),
      PlotPanel(title: "A check of the arguments of all calls", series: PlotSeries.verifications(report), left: 562),
    ]
  }

  var svg: String {
    """
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

  private var explanation: String {
    "Thread time by recorded calls, \(configuration). Lines: measured now. Points: other libraries, in an earlier run."
  }
}
