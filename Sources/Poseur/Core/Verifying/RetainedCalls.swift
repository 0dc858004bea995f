/// How many of the calls that came are kept: a report tells about those alone, and says so.
nonisolated struct RetainedCalls {
  let kept: Int
  let total: Int

  init(kept: Int, of total: Int) {
    self.kept = kept
    self.total = total
  }

  init(_ calls: FunctionCalls) { self.init(kept: calls.count - calls.forgotten.count, of: calls.count) }

  var isAll: Bool { kept == total }

  /// That calls may be meant that are not kept; nil where all are.
  var caveat: String? {
    let count = total - kept
    return count == 0 ? nil : "\(countedNoun(count, "call")) may match, but \(count == 1 ? "is" : "are") not kept"
  }

  /// What follows a count that covers only the calls that are kept.
  var qualifier: String { isAll ? "" : ", as far as calls are kept" }

  /// The line above a list of the calls that are kept.
  func heading(_ words: String) -> String {
    if isAll { return "\(words) (\(total)):" }
    return kept == 0
      ? "\(words) (\(total), not kept)" : "\(words) (\(total), of which \(kept) \(kept == 1 ? "is" : "are") kept):"
  }
}
