/// The lines of a report that show what came close, the closest first, in columns.
nonisolated struct NearMissList {
  nonisolated struct Row {
    /// What stands before the text: a call's number.
    var label = ""
    let text: String
    let reason: String
  }

  /// At most this many rows are shown, so that a report stays readable after a hundred thousand calls.
  static let limit = 5

  let lines: [String]

  /// At most this many of the closest are told apart by more than their distance.
  static let rankedLimit = 100

  /// Shows the candidates of the smallest distances; those of the same distance keep their order.
  /// - Parameters:
  ///   - least: the smallest distance that there may be. No more candidates are looked at than it takes to find enough
  ///     of that distance.
  ///   - dissimilarity: tells those of one distance apart; asked of the first hundred of the smallest distances.
  ///   - hiddenWords: says more about those that are not shown, given how many they are.
  ///   - row: makes the text of a candidate; asked only for those that are shown.
  init<Candidate>(
    _ candidates: [Candidate], distance: (Candidate) -> Int, least: Int = 0, marksNearest: Bool = true,
    dissimilarity: ((Candidate) -> Double)? = nil, hiddenWords: (Int) -> String = { _ in "" }, row: (Candidate) -> Row
  ) {
    // The best so far, in order: sorting a hundred thousand for the sake of five would take most of the time.
    let limit = dissimilarity == nil ? Self.limit : Self.rankedLimit
    var best: [(candidate: Candidate, distance: Int)] = []
    var worst = Int.max
    for candidate in candidates {
      if worst <= least { break }
      let distance = distance(candidate)
      if best.count == limit, distance >= worst { continue }
      best.insert((candidate, distance), at: best.firstIndex { distance < $0.distance } ?? best.count)
      if best.count > limit { best.removeLast() }
      if best.count == limit { worst = best[limit - 1].distance }
    }
    if let dissimilarity { best = Self.ranked(best, dissimilarity) }
    let rows = best.prefix(Self.limit).map { row($0.candidate) }
    let hiddenCount = candidates.count - rows.count
    // Of two that are alike, neither is the nearest.
    let hasNearest = rows.count > 1 && (rows[0].text, rows[0].reason) != (rows[1].text, rows[1].reason)
    lines =
      Self.lines(of: rows, marksNearest: marksNearest && hasNearest)
      + (hiddenCount > 0 ? ["  … and \(hiddenCount) more\(hiddenWords(hiddenCount))"] : [])
  }

  private static func ranked<Candidate>(
    _ candidates: [(candidate: Candidate, distance: Int)], _ dissimilarity: (Candidate) -> Double
  ) -> [(candidate: Candidate, distance: Int)] {
    // Where a distance is that of only one candidate, there is nothing to tell apart.
    let distances = Dictionary(grouping: candidates, by: \.distance).mapValues(\.count)
    return candidates.enumerated()
      .map {
        (index: $0, entry: $1, dissimilarity: (distances[$1.distance] ?? 0) > 1 ? dissimilarity($1.candidate) : 0)
      }
      .sorted { ($0.entry.distance, $0.dissimilarity, $0.index) < ($1.entry.distance, $1.dissimilarity, $1.index) }
      .map(\.entry)
  }

  /// All of the rows.
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
