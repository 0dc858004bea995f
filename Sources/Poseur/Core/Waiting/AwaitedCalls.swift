/// The calls that somebody waits for, and those of them that have come. Used by one task or thread at a time.
final class AwaitedCalls<Function: PoseurFunction> {
  let function: Function
  let pattern: ArgumentPattern
  /// How many.
  let count: Int
  /// The calls that were in the record at the last look, and match.
  private(set) var received: [RecordedCall<Function>] = []
  /// The sequence number of the latest call that was looked at.
  private(set) var lastSeen: Int
  private let countsEarlierCalls: Bool

  /// - Parameter start: calls up to this sequence number are not meant; nil where all are.
  init(_ function: Function, _ pattern: ArgumentPattern, count: Int, after start: Int? = nil) {
    self.function = function
    self.pattern = pattern
    self.count = count
    lastSeen = start ?? 0
    countsEarlierCalls = start == nil
  }

  var isComplete: Bool { received.count >= count }

  /// How many calls to the function have to be in the record before another look can be worth it.
  var countWorthALook: Int { pattern.isUniversal && countsEarlierCalls ? count : 0 }

  /// Takes the calls that came since the last look. Runs matchers and checks, which are code of the user's.
  /// - Parameters:
  ///   - calls: the calls since then.
  ///   - first: the sequence number of the oldest call in the record; those before it were forgotten since they came.
  func take(_ calls: [RecordedCall<Function>], first: Int) {
    received.removeAll { $0.sequenceNumber < first }
    received += calls.filter { pattern.matches($0.arguments) }
    lastSeen = calls.last?.sequenceNumber ?? lastSeen
  }
}
