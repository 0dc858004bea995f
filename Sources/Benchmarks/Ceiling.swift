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
    Ceiling(figure: "Specific stub, the only one", measure: .ratio, release: 7, debug: 10),
    Ceiling(figure: "Specific stub with a typed closure", measure: .ratio, release: 22, debug: 22),
    Ceiling(figure: "Written stub with $1", measure: .ratio, release: 8, debug: 11),
    Ceiling(figure: "Written stub with $1 and a closure", measure: .ratio, release: 26, debug: 28),
    Ceiling(figure: "Make, stub some arguments, call it", measure: .ratio, release: 30, debug: 70),
    Ceiling(figure: "Make, write a stub, call it", measure: .ratio, release: 65, debug: 160),
    Ceiling(figure: "Make, write a stub with $1, call it", measure: .ratio, release: 110, debug: 240),
    Ceiling(figure: "Ask about arguments, 10 calls", measure: .ratio, release: 35, debug: 15),
    Ceiling(figure: "Ask about a written call with $1, 10 calls", measure: .ratio, release: 260, debug: 100),
    Ceiling(figure: "Judge a written assertion, 10 calls", measure: .ratio, release: 180, debug: 80),
    Ceiling(figure: "Count the calls, after 1,000,000", measure: .ratio, release: 7, debug: 5),
    Ceiling(figure: "Was it called, after 1,000,000", measure: .ratio, release: 7, debug: 5),
    Ceiling(figure: "Compare arguments, a call of 10,000", measure: .ratio, release: 30, debug: nil),
    Ceiling(figure: otherFunctionsName, measure: .value, release: 1.2, debug: 1.2),
    Ceiling(figure: Growth.linearityName, measure: .value, release: 2, debug: 2),
    Ceiling(figure: threadLossName, measure: .value, release: 1.5, debug: 1.5),
    Ceiling(figure: "Memory of a call, two small arguments", measure: .value, release: 200, debug: 200),
    Ceiling(figure: "Describe a failure over 100,000 calls", measure: .value, release: 50, debug: 50),
    Ceiling(figure: "Its text", measure: .value, release: 39, debug: 39),
  ]
}

/// A sentence for each ceiling that is broken.
/// - Parameters:
///   - tolerance: how many times a ceiling may be reached; 1 for the ceiling itself.
func brokenCeilings(
  _ ceilings: [Ceiling] = Ceiling.all, in figures: [Figure], _ configuration: Configuration, tolerance: Double
) -> [String] {
  ceilings.compactMap { ceiling in
    guard let limit = ceiling.limit(configuration) else { return nil }
    guard let figure = figures.first(where: { $0.name == ceiling.figure }), let value = ceiling.measured(figure) else {
      return "\(ceiling.figure): there is a ceiling for it, but it was not measured."
    }
    guard value > limit * tolerance else { return nil }
    let allowed = tolerance == 1 ? "at most \(limit.shortText)" : "at most \(tolerance.shortText) × \(limit.shortText)"
    let unit = ceiling.measure == .ratio ? "times the hand-written spy" : figure.unit.rawValue
    return "\(ceiling.figure): \(value.shortText) \(unit), where \(allowed) may be."
  }
}

/// How this executable was compiled, and with it the library.
enum Configuration {
  case debug, release

  #if DEBUG
    static let current = debug
  #else
    static let current = release
  #endif
}
