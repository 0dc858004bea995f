/// The text of a failed expectation of calls: the wish, the fact, the calls that came near, and what else was called.
nonisolated struct CallReport<Function: PoseurFunction> {
  let verdict: CallVerdict<Function>

  var text: String { ([headline] + callsToFunction + otherCalls).joined(separator: "\n") }

  private var label: FunctionLabel { verdict.function.label }

  private var headline: String { "\(verdict.wish), but it was \(verdict.fact)." }

  private var callsToFunction: [String] {
    guard verdict.kept.total > 0 else { return [] }
    let (record, pattern) = (verdict.record, verdict.pattern)
    let (slot, retention) = (record.slot(of: verdict.function), record.retention(of: verdict.function))
    let list = NearMissList(
      slot.rows.blocks.flatMap { $0 }, expecting: verdict.expected, count: verdict.count,
      distance: { pattern.distance(to: retention.read($0.arguments)) },
      dissimilarity: { pattern.dissimilarity(of: retention.read($0.arguments).list) }
    ) { row in
      let call = RecordedCall(function: verdict.function, row, of: slot, retention)
      let matches = pattern.isUniversal ? "" : "matches"
      return NearMissList.Row(call, reason: pattern.mismatch(with: call.arguments) ?? matches)
    }
    return [verdict.kept.heading("Calls to \(label.baseName)")] + list.lines
  }

  private var otherCalls: [String] {
    let summary = CallSummary(of: verdict.record, except: verdict.function).text
    if summary.isEmpty { return verdict.record.isEmpty ? ["No calls were recorded."] : [] }
    return ["Other calls: \(summary)"]
  }
}
