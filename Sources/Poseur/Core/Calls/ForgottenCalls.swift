/// All that is still known of the calls to a function that are not kept.
nonisolated struct ForgottenCalls {
  private(set) var count = 0
  /// The sequence number of the oldest; the largest there is when there is none.
  private(set) var firstSequenceNumber = Int.max
  /// The sequence number of the newest; 0 when there is none.
  private(set) var lastSequenceNumber = 0
  /// How many of them no assertion had counted.
  private(set) var unverifiedCount = 0
  /// Each type that one of them needed, once.
  private(set) var resultTypes: [Any.Type?] = []
  private var lastUnverified = 0

  /// - Parameter sequenceNumber: higher than those of the others.
  mutating func add(_ sequenceNumber: Int, returning type: Any.Type?, isVerified: Bool) {
    if !resultTypes.contains(where: { $0 == type }) { resultTypes.append(type) }
    count += 1
    firstSequenceNumber = min(firstSequenceNumber, sequenceNumber)
    lastSequenceNumber = sequenceNumber
    guard !isVerified else { return }
    unverifiedCount += 1
    lastUnverified = sequenceNumber
  }

  /// An assertion counted all calls up to this sequence number. Where a forgotten one that none had counted came
  /// later, all stay as they are.
  mutating func markVerified(through number: Int) {
    if number >= lastUnverified { unverifiedCount = 0 }
  }
}

/// The test's values of a forgotten call, to be dropped outside the lock.
nonisolated struct ForgottenValues {
  let arguments: [Any?]
  let outcome: StoredOutcome?
}
