/// The calls that somebody waits for, and those of them that have come. One task or thread uses it at a time.
///
/// It doesn't hold the faker, which may hold it by a waiter.
nonisolated final class AwaitedCalls<Function: PoseurFunction> {
  let function: Function
  private let pattern: ArgumentPattern
  /// How many are awaited, including earlier ones.
  let count: Int
  /// The calls that match and were in the record at the last look.
  private(set) var received: [RecordedCall<Function>] = []
  /// The sequence number of the last call that it has seen.
  private var lastSeen = 0
  /// The state in which it has seen them. A wait that outlives its scope looks at another.
  private var state: AnyObject?
  /// The number of calls in the record at the last look, and the sequence number of the first.
  private var seenCount = 0
  private var first = Int.max
  /// How many calls were forgotten before it could look at them.
  private var missedCount = 0

  init(_ function: Function, _ pattern: ArgumentPattern, count: Int) {
    (self.function, self.pattern, self.count) = (function, pattern, count)
  }

  /// Missed calls count if the arguments don't matter.
  var isComplete: Bool { received.count + (pattern.isEveryCall ? missedCount : 0) >= count }

  /// The calls that a successful wait has counted.
  var countedCalls: CountedCalls {
    pattern.isEveryCall && missedCount > 0 ? .all(through: lastSeen) : .some(received.map(\.sequenceNumber))
  }

  /// With fewer calls in the record, another look isn't worth it.
  var minimumCount: Int { pattern.isEveryCall ? count : 0 }

  func meant(of faker: Faker<Function>) -> MeantCalls<Function> {
    MeantCalls(faker, function, pattern, .atLeast(count))
  }

  /// The sequence number of the last call that it has seen in this state.
  func lastSeen(in state: AnyObject) -> Int { state === self.state ? lastSeen : 0 }

  /// Adds the calls that came since the last look. Runs matchers and checks, which are the test's code.
  /// - Parameters:
  ///   - calls: the calls since then, as far as they are kept.
  ///   - all: the function's calls at this moment.
  func add(_ calls: [RecordedCall<Function>], of all: CallRange, in state: AnyObject) {
    if state !== self.state {
      self.state = state
      received = []
      (seenCount, missedCount, lastSeen) = (0, 0, 0)
    } else if seenCount > 0, all.firstSequenceNumber != first {
      // The calls were reset, and all came since.
      received.removeAll { $0.sequenceNumber < all.firstSequenceNumber }
      (seenCount, missedCount) = (0, 0)
    }
    missedCount += all.count - seenCount - calls.count
    (seenCount, first) = (all.count, all.firstSequenceNumber)
    received += calls.filter { pattern.matches($0) }
    lastSeen = max(lastSeen, all.lastSequenceNumber)
  }
}

/// How many calls to a function there are, kept or not, and where they begin and end. Shares nothing with the record.
nonisolated struct CallRange {
  let count: Int
  /// The largest number if there are no calls.
  let firstSequenceNumber: Int
  /// 0 if there are no calls.
  let lastSequenceNumber: Int

  init(of calls: FunctionCalls) {
    count = calls.count
    (firstSequenceNumber, lastSequenceNumber) = (calls.firstSequenceNumber, calls.lastSequenceNumber)
  }
}
