/// The text of a failed check of exact calls whose order is right: the calls that weren't expected, and their
/// positions.
nonisolated struct SurplusReport {
  private let order: CallOrder
  private let surplus: [Int]
  private let names: FakeNames

  /// Nil if no other call came.
  init?(_ order: CallOrder) {
    surplus = order.surplus
    self.order = order
    names = FakeNames(order.expected)
    if surplus.isEmpty, order.callCount == order.timeline.count { return nil }
  }

  var text: String {
    let forgottenCount = order.callCount - order.timeline.count
    let count = surplus.count + forgottenCount
    let headline = "Expected exactly these calls in this order, but \(count == 1 ? "1 other" : "\(count) others") came:"
    let rows = NearMissList(surplus) { index in
      let call = order.timeline[index]
      return NearMissList.Row(text: call.description(of: names.name(of: call.fakerID)), reason: position(of: index))
    }
    let notKept = forgottenCount > 0 ? ["  \(countedNoun(forgottenCount, "call")), not kept"] : []
    let expectations = order.expected.enumerated().map { index, call in
      "  \(index + 1). \(call.description(of: names.name(of: call.fakerID)))"
    }
    return ([headline] + rows.lines + notKept + ["The expected order:"] + expectations).joined(separator: "\n")
  }

  /// The expected call that it came after.
  private func position(of index: Int) -> String {
    let before = order.taken.lastIndex { $0.first.map { $0 < index } ?? false }
    return before.map { "after \($0 + 1)." } ?? "before any of them"
  }
}
