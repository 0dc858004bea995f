/// The text of a failed expectation of calls: the wish, the fact, the calls that came near, and what else was called.
struct CallReport<Function: PoseurFunction> {
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
      remoteness: { pattern.remoteness(of: retention.read($0.arguments).list) }
    ) { row in
      let call = RecordedCall(function: verdict.function, row, slot.result(of: row), retention)
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

extension NearMissList.Row {
  /// A call, with what there is to say of it.
  init<Function>(_ call: RecordedCall<Function>, reason: String = "") {
    self.init(label: "#\(call.number)", text: call.description, reason: reason)
  }
}

extension CountSpecifier {
  /// The middle of a message: `to be called exactly 2 times`.
  var wish: String { self == .never ? "not to be called" : "to be called \(self)" }
}

extension NearMissList {
  /// Shows the first of what came near or was found, in its order.
  init<Candidate>(_ candidates: [Candidate], row: (Candidate) -> Row) {
    self.init(candidates, distance: { _ in 0 }, marksNearest: false, row: row)
  }

  /// Shows the calls that tell why there are too many or too few: where too many match, they are what the reader looks
  /// for; where too few do, the others are.
  /// - Parameters:
  ///   - count: how many of the calls match.
  ///   - distance: how far a call is from those that match; 0 for these.
  ///   - remoteness: tells those of one distance apart.
  init<Call>(
    _ calls: [Call], expecting expected: CountSpecifier, count: Int, distance: (Call) -> Int,
    remoteness: @escaping (Call) -> Int, row: (Call) -> Row
  ) {
    let wantsMore = count < expected.lowerBound
    self.init(
      calls,
      distance: { call in
        let distance = distance(call)
        return distance == 0 && wantsMore ? .max : distance
      },
      least: wantsMore ? 1 : 0,
      marksNearest: wantsMore && count < calls.count, remoteness: wantsMore ? remoteness : nil, row: row)
  }
}
