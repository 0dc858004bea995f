/// The text of a failed order check: the expected calls with the one that was missed, and the fakes' calls around the
/// position where it was expected.
nonisolated struct OrderReport {
  /// How many calls to show before and after that position.
  private static let reach = 5

  private let order: CallOrder
  private let divergence: CallOrder.Divergence
  /// Stored, because the search may go through all calls.
  private let earlyCall: Int?
  private let names: FakeNames

  /// Nil if the calls came as expected.
  init?(_ order: CallOrder) {
    guard let divergence = order.divergence else { return nil }
    self.order = order
    self.divergence = divergence
    earlyCall = order.earlyCall
    names = FakeNames(order.expected)
  }

  var text: String { ([headline] + expectations + nearestMiss + [heading] + calls).joined(separator: "\n") }

  private var headline: String {
    let (call, count) = (order.expected[divergence.index], divergence.count)
    let position = callBefore.map { "after \(text(of: $0))" } ?? "first"
    let isUnwanted = call.times.isNever
    let times = call.times == .atLeast(1) || isUnwanted ? "" : ", \(call.times)"
    let fact =
      switch (count, earlyCall) {
      case (0, nil): missing
      case (0, _?): "it was called before that"
      case (let count, _): "it was called \(countedNoun(count, "time")) there"
      }
    let expectation = isUnwanted ? "not to be called" : "to be called"
    return "Expected \(text(of: call)) \(expectation) \(position)\(times), but \(fact)\(kept.qualifier)."
  }

  /// Why an expected call is missing.
  private var missing: String {
    let distances = order.timeline.compactMap(order.expected[divergence.index].distance)
    if distances.isEmpty { return "it was never called" }
    return distances.contains(0) ? "it was not" : "it was called with other arguments"
  }

  /// The last expected call before it that had to come, unlike one with `.never`.
  private var callBefore: ExpectedCall? {
    order.expected.prefix(divergence.index).last { $0.times.lowerBound > 0 }
  }

  private func text(of call: ExpectedCall) -> String { call.call(of: names.name(of: call.fakerID)) }

  private var expectations: [String] {
    ["The expected order:"]
      + order.expected.enumerated().map { index, call in
        let fact = call.times.isNever ? "received anyway" : "not received as expected"
        let mark = index == divergence.index ? "     ← \(fact)" : ""
        return "  \(index + 1). \(call.description(of: names.name(of: call.fakerID)))\(mark)"
      }
  }

  private var nearestMiss: [String] {
    let expectation = order.expected[divergence.index]
    guard earlyCall == nil, let call = order.nearestMiss, let reason = expectation.mismatch(call) else { return [] }
    let position = callBefore.map { " after \(text(of: $0))" } ?? ""
    return ["The nearest call\(position):", "  \(call.description(of: names.name(of: call.fakerID)))   \(reason)"]
  }

  private var heading: String { kept.total == 0 ? "No calls were recorded." : kept.heading("The calls") }

  private var kept: RetainedCalls { RetainedCalls(kept: order.timeline.count, of: order.callCount) }

  private var calls: [String] {
    let position = divergence.range.lowerBound
    let shown = max(0, position - Self.reach)..<min(order.timeline.count, position + Self.reach)
    var lines = shown.map(line)
    if !order.timeline.isEmpty {
      let verb = order.expected[divergence.index].times.isNever ? "was not expected" : "was expected"
      lines.insert("  →  \(divergence.index + 1). \(verb) after this", at: position - shown.lowerBound)
    }
    if let early = earlyCall, early < shown.lowerBound {
      let (before, between) = (early, shown.lowerBound - early - 1)
      let gap = between > 0 ? ["  … \(between) between"] : []
      lines = (before > 0 ? ["  … \(before) before"] : []) + [line(early)] + gap + lines
    } else if shown.lowerBound > 0 {
      lines.insert("  … \(shown.lowerBound) before", at: 0)
    }
    if shown.upperBound < order.timeline.count { lines.append("  … \(order.timeline.count - shown.upperBound) more") }
    return lines
  }

  private func line(_ index: Int) -> String {
    let call = order.timeline[index]
    let text = "  \(mark(index))  \(call.description(of: names.name(of: call.fakerID)))"
    return index == earlyCall ? "\(text)     ← too early" : text
  }

  /// The number of the expected call that a call was counted for.
  private func mark(_ index: Int) -> String {
    guard let expectation = order.taken.firstIndex(where: { $0.contains(index) }) else { return "  " }
    return "\(expectation + 1)."
  }
}

/// The names of the fakes in a report on an order. Several of one type are numbered, in the order in which the check
/// names them.
nonisolated struct FakeNames {
  private var names: [ObjectIdentifier: String] = [:]

  init(_ expected: [ExpectedCall]) {
    for (name, calls) in Dictionary(grouping: expected, by: \.fakeName) {
      var fakers: [ObjectIdentifier] = []
      for call in calls where !fakers.contains(call.fakerID) { fakers.append(call.fakerID) }
      for (index, faker) in fakers.enumerated() { names[faker] = fakers.count == 1 ? name : "\(name) \(index + 1)" }
    }
  }

  func name(of faker: ObjectIdentifier) -> String { names[faker] ?? "" }
}
