/// Where a call is in its table, for the moment when it ends.
nonisolated struct CallPosition {
  /// The function that was called.
  let function: Int
  fileprivate let index: Int
  let sequenceNumber: Int
}

/// The calls to a function that an assertion counted, by their sequence numbers.
nonisolated enum CountedCalls {
  case all(through: Int)
  /// In rising order.
  case some([Int])
}

/// The calls that a faker recorded: each function's on their own, so that counting takes no time and a function
/// costs nothing while others are called.
///
/// It knows functions by the numbers that a `FunctionIndex` gives them, so that it need not be generic.
nonisolated struct CallTable {
  let retention: ArgumentRetention
  /// What is not kept.
  var keeping = KeepingRules()
  private let threads = ThreadNumbers.shared
  private(set) var slots: [FunctionCalls] = []
  /// The number of the newest call; once it is the largest there is, it stays.
  private var lastNumber: UInt32 = 0

  init(retention: ArgumentRetention = .strong) { self.retention = retention }

  /// Adds a call.
  /// - Parameters:
  ///   - arguments: as the retention stores them.
  ///   - outcome: how it ended, where there is something to tell.
  ///   - isOpen: whether it is still to end.
  @_transparent
  mutating func append(
    _ function: Int, _ arguments: [Any?], returning resultType: Any.Type? = nil, _ outcome: StoredOutcome? = nil,
    isOpen: Bool = false
  ) -> CallPosition {
    if lastNumber < .max { lastNumber += 1 }
    if function >= slots.count { addSlots(through: function) }
    let sequenceNumber = SequenceCounter.next()
    let index = slots[function].append(
      CallEntry(
        sequenceNumber: sequenceNumber, arguments: arguments, resultType: resultType, outcome: outcome,
        number: lastNumber, thread: threads.current, isOpen: isOpen))
    return CallPosition(function: function, index: index, sequenceNumber: sequenceNumber)
  }

  /// Writes down how a call ended. A call that was forgotten meanwhile stays forgotten.
  mutating func complete(_ position: CallPosition, _ outcome: StoredOutcome) {
    guard position.function < slots.count else { return }
    slots[position.function].complete(position.index, position.sequenceNumber, outcome)
  }

  /// Writes down the timing of a call that was completed already.
  mutating func note(_ timing: CallTiming, of position: CallPosition) {
    guard position.function < slots.count else { return }
    slots[position.function].note(timing, position.index, position.sequenceNumber)
  }

  /// The arguments of a call, as the record holds them; nil where it was forgotten.
  func arguments(of position: CallPosition) -> [Any?]? {
    slot(position.function).arguments(position.index, position.sequenceNumber)
  }

  /// Puts other arguments in the place of those that a call was recorded with; what is returned is to be dropped outside
  /// the lock. A call that was forgotten meanwhile stays forgotten.
  mutating func replaceArguments(of position: CallPosition, with arguments: [Any?]) -> [Any?]? {
    guard position.function < slots.count else { return nil }
    return slots[position.function].replaceArguments(position.index, position.sequenceNumber, with: arguments)
  }

  /// Adds a completion that a call to the function brought.
  mutating func append(_ completion: CompletionRecord, to function: Int) {
    if function >= slots.count { addSlots(through: function) }
    slots[function].completions.append(completion)
  }

  /// Marks calls that an assertion counted. Those that were forgotten meanwhile stay forgotten.
  mutating func markVerified(_ function: Int, _ counted: CountedCalls) {
    guard slots.indices.contains(function) else { return }
    switch counted {
    case .all(let through): slots[function].markVerified(through: through)
    case .some(let numbers): slots[function].markVerified(numbers)
    }
  }

  /// The calls to one function; empty where it was never called.
  func slot(_ function: Int) -> FunctionCalls { function < slots.count ? slots[function] : FunctionCalls() }

  func count(of function: Int) -> Int { slot(function).count }

  var isEmpty: Bool { slots.allSatisfy { $0.count == 0 } }

  /// How arguments of a function are to be stored.
  func storingRetention(of function: Int) -> ArgumentRetention { keeping.retention(of: function) ?? retention }

  /// How arguments of a function are to be read.
  func readingRetention(of function: Int) -> ArgumentRetention {
    keeping.mayHoldWeakly(function) ? .weak : retention
  }

  /// Forgets the calls to one function that are not to be kept.
  mutating func forgetCalls(to function: Int) -> [ForgottenValues] {
    guard slots.indices.contains(function) else { return [] }
    return slots[function].forget(allBut: keeping.limit(of: function))
  }

  /// Forgets the calls to one function. What is returned is to be dropped outside the lock: it may hold the last
  /// reference to an object of the user's.
  mutating func removeCalls(to function: Int) -> FunctionCalls? {
    guard slots.indices.contains(function) else { return nil }
    let removed = slots[function]
    slots[function] = FunctionCalls()
    return removed
  }

  /// Forgets everything; what is returned is to be dropped outside the lock.
  mutating func removeAll() -> [FunctionCalls] {
    let removed = slots
    slots = []
    lastNumber = 0
    return removed
  }

  private mutating func addSlots(through function: Int) {
    while slots.count <= function { slots.append(FunctionCalls()) }
  }
}
