/// A copy of the calls that a faker recorded, for those who look at them: in terms of functions, and outside the lock.
struct CallRecord<Function: PoseurFunction> {
  let table: CallTable
  private let index: FunctionIndex<Function>

  init(_ table: CallTable, _ index: FunctionIndex<Function>) {
    self.table = table
    self.index = index
  }

  var isEmpty: Bool { table.isEmpty }

  func count(of function: Function) -> Int { index.knownNumber(of: function).map(table.count) ?? 0 }

  /// Every call, in the order in which they began.
  /// - Parameter excluded: a function whose calls are left out.
  func calls(except excluded: Function? = nil) -> [RecordedCall<Function>] {
    allCalls(ofFunctions: { $0 != excluded })
  }

  func calls(to function: Function) -> [RecordedCall<Function>] {
    index.knownNumber(of: function).map { calls(to: $0) } ?? []
  }

  /// The sequence number of the latest call; 0 when there is none.
  func lastSequenceNumber(of function: Function) -> Int { rows(of: function).last?.sequenceNumber ?? 0 }

  /// Whether a call to the function passes the check; looks no further than the first that does.
  func contains(_ function: Function, where isMeant: ([Any?]) -> Bool) -> Bool {
    rows(of: function).contains { isMeant(table.retention.read($0.arguments)) }
  }

  /// The sequence numbers of the calls to the function that pass the check.
  func sequenceNumbers(of function: Function, where isMeant: ([Any?]) -> Bool) -> [Int] {
    var numbers: [Int] = []
    let (rows, retention) = (rows(of: function), table.retention)
    for row in rows where isMeant(retention == .weak ? retention.read(row.arguments) : row.arguments) {
      numbers.append(row.sequenceNumber)
    }
    return numbers
  }

  /// The calls that no assertion has counted, in the order in which they began.
  var unverifiedCalls: [RecordedCall<Function>] { allCalls(where: { !$0.isVerified($1) }) }

  /// The functions that were called, in the order of their first calls.
  var functions: [Function] {
    let first = table.slots.enumerated().compactMap { number, slot in
      slot.rows.first.map { ($0.sequenceNumber, number) }
    }
    return first.sorted(by: <).map { index.functions[$0.1] }
  }

  /// The completions that calls to a function brought, in the order in which they came.
  func completions(of function: Function) -> [CompletionRecord] {
    index.knownNumber(of: function).map { table.slot($0).completions } ?? []
  }

  func slot(of function: Function) -> CallSlot {
    index.knownNumber(of: function).map(table.slot) ?? CallSlot()
  }

  private func rows(of function: Function) -> [CallSlot.Row] { slot(of: function).rows }
}

extension CallRecord {
  private func allCalls(
    ofFunctions isMeant: (Function) -> Bool = { _ in true },
    where isIncluded: (CallSlot, CallSlot.Row) -> Bool = { _, _ in true }
  ) -> [RecordedCall<Function>] {
    let numbers = table.slots.indices.filter { isMeant(index.functions[$0]) }
    return numbers.flatMap { calls(to: $0, where: isIncluded) }.sorted { $0.sequenceNumber < $1.sequenceNumber }
  }

  private func calls(
    to number: Int, where isIncluded: (CallSlot, CallSlot.Row) -> Bool = { _, _ in true }
  ) -> [RecordedCall<Function>] {
    let slot = table.slot(number)
    return slot.recordedCalls(to: index.functions[number], table.retention) { isIncluded(slot, $0) }
  }
}
