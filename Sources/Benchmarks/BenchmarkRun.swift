import Foundation

/// Measures, prints, and judges.
@main
enum BenchmarkRun {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      guard !options.isHelp else { return print(Options.help) }
      guard options.plotPath == nil || Configuration.current == .release else {
        throw OptionMistake(description: "--svg draws what a release build measures: swift run -c release Benchmarks")
      }
      let report = Report.measure(options.effort)
      print(ResultTable(report.figures, report.configuration).text)
      try options.plotPath.map { try write(Plot(growth: report.growth).svg, to: $0) }
      judge(report, options)
    } catch {
      end("\(error)", status: 2)
    }
  }

  private static func write(_ text: String, to path: String) throws {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw OptionMistake(description: "\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  private static func judge(_ report: Report, _ options: Options) {
    guard let tolerance = options.tolerance else { return }
    let broken = brokenCeilings(in: report.figures, report.configuration, tolerance: tolerance)
    if !broken.isEmpty { end(broken.joined(separator: "\n"), status: 1) }
    print("\nEvery ceiling is kept.")
  }

  private static func end(_ sentence: String, status: Int32) -> Never {
    // What was printed so far may still wait for its turn.
    fflush(nil)
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
    exit(status)
  }
}
