nonisolated extension CallOrder {
  /// Nil if the calls came as expected.
  /// - Parameter exactly: whether no other call of their fakes may have come.
  func failureMessage(exactly: Bool) -> String? {
    if let misuse = expected.lazy.compactMap({ $0.misuseOfCount() }).first { return misuse }
    if let report = OrderReport(self) { return report.text }
    if exactly, let report = surplusReport { return report }
    for (call, indices) in zip(expected, taken) where indices.isEmpty {
      guard let reason = call.pattern.impossibility else { continue }
      return "\(call.expectation()) in this order. This proves nothing, because \(reason)."
    }
    return nil
  }
}

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
    (self.order, self.divergence) = (order, divergence)
    (earlyCall, names) = (order.earlyCall, FakeNames(order.expected))
  }

  /// The expected call that was missed, or came too often.
  private var missed: MeantCalls { order.expected[divergence.index] }

  var text: String { ([headline] + expectations + nearestMiss + calls).joined(separator: "\n") }

  private var headline: String {
    let position = callBefore.map { "after \(names.call($0))" } ?? "first"
    let isUnwanted = missed.times.isNever
    let times = missed.times == .atLeast(1) || isUnwanted ? "" : ", \(missed.times)"
    let fact =
      switch (divergence.count, earlyCall) {
      case (0, nil): missing
      case (0, _?): "it was called before that"
      case (let count, _): "it was called \(countedNoun(count, "time")) there"
      }
    let expectation = isUnwanted ? "not to be called" : "to be called"
    return "Expected \(names.call(missed)) \(expectation) \(position)\(times), but \(fact)."
  }

  /// Why an expected call is missing.
  private var missing: String {
    let distances = order.timeline.compactMap(missed.distance)
    if distances.isEmpty { return "it was never called" }
    return distances.contains(0) ? "it was not" : "it was called with other arguments"
  }

  /// The last expected call before it that had to come, unlike one with `.never`.
  private var callBefore: MeantCalls? { order.expected.prefix(divergence.index).last { $0.times.lowerBound > 0 } }

  private var expectations: [String] {
    let fact = missed.times.isNever ? "received anyway" : "not received as expected"
    return names.list(order.expected) { $0 == divergence.index ? "     ← \(fact)" : "" }
  }

  private var nearestMiss: [String] {
    guard earlyCall == nil, let miss = order.nearestMiss,
      let reason = missed.pattern.mismatch(with: miss.call.arguments, returning: miss.call.resultType)
    else { return [] }
    let position = callBefore.map { " after \(names.call($0))" } ?? ""
    return ["The nearest call\(position):", "  \(names.call(miss))   \(reason)"]
  }

  private var calls: [String] {
    let (count, position) = (order.timeline.count, divergence.range.lowerBound)
    if count == 0 { return missed.faker.linesOnNoCalls }
    let shown = max(0, position - Self.reach)..<min(count, position + Self.reach)
    var lines = shown.map(line)
    let verb = missed.times.isNever ? "was not expected" : "was expected"
    lines.insert("  →  \(divergence.index + 1). \(verb) after this", at: position - shown.lowerBound)
    if let early = earlyCall, early < shown.lowerBound {
      let (before, between) = (early, shown.lowerBound - early - 1)
      let gap = between > 0 ? ["  … \(between) between"] : []
      lines = (before > 0 ? ["  … \(before) before"] : []) + [line(early)] + gap + lines
    } else if shown.lowerBound > 0 {
      lines.insert("  … \(shown.lowerBound) before", at: 0)
    }
    if shown.upperBound < count { lines.append("  … \(count - shown.upperBound) more") }
    return ["The calls (\(count)):"] + lines
  }

  private func line(_ index: Int) -> String {
    let call = order.timeline[index]
    let text = "  \(mark(index))  \(names.call(call))\(call.call.trace?.remark.map { "   \($0)" } ?? "")"
    return index == earlyCall ? "\(text)     ← too early" : text
  }

  /// The number of the expected call that a call was counted for.
  private func mark(_ index: Int) -> String {
    guard let expectation = order.taken.firstIndex(where: { $0.contains(index) }) else { return "  " }
    return "\(expectation + 1)."
  }
}

nonisolated extension CallOrder {
  /// The text of a failed check of exact calls whose order is right: the calls that weren't expected, and their
  /// positions. Nil if no other call came.
  var surplusReport: String? {
    let (surplus, count) = (surplus, surplus.count)
    if count == 0 { return nil }
    let headline = "Expected exactly these calls in this order, but \(count == 1 ? "1 other" : "\(count) others") came:"
    let names = FakeNames(expected)
    let rows = NearMissList(surplus) { index in
      let before = taken.lastIndex { $0.first.map { $0 < index } ?? false }
      let position = before.map { "after \($0 + 1)." } ?? "before any of them"
      return NearMissList.Row(text: names.call(timeline[index]), reason: position)
    }
    return ([headline] + rows.lines + names.list(expected)).joined(separator: "\n")
  }
}

/// Names the fakes in a report on an order. Several of one type are numbered, in the order in which the check names
/// them.
nonisolated private struct FakeNames {
  private var names: [ObjectIdentifier: String] = [:]

  init(_ expected: [MeantCalls]) {
    for (name, calls) in Dictionary(grouping: expected, by: \.fakeName) {
      var fakers: [ObjectIdentifier] = []
      for call in calls where !fakers.contains(call.fakerID) { fakers.append(call.fakerID) }
      for (index, faker) in fakers.enumerated() { names[faker] = fakers.count == 1 ? name : "\(name) \(index + 1)" }
    }
  }

  func call(_ expected: MeantCalls) -> String { expected.call(of: names[expected.fakerID] ?? "") }

  func call(_ received: TimelineCall) -> String { "\(names[received.fakerID] ?? "").\(received.call)" }

  /// The expected order, with a mark behind each call.
  func list(_ expected: [MeantCalls], mark: (Int) -> String = { _ in "" }) -> [String] {
    let lines = expected.enumerated().map { index, call in
      "  \(index + 1). \(call.description(of: names[call.fakerID] ?? ""))\(mark(index))"
    }
    return ["The expected order:"] + lines
  }
}
