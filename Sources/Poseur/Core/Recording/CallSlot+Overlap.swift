// What ran at the same time. A call is open from its beginning to its end, both of which are sequence numbers. One that
// is answered at once is never seen open.

nonisolated extension CallSlot {
  /// Where the call began and ended: without an end if it is still open; nil if it was answered at once.
  private func lifetime(of row: Row) -> ClosedRange<Int>? {
    let end = endNumber(of: row)
    return end > row.sequenceNumber ? row.sequenceNumber...end : nil
  }

  /// Where the end of the call is among the sequence numbers: after them all if it is still open, at its own number if
  /// it was answered at once.
  func endNumber(of row: Row) -> Int {
    let result = result(of: row)
    if row.isPending || result?.isPending == true { return .max }
    return result?.course?.endNumber ?? row.sequenceNumber
  }

  fileprivate var lifetimes: [ClosedRange<Int>] { rows.blocks.joined().compactMap(lifetime) }

  /// The most calls that were open at the same time.
  var maxConcurrentCalls: Int { [self].maxConcurrentCalls }
}

nonisolated extension [CallSlot] {
  /// The most calls that were open at the same time.
  var maxConcurrentCalls: Int {
    let lifetimes = flatMap(\.lifetimes)
    let begins = lifetimes.map(\.lowerBound).sorted()
    let ends = lifetimes.map(\.upperBound).sorted()
    var (maximum, endCount) = (contains { !$0.rows.isEmpty } ? 1 : 0, 0)
    for (index, begin) in begins.enumerated() {
      while ends[endCount] < begin { endCount += 1 }
      maximum = Swift.max(maximum, index + 1 - endCount)
    }
    return maximum
  }
}
