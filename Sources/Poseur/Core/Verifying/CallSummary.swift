/// Calls in one line, with equal ones counted: `bark() ×3, eat(.canned)`.
nonisolated struct CallSummary {
  /// Empty if there are no calls.
  let text: String
  /// The same in parts, each of them short enough for a line of a report.
  private let parts: [String]

  /// The most different calls to name, and the most calls to read, so that a report stays short and quick to make.
  private static let shownLimit = 5
  private static let readLimit = 100

  init(of record: CallSnapshot) {
    let calls = record.firstCalls(Self.readLimit)
    let total = record.count
    var groups: [(text: String, brief: String, count: Int)] = []
    for (function, arguments) in calls {
      let label = function.label
      let text = label.call(with: arguments)
      if let index = groups.firstIndex(where: { $0.text == text }) {
        groups[index].count += 1
      } else {
        let isBrief = text.count < Self.lineLimit
        groups.append((text, isBrief ? text : label.call(with: arguments, describe: describeBriefly), 1))
      }
    }
    let shown = groups.prefix(Self.shownLimit)
    let hiddenCount = total - shown.reduce(0) { $0 + $1.count }
    // If some calls weren't read, more of them may be equal to these.
    let isPart = total > calls.count
    func counted(_ text: String, _ count: Int) -> String {
      count == 1 ? text : "\(text) ×\(count)\(isPart ? " or more" : "")"
    }
    let texts = shown.map { counted($0.text, $0.count) }
    let hidden = hiddenCount > 0 ? ["… and \(hiddenCount) more"] : []
    text = (texts + hidden).joined(separator: ", ")
    parts = shown.map { counted($0.brief, $0.count) } + hidden
  }

  /// The lines of a report: one if that is short enough, else one for each call.
  func lines(heading: String) -> [String] {
    let line = "\(heading) \(text)"
    return line.count <= Self.lineLimit ? [line] : [heading] + parts.map { "  \($0)" }
  }

  private static let lineLimit = 120
}

nonisolated extension Faker: CustomStringConvertible, DescribedByType {
  /// The fake and the calls to it, in one line: what an expectation about it prints.
  public var description: String {
    let summary = CallSummary(of: core.callSnapshot).text
    return "\(core.fakeName)'s calls: \(summary.isEmpty ? "none" : summary)"
  }
}
