/// The calls that a faker recorded: each function's on their own, so that counting takes no time and a function
/// costs nothing while others are called.
struct CallTable<Function: PoseurFunction> {
  /// Where a call is in the table, for the moment when it ends.
  struct Position {
    fileprivate let slot: Int
    fileprivate let row: Int
    fileprivate let sequenceNumber: Int
  }

  private let retention: ArgumentRetention
  private var slotIndex: [Function: Int] = [:]
  private var slots: [CallSlot<Function>] = []
  private var lastNumber = 0

  init(retention: ArgumentRetention = .strong) { self.retention = retention }

  /// - Parameter arguments: as the retention stores them.
  mutating func append(_ function: Function, _ arguments: [Any?], outcome: CallOutcome) -> Position {
    lastNumber += 1
    let sequenceNumber = SequenceCounter.next()
    let slot = slot(for: function)
    let row = slots[slot].append(
      arguments, CallSlot<Function>.Row(sequenceNumber: sequenceNumber, number: lastNumber, outcome: outcome))
    return Position(slot: slot, row: row, sequenceNumber: sequenceNumber)
  }

  /// Writes down how a call ended. A call that was forgotten meanwhile stays forgotten.
  mutating func complete(_ position: Position, outcome: CallOutcome, stub: StubSite?) {
    slots[position.slot].complete(position.row, position.sequenceNumber, outcome, stub)
  }

  /// Adds a completion that a call to the function brought.
  mutating func append(_ completion: CompletionRecord, to function: Function) {
    slots[slot(for: function)].completions.append(completion)
  }

  /// The completions that calls to a function brought, in the order in which they came.
  func completions(of function: Function) -> [CompletionRecord] {
    slotIndex[function].map { slots[$0].completions } ?? []
  }

  /// Marks calls that an assertion counted. Those that were forgotten meanwhile stay forgotten.
  /// - Parameter numbers: the calls' sequence numbers, which rise.
  mutating func markVerified(_ function: Function, _ numbers: [Int]) {
    guard let index = slotIndex[function] else { return }
    slots[index].markVerified(numbers)
  }

  /// The calls that no assertion has counted, in the order in which they began.
  var unverifiedCalls: [RecordedCall<Function>] {
    slots.flatMap { $0.calls(retention, where: { !$0.isVerified }) }.sorted { $0.sequenceNumber < $1.sequenceNumber }
  }

  func count(of function: Function) -> Int { slotIndex[function].map { slots[$0].rows.count } ?? 0 }

  var isEmpty: Bool { slots.allSatisfy { $0.rows.isEmpty } }

  func calls(to function: Function) -> [RecordedCall<Function>] {
    slotIndex[function].map { slots[$0].calls(retention) } ?? []
  }

  /// Every call, in the order in which they began.
  /// - Parameter excluded: a function whose calls are left out.
  func calls(except excluded: Function? = nil) -> [RecordedCall<Function>] {
    slots.filter { $0.function != excluded }.flatMap { $0.calls(retention) }
      .sorted { $0.sequenceNumber < $1.sequenceNumber }
  }

  /// The functions that were called, in the order of their first calls.
  var functions: [Function] { slots.filter { !$0.rows.isEmpty }.map(\.function) }

  /// Forgets the calls to one function. What is returned is to be dropped outside the lock: it may be the last
  /// reference to an object of the user's.
  mutating func removeCalls(to function: Function) -> CallSlot<Function>? {
    guard let index = slotIndex[function] else { return nil }
    let removed = slots[index]
    slots[index] = CallSlot(function: function)
    return removed
  }

  /// Forgets everything; what is returned is to be dropped outside the lock.
  mutating func removeAll() -> [CallSlot<Function>] {
    let removed = slots
    for index in slots.indices { slots[index] = CallSlot(function: slots[index].function) }
    lastNumber = 0
    return removed
  }

  private mutating func slot(for function: Function) -> Int {
    if let index = slotIndex[function] { return index }
    slotIndex[function] = slots.count
    slots.append(CallSlot(function: function))
    return slots.count - 1
  }
}
