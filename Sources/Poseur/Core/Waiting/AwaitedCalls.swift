/// The calls that somebody waits for, and those of them that have come. Used by one task or thread at a time.
nonisolated final class AwaitedCalls<Function: PoseurFunction> {
  let function: Function
  let pattern: ArgumentPattern
  /// How many are awaited.
  let count: Int
  /// The calls that were in the record at the last look, and match.
  private(set) var received: [RecordedCall<Function>] = []
  /// The sequence number of the latest call that was looked at.
  private var lastSeen = 0
  /// The tables of the calls that were looked at. A wait that outlives its scope looks elsewhere.
  private var tables: AnyObject?
  /// How many calls were in the record at the last look, and the sequence number of the first.
  private var seenCount = 0
  private var first = Int.max
  /// How many calls came and were forgotten before a look at them.
  private var missedCount = 0

  /// - Parameter count: how many are awaited, with those that came already.
  init(_ function: Function, _ pattern: ArgumentPattern, count: Int) {
    self.function = function
    self.pattern = pattern
    self.count = count
  }

  /// Calls that were missed count where the arguments do not matter.
  var isComplete: Bool { received.count + (pattern.isEveryCall ? missedCount : 0) >= count }

  /// The calls that a successful wait has counted.
  var countedCalls: CountedCalls {
    pattern.isEveryCall && missedCount > 0 ? .all(through: lastSeen) : .some(received.map(\.sequenceNumber))
  }

  /// How many calls to the function have to be in the record before another look can be worth it.
  var countWorthALook: Int { pattern.isEveryCall ? count : 0 }

  /// The sequence number after which calls in these tables are to be looked at.
  func lastSeen(in tables: AnyObject) -> Int { tables === self.tables ? lastSeen : 0 }

  /// Takes the calls that came since the last look. Runs matchers and checks, which are code of the user's.
  /// - Parameters:
  ///   - calls: the calls since then, as far as they are kept.
  ///   - all: the function's calls at this moment.
  ///   - tables: where they are.
  func take(_ calls: [RecordedCall<Function>], of all: CallRange, in tables: AnyObject) {
    if tables !== self.tables {
      self.tables = tables
      received = []
      (seenCount, missedCount, lastSeen) = (0, 0, 0)
    } else if seenCount > 0, all.firstSequenceNumber != first {
      // The calls were reset, and all that there are came since.
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
  /// The largest possible number when there are no calls.
  let firstSequenceNumber: Int
  /// 0 when there are no calls.
  let lastSequenceNumber: Int

  init(of calls: FunctionCalls) {
    count = calls.count
    (firstSequenceNumber, lastSequenceNumber) = (calls.firstSequenceNumber, calls.lastSequenceNumber)
  }
}
