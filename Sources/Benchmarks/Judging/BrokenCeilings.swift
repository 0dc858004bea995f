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
