// Calls that ran at the same time. A call is open from its beginning to its end, both of which are sequence numbers. One that
// is answered at once is never seen open.

nonisolated extension FunctionCalls {
  /// Where the calls began and ended that were not answered at once.
  fileprivate var lifetimes: [ClosedRange<Int>] {
    entries.blocks.joined().compactMap { $0.endNumber > $0.sequenceNumber ? $0.sequenceNumber...$0.endNumber : nil }
  }

  /// The most calls that were open at the same time.
  var maxConcurrentCalls: Int { [self].maxConcurrentCalls }
}

nonisolated extension [FunctionCalls] {
  /// The most calls that were open at the same time.
  var maxConcurrentCalls: Int {
    let lifetimes = flatMap(\.lifetimes)
    let begins = lifetimes.map(\.lowerBound).sorted()
    let ends = lifetimes.map(\.upperBound).sorted()
    var (maximum, endCount) = (contains { !$0.entries.isEmpty } ? 1 : 0, 0)
    for (index, begin) in begins.enumerated() {
      while ends[endCount] < begin { endCount += 1 }
      maximum = Swift.max(maximum, index + 1 - endCount)
    }
    return maximum
  }
}
