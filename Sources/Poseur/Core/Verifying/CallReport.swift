/// The text of a failed expectation of calls: the wish, the fact, the calls that came near, and what else was called.
struct CallReport<Function: PoseurFunction> {
  let verdict: CallVerdict<Function>

  var text: String { ([headline] + callsToFunction + otherCalls).joined(separator: "\n") }

  private var label: FunctionLabel { verdict.function.label }

  private var headline: String {
    let call = verdict.function.calls(of: verdict.fakeName, matching: verdict.pattern)
    return "Expected \(call) \(verdict.expected.wish), but it was \(verdict.fact)."
  }

  private var callsToFunction: [String] {
    guard verdict.kept.total > 0 else { return [] }
    let (record, pattern) = (verdict.record, verdict.pattern)
    let (slot, retention) = (record.slot(of: verdict.function), record.retention(of: verdict.function))
    let list = NearMissList(
      slot.rows.blocks.flatMap { $0 }, expecting: verdict.expected, count: verdict.count,
      distance: { pattern.distance(to: retention.read($0.arguments)) },
      remoteness: pattern.hasNeighbours ? { pattern.remoteness(of: retention.read($0.arguments).list) } : nil
    ) { row in
      let call = RecordedCall(function: verdict.function, row, slot.result(of: row), retention)
      let matches = pattern.isUniversal ? "" : "matches"
      return NearMissList.Row(
        label: "#\(call.number)", text: call.description,
        reason: pattern.mismatch(with: call.arguments) ?? matches)
    }
    return [verdict.kept.heading("Calls to \(label.baseName)")] + list.lines
  }

  private var otherCalls: [String] {
    let summary = CallSummary(of: verdict.record, except: verdict.function).text
    if summary.isEmpty { return verdict.record.isEmpty ? ["No calls were recorded."] : [] }
    return ["Other calls: \(summary)"]
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
    remoteness: ((Call) -> Int)?, row: (Call) -> Row
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

/// Calls in one line, equal ones counted: `bark() ×3, eat(.canned)`.
struct CallSummary {
  /// Empty when there are no calls.
  let text: String

  /// Only so many different calls are named, and so many looked at: a report stays short, and takes no time.
  private static let shownLimit = 5
  private static let readLimit = 100

  /// - Parameter excluded: a function whose calls are left out.
  init<Function>(of record: CallRecord<Function>, except excluded: Function? = nil) {
    let calls = record.firstCalls(Self.readLimit, except: excluded)
    let notKept = record.forgottenCount(except: excluded)
    let total = record.count(except: excluded) - notKept
    var groups: [(text: String, count: Int)] = []
    for call in calls {
      let text = call.description
      if let index = groups.firstIndex(where: { $0.text == text }) {
        groups[index].count += 1
      } else {
        groups.append((text, 1))
      }
    }
    let shown = groups.prefix(Self.shownLimit)
    let hiddenCount = total - shown.reduce(0) { $0 + $1.count }
    // Where not all were looked at, there may be more like these.
    let isPart = total > calls.count
    let texts = shown.map { $0.count == 1 ? $0.text : "\($0.text) ×\($0.count)\(isPart ? " or more" : "")" }
    let hidden = hiddenCount > 0 ? ["… and \(hiddenCount) more"] : []
    let forgotten = notKept > 0 ? ["\(texts.isEmpty ? "" : "… and ")\(notKept) not kept"] : []
    text = (texts + hidden + forgotten).joined(separator: ", ")
  }
}

/// How many of the calls that there were are kept: a report tells of those alone, and says so.
struct KeptShare {
  let kept: Int
  let total: Int

  init(kept: Int, of total: Int) {
    self.kept = kept
    self.total = total
  }

  init(_ slot: CallSlot) { self.init(kept: slot.count - slot.forgotten.count, of: slot.count) }

  /// What a count is followed by that knows only the calls that are kept.
  var proviso: String { kept < total ? ", as far as calls are kept" : "" }

  /// The line above a list of the calls that are kept.
  func heading(_ words: String) -> String {
    if kept == total { return "\(words) (\(total)):" }
    return kept == 0
      ? "\(words) (\(total), not kept)" : "\(words) (\(total), of which \(kept) \(kept == 1 ? "is" : "are") kept):"
  }
}

extension Faker: CustomStringConvertible, ShownByType {
  /// The fake and what it was called, in one line: what an expectation about it prints.
  public var description: String {
    let summary = CallSummary(of: callRecord).text
    return "\(fakeName)'s calls: \(summary.isEmpty ? "none" : summary)"
  }
}
