/// Where a call is in its table, for the moment when it ends.
struct CallPosition {
  fileprivate let slot: Int
  fileprivate let row: Int
  fileprivate let sequenceNumber: Int
}

/// The calls to a function that an assertion counted, by their sequence numbers.
enum CountedCalls {
  case all(through: Int)
  /// Numbers that rise.
  case some([Int])
}

/// The calls that a faker recorded: each function's on their own, so that counting takes no time and a function
/// costs nothing while others are called.
struct CallTable<Function: PoseurFunction> {
  private let retention: ArgumentRetention
  private var slotIndex: [Function: Int] = [:]
  private var slots: [CallSlot] = []
  private var slotFunctions: [Function] = []
  private var lastNumber = 0

  init(retention: ArgumentRetention = .strong) { self.retention = retention }

  /// - Parameter arguments: as the retention stores them.
  mutating func append(_ function: Function, _ arguments: [Any?], outcome: CallOutcome) -> CallPosition {
    lastNumber += 1
    let sequenceNumber = SequenceCounter.next()
    let slot = slot(for: function)
    let row = slots[slot].append(
      arguments, CallSlot.Row(sequenceNumber: sequenceNumber, number: lastNumber, outcome: outcome))
    return CallPosition(slot: slot, row: row, sequenceNumber: sequenceNumber)
  }

  /// Writes down how a call ended. A call that was forgotten meanwhile stays forgotten.
  /// - Parameter outcome: as the retention stores it.
  mutating func complete(_ position: CallPosition, outcome: CallOutcome, stub: StubSite?) {
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
  mutating func markVerified(_ function: Function, _ counted: CountedCalls) {
    guard let index = slotIndex[function] else { return }
    switch counted {
    case .all(let through): slots[index].markVerified(through: through)
    case .some(let numbers): slots[index].markVerified(numbers)
    }
  }

  /// The sequence number of the latest call; 0 when there is none.
  func lastSequenceNumber(of function: Function) -> Int {
    slotIndex[function].flatMap { slots[$0].rows.last?.sequenceNumber } ?? 0
  }

  /// The calls that no assertion has counted, in the order in which they began.
  var unverifiedCalls: [RecordedCall<Function>] {
    allCalls(in: slots.indices) { !$0.isVerified($1) }
  }

  func count(of function: Function) -> Int { slotIndex[function].map { slots[$0].rows.count } ?? 0 }

  var isEmpty: Bool { slots.allSatisfy { $0.rows.isEmpty } }

  /// Whether a call to the function passes the check; looks no further than the first that does.
  func contains(_ function: Function, where isMeant: ([Any?]) -> Bool) -> Bool {
    guard let slot = slotIndex[function].map({ slots[$0] }) else { return false }
    return slot.rows.indices.contains { isMeant(retention.read(slot.arguments(ofRow: $0))) }
  }

  func calls(to function: Function) -> [RecordedCall<Function>] {
    slotIndex[function].map { calls(inSlot: $0) } ?? []
  }

  /// The calls to a function that began after another one. Takes no time for those before.
  func calls(to function: Function, after sequenceNumber: Int) -> [RecordedCall<Function>] {
    guard let slot = slotIndex[function] else { return [] }
    let rows = slots[slot].rows
    let start = rows.lastIndex { $0.sequenceNumber <= sequenceNumber }.map { $0 + 1 } ?? 0
    return rows[start...].indices.map { call(inSlot: slot, row: $0) }
  }

  /// The sequence number of the oldest call; the largest there is when there is none.
  func firstSequenceNumber(of function: Function) -> Int {
    slotIndex[function].flatMap { slots[$0].rows.first?.sequenceNumber } ?? .max
  }

  /// Every call, in the order in which they began.
  /// - Parameter excluded: a function whose calls are left out.
  func calls(except excluded: Function? = nil) -> [RecordedCall<Function>] {
    allCalls(in: slots.indices.filter { slotFunctions[$0] != excluded })
  }

  /// The functions that were called, in the order of their first calls.
  var functions: [Function] { slots.indices.filter { !slots[$0].rows.isEmpty }.map { slotFunctions[$0] } }

  /// Forgets the calls to one function. What is returned is to be dropped outside the lock: it may be the last
  /// reference to an object of the user's.
  mutating func removeCalls(to function: Function) -> CallSlot? {
    guard let index = slotIndex[function] else { return nil }
    let removed = slots[index]
    slots[index] = CallSlot()
    return removed
  }

  /// Forgets everything; what is returned is to be dropped outside the lock.
  mutating func removeAll() -> [CallSlot] {
    let removed = slots
    slots = slots.map { _ in CallSlot() }
    lastNumber = 0
    return removed
  }

  private mutating func slot(for function: Function) -> Int {
    if let index = slotIndex[function] { return index }
    slotIndex[function] = slots.count
    slots.append(CallSlot())
    slotFunctions.append(function)
    return slots.count - 1
  }

  private func allCalls(
    in indices: some Sequence<Int>, where isIncluded: (CallSlot, CallSlot.Row) -> Bool = { _, _ in true }
  ) -> [RecordedCall<Function>] {
    indices.flatMap { calls(inSlot: $0, where: isIncluded) }.sorted { $0.sequenceNumber < $1.sequenceNumber }
  }

  private func calls(
    inSlot index: Int, where isIncluded: (CallSlot, CallSlot.Row) -> Bool = { _, _ in true }
  ) -> [RecordedCall<Function>] {
    let slot = slots[index]
    return slot.rows.indices.filter { isIncluded(slot, slot.rows[$0]) }.map { call(inSlot: index, row: $0) }
  }

  private func call(inSlot index: Int, row: Int) -> RecordedCall<Function> {
    RecordedCall(
      function: slotFunctions[index], arguments: retention.read(slots[index].arguments(ofRow: row)),
      slots[index].rows[row], outcome: retention.read(slots[index].rows[row].outcome))
  }
}
