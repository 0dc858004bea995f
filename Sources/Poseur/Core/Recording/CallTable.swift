/// Where a call is in its table, for the moment when it ends.
nonisolated struct CallPosition {
  /// The function that was called.
  let function: Int
  fileprivate let row: Int
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
/// It knows functions by the numbers that a `FunctionIndex` gives them: code that is not generic is fast even where it
/// is not optimised, as in most tests.
nonisolated struct CallTable {
  let retention: ArgumentRetention
  /// What is not kept. `FakerState.keepsAll` spares most calls a look at it.
  var keeping = KeepingRules()
  private let threads = ThreadNumbers.shared
  private(set) var slots: [CallSlot] = []
  /// How many slots there are. Kept, since asking an array retains and releases it where the code is not optimised.
  private var slotCount = 0
  /// The number of the newest call; once it is the largest there is, it stays.
  private var lastNumber: UInt32 = 0

  init(retention: ArgumentRetention = .strong) { self.retention = retention }

  /// Adds a call that returned nothing, and that no stub answered.
  /// - Parameter arguments: as the retention stores them.
  @_transparent
  mutating func append(_ function: Int, _ arguments: consuming CallArguments) {
    if lastNumber < .max { lastNumber += 1 }
    if function >= slotCount { addSlots(through: function) }
    slots[function].append(SequenceCounter.next(), arguments, number: lastNumber, thread: threads.current)
  }

  /// Adds a call that returned a stub's value.
  /// - Parameter arguments: as the retention stores them.
  @_transparent
  mutating func append(_ function: Int, _ arguments: consuming CallArguments, answeredBy value: ReadyValue) {
    if lastNumber < .max { lastNumber += 1 }
    if function >= slotCount { addSlots(through: function) }
    slots[function].append(
      SequenceCounter.next(), arguments, number: lastNumber, thread: threads.current, answeredBy: value)
  }

  /// Adds a call that is still to end.
  /// - Parameter arguments: as the retention stores them.
  mutating func begin(_ function: Int, _ arguments: CallArguments) -> CallPosition {
    if lastNumber < .max { lastNumber += 1 }
    if function >= slotCount { addSlots(through: function) }
    let sequenceNumber = SequenceCounter.next()
    let row = slots[function].begin(sequenceNumber, arguments, number: lastNumber, thread: threads.current)
    return CallPosition(function: function, row: row, sequenceNumber: sequenceNumber)
  }

  /// Writes down how a call ended. A call that was forgotten meanwhile stays forgotten.
  mutating func complete(_ position: CallPosition, _ result: CallResult) {
    guard position.function < slots.count else { return }
    slots[position.function].complete(position.row, position.sequenceNumber, result)
  }

  /// Writes down the course of a call that was completed already.
  mutating func note(_ course: CallCourse, of position: CallPosition) {
    guard position.function < slots.count else { return }
    slots[position.function].note(course, position.row, position.sequenceNumber)
  }

  /// Adds a completion that a call to the function brought.
  mutating func append(_ completion: CompletionRecord, to function: Int) {
    if function >= slotCount { addSlots(through: function) }
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
  func slot(_ function: Int) -> CallSlot { function < slots.count ? slots[function] : CallSlot() }

  func count(of function: Int) -> Int { slot(function).count }

  /// The same, in no time. It changes nothing, but is `mutating`: where the code is not optimised, other functions of a
  /// struct get a copy of it.
  @_transparent
  mutating func quickCount(of function: Int) -> Int {
    if function < slotCount { slots[function].quickCount() } else { 0 }
  }

  var isEmpty: Bool { slots.allSatisfy { $0.count == 0 } }

  /// How arguments of a function are to be stored.
  func storingRetention(of function: Int) -> ArgumentRetention { keeping.retention(of: function) ?? retention }

  /// How arguments of a function are to be read.
  func readingRetention(of function: Int) -> ArgumentRetention {
    keeping.mayHoldWeakly(function) ? .weak : retention
  }

  /// Forgets the calls to one function that are not to be kept.
  mutating func forgetCalls(to function: Int) -> ForgottenValues {
    guard slots.indices.contains(function) else { return ForgottenValues() }
    return slots[function].forget(allBut: keeping.limit(of: function))
  }

  /// Forgets the calls to one function. What is returned is to be dropped outside the lock: it may hold the last
  /// reference to an object of the user's.
  mutating func removeCalls(to function: Int) -> CallSlot? {
    guard slots.indices.contains(function) else { return nil }
    let removed = slots[function]
    slots[function] = CallSlot()
    return removed
  }

  /// Forgets everything; what is returned is to be dropped outside the lock.
  mutating func removeAll() -> [CallSlot] {
    let removed = slots
    slots = []
    slotCount = 0
    lastNumber = 0
    return removed
  }

  private mutating func addSlots(through function: Int) {
    while slots.count <= function { slots.append(CallSlot()) }
    slotCount = slots.count
  }
}
