/// Calls in one line, equal ones counted: `bark() ×3, eat(.canned)`.
struct CallSummary {
  /// Empty when there are no calls.
  let text: String

  /// Only so many different calls are named, and so many looked at: a report stays short, and takes no time.
  private static let shownLimit = 5
  private static let readLimit = 100

  /// - Parameter excluded: a function whose calls are left out.
  init<Function>(_ record: CallRecord<Function>, except excluded: Function? = nil) {
    self.init(record.calls(except: excluded), notKept: record.forgottenCount(except: excluded))
  }

  /// - Parameter notKept: how many calls there were besides these.
  init<Function>(_ calls: some Sequence<RecordedCall<Function>>, notKept: Int = 0) {
    var groups: [(text: String, count: Int)] = []
    var total = 0
    for call in calls {
      total += 1
      guard total <= Self.readLimit else { continue }
      let text = call.description
      if let index = groups.firstIndex(where: { $0.text == text }) {
        groups[index].count += 1
      } else {
        groups.append((text, 1))
      }
    }
    let shown = groups.prefix(Self.shownLimit)
    let hiddenCount = total - shown.reduce(0) { $0 + $1.count }
    let texts = shown.map { $0.count == 1 ? $0.text : "\($0.text) ×\($0.count)" }
    let hidden = hiddenCount > 0 ? ["… and \(hiddenCount) more"] : []
    let forgotten = notKept > 0 ? ["\(texts.isEmpty ? "" : "… and ")\(notKept) not kept"] : []
    text = (texts + hidden + forgotten).joined(separator: ", ")
  }
}

extension Faker: CustomStringConvertible {
  /// The fake and what it was called, in one line: what an expectation about it prints.
  public var description: String {
    let summary = CallSummary(callRecord).text
    return "\(fakeName)'s calls: \(summary.isEmpty ? "none" : summary)"
  }
}
