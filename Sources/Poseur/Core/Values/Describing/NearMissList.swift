/// The lines of a report that show the nearest misses in columns, the nearest first.
nonisolated struct NearMissList {
  nonisolated struct Row {
    /// Stands before the text, such as a call's number.
    var label = ""
    let text: String
    var reason: String
  }

  /// Shows at most this many rows, so that a report stays readable after a hundred thousand calls.
  static let limit = 5

  let lines: [String]

  /// Ranks at most this many of the nearest candidates by dissimilarity.
  static let rankedLimit = 100

  /// Shows the candidates with the smallest distances. Candidates at the same distance keep their order.
  /// - Parameters:
  ///   - distance: without it, the first candidates are shown.
  ///   - least: the smallest possible distance. The search stops once it has enough candidates at that distance.
  ///   - dissimilarity: ranks candidates at the same distance; called for the nearest hundred.
  ///   - describeHidden: adds to the line about hidden candidates, given their number.
  ///   - row: makes a candidate's text; called only for those that are shown.
  init<Candidate>(
    _ candidates: [Candidate], distance: (Candidate) -> Int = { _ in 0 }, least: Int = 0, marksNearest: Bool = true,
    dissimilarity: ((Candidate) -> Double)? = nil, describeHidden: (Int) -> String = { _ in "" },
    row: (Candidate) -> Row
  ) {
    // Keeps the best so far in order: sorting a hundred thousand to show five would take most of the time.
    let limit = dissimilarity == nil ? Self.limit : Self.rankedLimit
    var best: [(candidate: Candidate, distance: Int, dissimilarity: Double)] = []
    for candidate in candidates {
      let worst = best.count == limit ? best[limit - 1].distance : nil
      if let worst, worst <= least { break }
      let distance = distance(candidate)
      if let worst, distance >= worst { continue }
      best.insert((candidate, distance, 0), at: best.firstIndex { distance < $0.distance } ?? best.count)
      if best.count > limit { best.removeLast() }
    }
    if best.count > 1, let dissimilarity {
      best = best.map { ($0.candidate, $0.distance, dissimilarity($0.candidate)) }
        .sorted { ($0.distance, $0.dissimilarity) < ($1.distance, $1.dissimilarity) }
    }
    let rows = best.prefix(Self.limit).map { row($0.candidate) }
    let hiddenCount = candidates.count - rows.count
    // If two candidates are as near, or read the same, neither is the nearest.
    let hasNearest =
      rows.count > 1 && (best[0].distance, best[0].dissimilarity) != (best[1].distance, best[1].dissimilarity)
      && (rows[0].text, rows[0].reason) != (rows[1].text, rows[1].reason)
    lines =
      Self.lines(of: rows, marksNearest: marksNearest && hasNearest)
      + (hiddenCount > 0 ? ["  … and \(hiddenCount) more\(describeHidden(hiddenCount))"] : [])
  }

  static func lines(of rows: [Row], marksNearest: Bool = false) -> [String] {
    let labelWidth = rows.map(\.label.count).max() ?? 0
    let textWidth = rows.map(\.text.count).max() ?? 0
    return rows.enumerated().map { index, row in
      let label = labelWidth == 0 ? "" : row.label.padded(to: labelWidth) + "  "
      let text = row.reason.isEmpty ? row.text : "\(row.text.padded(to: textWidth))   \(row.reason)"
      return "  \(label)\(text)\(index == 0 && marksNearest ? "     ← nearest" : "")"
    }
  }
}

nonisolated extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
