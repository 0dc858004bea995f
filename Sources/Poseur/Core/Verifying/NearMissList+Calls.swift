nonisolated extension NearMissList {
  /// Shows the first of what came near or was found, in its order.
  init<Candidate>(_ candidates: [Candidate], row: (Candidate) -> Row) {
    self.init(candidates, distance: { _ in 0 }, marksNearest: false, row: row)
  }

  /// Shows the calls that tell why there are too many or too few: where too many match, the reader looks for those;
  /// where too few do, for the others.
  /// - Parameters:
  ///   - count: how many of the calls match.
  ///   - distance: how far a call is from those that match; 0 for one that does.
  ///   - dissimilarity: tells apart calls at the same distance.
  init<Call>(
    _ calls: [Call], expecting expected: CountSpecifier, count: Int, distance: (Call) -> Int,
    dissimilarity: @escaping (Call) -> Int, row: (Call) -> Row
  ) {
    let wantsMore = count < expected.lowerBound
    self.init(
      calls,
      distance: { call in
        let distance = distance(call)
        return distance == 0 && wantsMore ? .max : distance
      },
      least: wantsMore ? 1 : 0,
      marksNearest: wantsMore && count < calls.count, dissimilarity: wantsMore ? dissimilarity : nil,
      hiddenWords: { hiddenCount in
        // Those that match are the last.
        let matchCount = min(count, hiddenCount)
        guard wantsMore, matchCount > 0, count < calls.count else { return "" }
        let verb = matchCount == 1 ? "matches" : "match"
        return matchCount == hiddenCount ? ", which \(verb)" : ", of which \(matchCount) \(verb)"
      }, row: row)
  }
}

nonisolated extension NearMissList.Row {
  /// A call, with what there is to say of it.
  init<Function>(_ call: RecordedCall<Function>, reason: String = "") {
    self.init(label: "#\(call.number)", text: call.description, reason: reason)
  }
}
