/// The text of a failed expectation about calls: what was expected, what happened, the nearest misses, and the other
/// calls.
nonisolated struct CallReport<Function: PoseurFunction> {
  let verdict: CallVerdict<Function>

  var text: String { ([headline] + callsToFunction + otherCalls + remedy).joined(separator: "\n") }

  /// The count to write if the actual one is right.
  private var remedy: [String] {
    let count = verdict.count
    guard count > 0, verdict.expected.hasLimit, !verdict.expected.isNever else { return [] }
    return ["If \(count == 1 ? "1 call is" : "\(count) calls are") right, write times: \(count)."]
  }

  private var headline: String {
    let calls = verdict.function.label.calls(matching: verdict.pattern, describe: text)
    let expectation = CallVerdict<Function>.expectation(
      "\(verdict.fakeName).\(calls)", verdict.expected, verdict.outcome)
    return "\(expectation), but \(fact)."
  }

  /// Shortens a long value, and adds the type to a number that isn't an `Int` or a `Double`.
  private func text(of argument: Argument) -> String {
    guard let value = argument.expectedValue, let number = unwrappedValue(value) else { return argument.description }
    let hasOwnType =
      number is any BinaryInteger && !(number is Int) || number is any BinaryFloatingPoint && !(number is Double)
    return hasOwnType ? describeValueWithType(number) : describeBriefly(value)
  }

  private var fact: String {
    if verdict.outcome == nil { return "it was \(verdict.calledTimes)" }
    if verdict.kept.total == 0 { return "it was not called" }
    return "\(countedNoun(verdict.count, "call")) had that outcome\(verdict.kept.qualifier)"
  }

  private var callsToFunction: [String] {
    guard verdict.kept.total > 0 else { return [] }
    let calls = verdict.record.calls(of: verdict.function)
    func call(_ row: CallEntry) -> RecordedCall<Function> {
      RecordedCall(function: verdict.function, row, calls.keeping.reading)
    }
    let list = NearMissList(
      calls.entries.blocks.flatMap { $0 }, expecting: verdict.expected, count: verdict.count,
      distance: { row in
        verdict.pattern.distance(to: calls.arguments(of: row), returning: row.resultType)
          + (hasOutcome(call(row).outcome) ? 0 : 1)
      },
      dissimilarity: { row in
        verdict.pattern.dissimilarity(of: calls.arguments(of: row)) + dissimilarity(of: call(row).outcome)
      },
      row: { self.row(call($0)) })
    return [verdict.kept.heading("Calls to \(verdict.function.label.baseName)")] + list.lines
  }

  /// Tells whether the outcome matches. A wrong one counts like one more wrong argument.
  private func hasOutcome(_ outcome: @autoclosure () -> CallOutcome) -> Bool {
    verdict.outcome.map { $0.matches(outcome()) } ?? true
  }

  /// An outcome of the wrong kind is farther than one of the right kind, but nearer than most wrong arguments.
  private func dissimilarity(of outcome: @autoclosure () -> CallOutcome) -> Double {
    verdict.outcome.map { $0.isOfKind(outcome()) ? 0 : Argument.maxDissimilarity / 4 } ?? 0
  }

  private func row(_ call: RecordedCall<Function>) -> NearMissList.Row {
    let mismatch = verdict.pattern.mismatch(with: call.arguments, returning: call.resultType)
    let outcome = verdict.outcome.map { $0.mismatch(call.outcome) ?? call.outcome.description }
    let reasons = [mismatch, outcome].compactMap { $0 }.joined(separator: "; ")
    let isPlain = reasons.isEmpty && verdict.pattern.isUniversal
    // The difference matters most, so the arguments are shortened if there is one.
    let brief = mismatch.map { _ in call.function.label.call(with: call.arguments, describe: describeBriefly) }
    return NearMissList.Row(
      label: "#\(call.number)", text: brief ?? call.description,
      reason: reasons.isEmpty && !isPlain ? "matches" : reasons)
  }

  private var otherCalls: [String] {
    if verdict.outcome != nil { return [] }
    let summary = CallSummary(of: verdict.record, except: verdict.function).text
    if summary.isEmpty { return verdict.record.isEmpty ? ["No calls were recorded."] : [] }
    return ["Other calls: \(summary)"]
  }
}

nonisolated extension NearMissList {
  /// Shows the first candidates, in their order.
  init<Candidate>(_ candidates: [Candidate], row: (Candidate) -> Row) {
    self.init(candidates, distance: { _ in 0 }, marksNearest: false, row: row)
  }

  /// Shows the calls that explain the count: the matching ones if there are too many, the others if there are too few.
  /// - Parameters:
  ///   - count: the number of matching calls.
  ///   - distance: how far a call is from matching; 0 if it matches.
  ///   - dissimilarity: ranks calls at the same distance.
  init<Call>(
    _ calls: [Call], expecting expected: CountSpecifier, count: Int, distance: (Call) -> Int,
    dissimilarity: @escaping (Call) -> Double, row: (Call) -> Row
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
        // The matching calls come last.
        let matchCount = min(count, hiddenCount)
        guard wantsMore, matchCount > 0, count < calls.count else { return "" }
        let verb = matchCount == 1 ? "matches" : "match"
        return matchCount == hiddenCount ? ", which \(verb)" : ", of which \(matchCount) \(verb)"
      }, row: row)
  }
}

nonisolated extension NearMissList.Row {
  /// A call and a remark on it.
  init<Function>(_ call: RecordedCall<Function>, reason: String = "") {
    self.init(label: "#\(call.number)", text: call.description, reason: reason)
  }
}
