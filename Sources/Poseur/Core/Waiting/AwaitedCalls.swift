/// The calls that somebody waits for, and those of them that have come. One task or thread uses it at a time.
nonisolated final class AwaitedCalls {
  let meant: MeantCalls
  /// How many are awaited, including earlier ones.
  let count: Int
  /// The calls that match and were in the record at the last look.
  private(set) var received: [RecordedCall<AnyFunction>] = []
  /// The sequence number of the last call that it has seen.
  private var lastSeen = 0
  /// The state in which it has seen them. A wait that outlives its scope looks at another.
  private var state: AnyObject?
  /// How many calls there were at the last look, kept or not.
  private var seenCount = 0

  init(_ meant: MeantCalls, count: Int) {
    var meant = meant
    (meant.times, meant.waiting) = (.atLeast(count), .never)
    (self.meant, self.count) = (meant, count)
  }

  /// Calls that aren't kept count if the arguments don't matter.
  var isComplete: Bool { (meant.pattern.isEveryCall ? seenCount : received.count) >= count }

  /// The calls that a successful wait has counted.
  var countedCalls: CountedCalls {
    meant.pattern.isEveryCall ? .all(through: lastSeen) : .some(received.map(\.sequenceNumber))
  }

  /// With fewer calls in the record, another look isn't worth it.
  var minimumCount: Int { meant.pattern.isEveryCall ? count : 0 }

  /// The sequence number of the last call that it has seen in this state.
  func lastSeen(in state: AnyObject) -> Int { state === self.state ? lastSeen : 0 }

  /// Adds the calls that came since the last look. Runs matchers and checks, which are the test's code.
  /// - Parameters:
  ///   - calls: those that are kept.
  ///   - count: how many the function has at this moment, kept or not.
  ///   - oldest: the sequence number of the first of all that are kept; the largest number if there are none.
  func add(_ calls: FunctionCalls, of count: Int, since oldest: Int, in state: AnyObject) {
    if state !== self.state { (self.state, received, lastSeen) = (state, [], 0) }
    // The calls were reset, and all came since.
    if let first = received.first, first.sequenceNumber < oldest { received = [] }
    seenCount = count
    received += calls.recordedCalls(to: AnyFunction(meant.function)).filter { meant.pattern.matches($0) }
    lastSeen = max(lastSeen, calls.lastSequenceNumber)
  }
}
