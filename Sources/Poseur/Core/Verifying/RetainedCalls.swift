/// How many of all calls are kept. A report covers only those, and says so.
nonisolated struct RetainedCalls {
  let kept: Int
  let total: Int

  init(kept: Int, of total: Int) {
    self.kept = kept
    self.total = total
  }

  init(_ calls: FunctionCalls) { self.init(kept: calls.count - calls.forgotten.count, of: calls.count) }

  var isAll: Bool { kept == total }

  /// A warning that calls may match that aren't kept; nil if all are.
  var caveat: String? {
    let count = total - kept
    return count == 0 ? nil : "\(countedNoun(count, "call")) may match, but \(count == 1 ? "is" : "are") not kept"
  }

  /// Follows a count that covers only the kept calls.
  var qualifier: String { isAll ? "" : ", as far as calls are kept" }

  /// The line above a list of the kept calls.
  func heading(_ title: String) -> String {
    if isAll { return "\(title) (\(total)):" }
    return kept == 0
      ? "\(title) (\(total), not kept)" : "\(title) (\(total), of which \(kept) \(kept == 1 ? "is" : "are") kept):"
  }
}
