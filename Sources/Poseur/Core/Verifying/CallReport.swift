// The text of a failed expectation about calls: what was expected, what happened, the nearest misses, and the other
// calls.

nonisolated extension CallVerdict {
  var report: String {
    let calls = "\(meant.fakeName).\(meant.function.label.calls(matching: meant.pattern, describe: brief))"
    let headline = "\(meant.times.expectation(of: calls, outcome)), but \(fact)."
    return ([headline] + callsToFunction + otherCalls + remedy).joined(separator: "\n")
  }

  private var fact: String {
    if outcome == nil { return "it was \(calledTimes)" }
    if calls.count == 0 { return "it was not called" }
    return "\(countedNoun(count, "call")) had that outcome\(kept.qualifier)"
  }

  /// Shows the calls that explain the count: the matching ones if there are too many, the others if there are too few.
  private var callsToFunction: [String] {
    if calls.count == 0 { return [] }
    let wantsMore = count < meant.times.lowerBound
    let entries = calls.entries.blocks.flatMap { $0 }
    let list = NearMissList(
      entries,
      distance: { entry in
        let distance = distance(entry)
        return distance == 0 && wantsMore ? .max : distance
      },
      least: wantsMore ? 1 : 0, marksNearest: wantsMore && count < entries.count,
      dissimilarity: wantsMore ? dissimilarity : nil,
      hiddenWords: { hiddenCount in
        // The matching calls come last.
        let matchCount = min(count, hiddenCount)
        guard wantsMore, matchCount > 0, count < entries.count else { return "" }
        let verb = matchCount == 1 ? "matches" : "match"
        return matchCount == hiddenCount ? ", which \(verb)" : ", of which \(matchCount) \(verb)"
      }, row: row)
    return [kept.heading("Calls to \(meant.function.label.baseName)")] + list.lines
  }

  private var otherCalls: [String] {
    if outcome != nil { return [] }
    let summary = CallSummary(of: record, except: meant.function).text
    if summary.isEmpty { return record.isEmpty ? ["No calls were recorded."] : [] }
    return ["Other calls: \(summary)"]
  }

  /// The count to write if the actual one is right.
  private var remedy: [String] {
    guard count > 0, meant.times.hasLimit, !meant.times.isNever else { return [] }
    return ["If \(count == 1 ? "1 call is" : "\(count) calls are") right, write times: \(count)."]
  }
}

// MARK: - One call

nonisolated extension CallVerdict {
  /// A wrong outcome counts like one more wrong argument.
  private func distance(_ entry: CallEntry) -> Int {
    let distance = meant.pattern.distance(to: calls.arguments(of: entry), returning: entry.resultType)
    guard let outcome, !outcome.matches(call(entry).outcome) else { return distance }
    return distance + 1
  }

  /// An outcome of the wrong kind is farther than one of the right kind, but nearer than most wrong arguments.
  private func dissimilarity(_ entry: CallEntry) -> Double {
    let dissimilarity = meant.pattern.dissimilarity(of: calls.arguments(of: entry))
    guard let outcome, !outcome.isOfKind(call(entry).outcome) else { return dissimilarity }
    return dissimilarity + Argument.maxDissimilarity / 4
  }

  private func row(_ entry: CallEntry) -> NearMissList.Row {
    let call = call(entry)
    let mismatch = meant.pattern.mismatch(with: call.arguments, returning: call.resultType)
    let result = outcome.map { $0.mismatch(call.outcome) ?? call.outcome.description }
    let reasons = [mismatch, result].compactMap { $0 }.joined(separator: "; ")
    let isPlain = reasons.isEmpty && meant.pattern.isUniversal
    // The difference matters most, so the arguments are shortened if there is one.
    let text = call.function.label.call(
      with: call.arguments, describe: mismatch == nil ? describeArgument : describeBriefly)
    return NearMissList.Row(
      label: "#\(call.number)", text: text, reason: reasons.isEmpty && !isPlain ? "matches" : reasons)
  }

  private func call(_ entry: CallEntry) -> RecordedCall<Function> { calls.call(entry, to: meant.function) }

  /// Shortens a long value, and adds the type to a number that isn't an `Int` or a `Double`.
  private func brief(_ argument: Argument) -> String {
    guard let value = argument.expectedValue, let number = unwrappedValue(value) else { return argument.description }
    let hasOwnType =
      number is any BinaryInteger && !(number is Int) || number is any BinaryFloatingPoint && !(number is Double)
    return hasOwnType ? describeValueWithType(number) : describeBriefly(value)
  }
}

/// How many of all calls are kept. A report covers only those, and says so.
nonisolated struct RetainedCalls {
  let kept: Int
  let total: Int

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
