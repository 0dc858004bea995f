/// A copy of the calls that a faker recorded, for those who look at them: in terms of functions, and outside the lock.
nonisolated struct CallSnapshot<Function: PoseurFunction> {
  let table: CallTable
  private let index: FunctionIndex<Function>

  init(_ table: CallTable, _ index: FunctionIndex<Function>) {
    self.table = table
    self.index = index
  }

  var isEmpty: Bool { table.isEmpty }

  func count(of function: Function) -> Int { slot(of: function).count }

  /// Every call, in the order in which they began.
  func calls() -> [RecordedCall<Function>] { calls { _, _ in true } }

  /// The first calls that were made, in the order in which they began.
  /// - Parameter excluded: a function whose calls are left out.
  func firstCalls(_ limit: Int, except excluded: Function?) -> [RecordedCall<Function>] {
    let numbers = table.slots.indices.filter { index.functions[$0] != excluded }
    let first = numbers.flatMap { number in
      table.slot(number).prefix(limit).recordedCalls(
        to: index.functions[number], table.readingRetention(of: number))
    }
    return Array(first.sorted { $0.sequenceNumber < $1.sequenceNumber }.prefix(limit))
  }

  func calls(to function: Function) -> [RecordedCall<Function>] {
    slot(of: function).recordedCalls(to: function, retention(of: function))
  }

  /// Whether a call to the function passes the check; looks no further than the first that does.
  func contains(_ function: Function, where isMeant: ([Any?], Any.Type?) -> Bool) -> Bool {
    let retention = retention(of: function)
    return entries(of: function).blocks.contains {
      $0.contains { isMeant(retention.read($0.arguments), $0.resultType) }
    }
  }

  /// The sequence numbers of the calls to the function that pass the check.
  func sequenceNumbers(of function: Function, where isMeant: ([Any?], Any.Type?) -> Bool) -> [Int] {
    var numbers: [Int] = []
    let (entries, retention) = (entries(of: function), retention(of: function))
    for block in entries.blocks {
      for entry in block where isMeant(retention.read(entry.arguments), entry.resultType) {
        numbers.append(entry.sequenceNumber)
      }
    }
    return numbers
  }

  /// The calls that no assertion has counted, in the order in which they began.
  var unverifiedCalls: [RecordedCall<Function>] { calls { !$0.isVerified($1) } }

  /// The functions that were called, in the order of their first calls.
  var functions: [Function] {
    let first = table.slots.enumerated().compactMap { number, slot in
      slot.count > 0 ? (slot.firstSequenceNumber, number) : nil
    }
    return first.sorted(by: <).map { index.functions[$0.1] }
  }

  func slot(of function: Function) -> FunctionCalls {
    index.knownNumber(of: function).map(table.slot) ?? FunctionCalls()
  }

  func copier(of function: Function) -> ArgumentCopier? {
    index.knownNumber(of: function).flatMap(table.keeping.copier)
  }

  /// How arguments of the function are to be read.
  func retention(of function: Function) -> ArgumentRetention {
    index.knownNumber(of: function).map(table.readingRetention) ?? table.retention
  }

  private func entries(of function: Function) -> CallEntries { slot(of: function).entries }

  private func calls(where isIncluded: (FunctionCalls, CallEntry) -> Bool) -> [RecordedCall<Function>] {
    let calls = table.slots.enumerated().flatMap { number, slot in
      slot.recordedCalls(to: index.functions[number], table.readingRetention(of: number)) { isIncluded(slot, $0) }
    }
    return calls.sorted { $0.sequenceNumber < $1.sequenceNumber }
  }
}

// MARK: - Calls that are not kept

nonisolated extension CallSnapshot {
  /// How many calls there were, including those that are not kept.
  /// - Parameter excluded: a function whose calls are left out.
  func count(except excluded: Function? = nil) -> Int { sum(except: excluded) { $0.count } }

  /// How many calls are not kept.
  /// - Parameter excluded: a function whose calls are left out.
  func forgottenCount(except excluded: Function? = nil) -> Int { sum(except: excluded) { $0.forgotten.count } }

  /// The functions with calls that are not kept and that no assertion has counted, and how many these are.
  var unverifiedForgottenCalls: [(function: Function, count: Int)] {
    functions.map { ($0, slot(of: $0).forgotten.unverifiedCount) }.filter { $0.1 > 0 }
  }

  private func sum(except excluded: Function?, _ count: (FunctionCalls) -> Int) -> Int {
    table.slots.enumerated().reduce(0) { sum, slot in
      index.functions[slot.offset] == excluded ? sum : sum + count(slot.element)
    }
  }
}
