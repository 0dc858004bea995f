import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import Benchmarks

@Suite("The plot")
struct PlotTests {
  @Test("is well-formed")
  func wellFormed() {
    let parser = XMLParser(data: Data(plot().utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test("names everybody in both panels")
  func names() {
    let svg = plot()
    for name in PlotSeries.peers.map(\.name) + ["Poseur", "locked spy"] {
      #expect(svg.components(separatedBy: ">\(name)</text>").count == 3, "\(name)")
    }
  }

  @Test("has a colour for everybody, in light and in dark")
  func colors() {
    for style in ["poseur", "spy"] + PlotSeries.peers.indices.map({ "peer\($0)" }) {
      #expect(PlotStyle.sheet.components(separatedBy: ".line.\(style) { stroke: ").count == 3, "\(style)")
    }
  }

  @Test("escapes what XML would read")
  func escaping() {
    #expect("a < b && \"c\"".xmlEscaped == "a &lt; b &amp;&amp; &quot;c&quot;")
  }

  @Test("gives each decade as much room as the next")
  func scale() {
    let scale = LogScale(covering: [20, 9_000], from: 100, to: 400)
    #expect(scale.decades == 1...4)
    #expect([10, 100, 10_000].map(scale.position) == [100, 200, 400])
  }

  @Test("has an axis even for a single point, and for nothing")
  func narrowScale() {
    #expect(LogScale(covering: [100], from: 0, to: 1).decades == 2...3)
    #expect(LogScale(covering: [], from: 0, to: 1).decades == 0...1)
  }

  @Test("names decades as people do")
  func decades() {
    #expect([0, 2, 3, 8, 10].map(timeLabel) == ["1 ns", "100 ns", "1 µs", "100 ms", "10 s"])
    #expect([2, 4, 6].map(countLabel) == ["100", "10 k", "1 M"])
  }

  @Test("moves labels apart that would cover each other, and no others")
  func labels() {
    #expect(spread([50, 52, 200], distance: 14) == [44, 58, 200])
    #expect(spread([200, 100, 100, 100], distance: 10) == [200, 90, 100, 110])
    #expect(spread([], distance: 10) == [])
  }

  private func plot() -> String {
    let points = [1_000, 1_000_000].map { Growth.Point(calls: $0, call: 40, verification: Double($0) * 3) }
    return Plot(growth: Growth(locked: points, poseur: points)).svg
  }
}
