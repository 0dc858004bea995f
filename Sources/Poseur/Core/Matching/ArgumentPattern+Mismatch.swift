/// Why a call is not one of those that a pattern means, and by how much it misses.
extension ArgumentPattern {
  /// How far the arguments are from matching: 0 when they match. Another number of arguments is farther than any
  /// wrong argument. Makes no text, so that a report can rank a hundred thousand calls.
  func distance(to arguments: [Any?]) -> Int {
    var distance = 0
    if let matchers {
      guard matchers.count == arguments.count else { return 1_000 + abs(matchers.count - arguments.count) }
      for index in matchers.indices where !matchers[index].matches(arguments[index]) { distance += 1 }
    }
    if distance == 0, !checks.isEmpty, !checks.allSatisfy({ $0.passes(arguments) }) { distance = 1 }
    return distance
  }

  /// The end of a report's line: `argument 0 is .slippers, not .ball`; nil when the arguments match.
  func mismatch(with arguments: [Any?]) -> String? {
    if let matchers {
      guard matchers.count == arguments.count else {
        return "has \(countedNoun(arguments.count, "argument")), not \(matchers.count)"
      }
      let reasons = zip(matchers, arguments).enumerated().compactMap { index, pair in
        pair.0.mismatch(pair.1).map { "argument \(index) \($0)" }
      }
      if !reasons.isEmpty { return reasons.joined(separator: "; ") }
    }
    return checks.first { !$0.passes(arguments) }?.explanation(arguments)
  }
}
