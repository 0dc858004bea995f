/// Where a call is in the record of its function, for the moment when it ends.
nonisolated struct CallPosition {
  /// Its index among the calls to the function.
  fileprivate let index: Int
  let sequenceNumber: Int
}

/// The calls to a function that an assertion counted, by their sequence numbers.
nonisolated enum CountedCalls {
  case all(through: Int)
  /// In rising order.
  case some([Int])
}

/// The calls to one function. A function costs nothing while others are called.
nonisolated struct FunctionCalls {
  /// How they are kept.
  var keeping: CallKeeping
  /// How many calls there were. Stored, since reading it then copies nothing.
  private(set) var count = 0
  private(set) var entries = CallEntries()
  /// Assertions that passed counted all calls up to this sequence number.
  private var verifiedThrough = 0
  /// Who made the calls, by their sequence numbers, if the fake keeps that.
  private var callers: [Int: any CallerTrace] = Dictionary()

  init(keeping: CallKeeping = CallKeeping()) { self.keeping = keeping }

  /// Adds a call.
  @_transparent
  mutating func append(_ entry: consuming CallEntry) -> CallPosition {
    let position = CallPosition(index: count, sequenceNumber: entry.sequenceNumber)
    entries.append(entry)
    count += 1
    return position
  }

  /// Writes down how a call ended, and which stub answered it, unless the call was forgotten meanwhile.
  mutating func complete(_ call: CallPosition, _ outcome: CallOutcome, stub: StubOrigin?, timing: CallTiming?) {
    complete(call, StoredOutcome(keeping.retention.stored(outcome), stub: stub, timing: timing))
  }

  /// Writes down how a call ended, unless it was forgotten meanwhile.
  mutating func complete(_ call: CallPosition, _ outcome: StoredOutcome) {
    if call.index < entries.count { entries[call.index].complete(call.sequenceNumber, outcome) }
  }

  /// Adds the timing of a call that was completed with an outcome that others share.
  mutating func note(_ timing: CallTiming, of call: CallPosition) {
    guard call.index < entries.count, entries[call.index].sequenceNumber == call.sequenceNumber,
      let shared = entries[call.index].outcome
    else { return }
    entries[call.index].outcome = StoredOutcome(shared.outcome, stub: shared.stub, timing: timing)
  }

  /// Adds who made a call.
  mutating func note(_ caller: any CallerTrace, of call: CallPosition) { callers[call.sequenceNumber] = caller }

  /// Whether it is known who made the calls.
  var hasCallers: Bool { callers.count > 0 }

  /// Forgets everything, and goes on keeping calls in the same way.
  /// - Returns: what there was, to be dropped outside the lock: it may hold the last reference to one of the test's
  ///   objects.
  mutating func removeAll() -> FunctionCalls {
    defer { self = FunctionCalls(keeping: keeping) }
    return self
  }

  /// The calls that began after another one. Takes no time for earlier ones.
  func calls(after sequenceNumber: Int) -> FunctionCalls {
    let start = (entries.lastIndex { $0.sequenceNumber <= sequenceNumber } ?? -1) + 1
    var calls = self
    calls.entries = CallEntries()
    for entry in entries[start...] { calls.entries.append(entry) }
    calls.count = calls.entries.count
    return calls
  }

  /// The sequence number of the first call; the largest there is when there is none.
  var firstSequenceNumber: Int { entries.first?.sequenceNumber ?? .max }

  /// The sequence number of the latest call; 0 when there is none.
  var lastSequenceNumber: Int { entries.last?.sequenceNumber ?? 0 }

  /// The calls as a reader of the record sees them.
  func recordedCalls<Function>(
    to function: Function, where isIncluded: (CallEntry) -> Bool = { _ in true }
  ) -> [RecordedCall<Function>] {
    entries.blocks.flatMap { block in block.filter(isIncluded).map { recordedCall($0, to: function) } }
  }

  /// One of them.
  func recordedCall<Function>(_ entry: CallEntry, to function: Function) -> RecordedCall<Function> {
    RecordedCall(function: function, entry, keeping.reading, hasCallers ? callers[entry.sequenceNumber] : nil)
  }

  /// Whether a call passes the check; looks no further than the first that does.
  func contains(where isMeant: ([Any?], Any.Type?) -> Bool) -> Bool {
    entries.blocks.contains { $0.contains { isMeant(arguments(of: $0), $0.resultType) } }
  }

  /// How many calls pass the check.
  func count(where isMeant: ([Any?]) -> Bool) -> Int {
    entries.blocks.reduce(0) { $0 + $1.count { isMeant(arguments(of: $0)) } }
  }

  /// The sequence numbers of the calls that pass the check.
  func sequenceNumbers(where isMeant: (CallEntry) -> Bool) -> [Int] {
    // A debug build takes far longer with the library's functions.
    var numbers: [Int] = []
    for block in entries.blocks { for entry in block where isMeant(entry) { numbers.append(entry.sequenceNumber) } }
    return numbers
  }

  /// A call's arguments as a reader of the record sees them.
  func arguments(of entry: CallEntry) -> [Any?] { keeping.reading.read(entry.arguments) }

  /// Whether every call needed a type that passes.
  func needed(only isMeant: (Any.Type?) -> Bool) -> Bool {
    entries.blocks.allSatisfy { $0.allSatisfy { isMeant($0.resultType) } }
  }

  /// The most calls that were open at the same time. A call is open from its beginning to its end, both of which are
  /// sequence numbers. One that is answered at once is never seen open.
  var maxConcurrentCalls: Int {
    let lifetimes = entries.blocks.joined().filter { $0.endNumber > $0.sequenceNumber }
    let ends = lifetimes.map(\.endNumber).sorted()
    var (maximum, endCount) = (entries.isEmpty ? 0 : 1, 0)
    for (index, call) in lifetimes.enumerated() {
      while ends[endCount] < call.sequenceNumber { endCount += 1 }
      maximum = max(maximum, index + 1 - endCount)
    }
    return maximum
  }

  func isVerified(_ entry: CallEntry) -> Bool { entry.isVerified || entry.sequenceNumber <= verifiedThrough }

  /// Marks calls that an assertion counted.
  mutating func markVerified(_ counted: CountedCalls) {
    switch counted {
    case .all(let number): verifiedThrough = max(verifiedThrough, number)
    case .some(let numbers):
      var index = 0
      for number in numbers {
        while index < entries.count, entries[index].sequenceNumber < number { index += 1 }
        if index < entries.count, entries[index].sequenceNumber == number { entries[index].isVerified = true }
      }
    }
  }
}
