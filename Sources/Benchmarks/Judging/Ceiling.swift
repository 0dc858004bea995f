/// The most that something may cost.
struct Ceiling {
  enum Measure { case ratio, value }

  let figure: String
  let measure: Measure
  let release: Double
  /// Nothing where only release was promised.
  let debug: Double?

  func limit(_ configuration: Configuration) -> Double? { configuration == .debug ? debug : release }

  /// What was measured of the figure.
  func measured(_ figure: Figure) -> Double? { measure == .ratio ? figure.ratio : figure.poseur }
}

extension Ceiling {
  /// What Poseur promises. A ratio is to the hand-written spy with a lock, measured in the same run.
  static let all = [
    Ceiling(figure: "Record, no arguments", measure: .ratio, release: 3.5, debug: 5),
    Ceiling(figure: "Record and stub, no arguments, no result", measure: .ratio, release: 6, debug: 7.5),
    Ceiling(figure: "Record and answer, two arguments", measure: .ratio, release: 3.5, debug: 4.5),
    Ceiling(figure: "Specific stub, the only one", measure: .ratio, release: 8, debug: 15),
    Ceiling(figure: "Count the calls, after 1,000,000", measure: .value, release: 100, debug: 250),
    Ceiling(figure: "Was it called, after 1,000,000", measure: .value, release: 100, debug: 250),
    Ceiling(figure: "Compare arguments, a call of 10,000", measure: .value, release: 140, debug: nil),
    Ceiling(figure: otherFunctionsName, measure: .value, release: 1.2, debug: 1.2),
    Ceiling(figure: Growth.linearityName, measure: .value, release: 2, debug: 2),
    Ceiling(figure: threadLossName, measure: .value, release: 1.5, debug: 1.5),
    Ceiling(figure: "Memory of a call, two small arguments", measure: .value, release: 200, debug: 200),
    Ceiling(figure: "Describe a failure over 100,000 calls", measure: .value, release: 50, debug: 50),
    Ceiling(figure: "Its text", measure: .value, release: 39, debug: 39),
  ]
}
