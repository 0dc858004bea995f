// Calls that ran at the same time. A call is open from its beginning to its end, both of which are sequence numbers. One that
// is answered at once is never seen open.

nonisolated extension FunctionCalls {
  /// The most calls that were open at the same time.
  var maxConcurrentCalls: Int {
    let lifetimes = entries.blocks.joined().filter { $0.endNumber > $0.sequenceNumber }
    let begins = lifetimes.map(\.sequenceNumber)
    let ends = lifetimes.map(\.endNumber).sorted()
    var (maximum, endCount) = (entries.isEmpty ? 0 : 1, 0)
    for (index, begin) in begins.enumerated() {
      while ends[endCount] < begin { endCount += 1 }
      maximum = max(maximum, index + 1 - endCount)
    }
    return maximum
  }
}
