/// The text of a failed expectation of calls: the wish, the fact, the calls that came near, and what else was called.
struct CallReport<Function: PoseurFunction> {
  let verdict: CallVerdict<Function>

  var text: String { ([headline] + callsToFunction + otherCalls).joined(separator: "\n") }

  private var label: FunctionLabel { verdict.function.label }

  private var headline: String {
    let call = "\(verdict.fakeName).\(label.calls(matching: verdict.pattern))"
    return "Expected \(call) \(verdict.expected.wish), but it was \(verdict.fact)."
  }

  private var callsToFunction: [String] {
    let calls = verdict.table.argumentLists(of: verdict.function)
    guard verdict.kept.total > 0 else { return [] }
    // Where too many calls match, they are what the reader looks for; where too few do, the others are.
    let wantsMore = verdict.expected.wantsMore(than: verdict.count)
    let list = NearMissList(
      Array(calls.indices), distance: { rank(verdict.pattern.distance(to: calls[$0]), wantsMore: wantsMore) },
      marksNearest: wantsMore && verdict.count < calls.count
    ) { index in
      let call = verdict.table.call(at: index, to: verdict.function)
      let matches = verdict.pattern.isUniversal ? "" : "matches"
      return NearMissList.Row(
        label: "#\(call.number)", text: call.description,
        reason: verdict.pattern.mismatch(with: call.arguments) ?? matches)
    }
    return [verdict.kept.heading("Calls to \(label.baseName)")] + list.lines
  }

  private func rank(_ distance: Int, wantsMore: Bool) -> Int { distance == 0 && wantsMore ? .max : distance }

  private var otherCalls: [String] {
    let summary = CallSummary(of: verdict.table, except: verdict.function).text
    if summary.isEmpty { return verdict.table.isEmpty ? ["No calls were recorded."] : [] }
    return ["Other calls: \(summary)"]
  }
}

extension CountSpecifier {
  /// The middle of a message: `to be called exactly 2 times`.
  var wish: String { self == .never ? "not to be called" : "to be called \(self)" }

  /// Whether so many calls are too few.
  func wantsMore(than count: Int) -> Bool {
    switch self {
    case .exactly(let expected), .atLeast(let expected): count < expected
    case .atMost: false
    case .between(let range): count < range.lowerBound
    }
  }
}
