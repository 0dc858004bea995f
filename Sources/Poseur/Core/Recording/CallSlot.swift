/// The calls to one function.
nonisolated struct CallSlot {
  typealias Row = CallRows.Row

  /// The calls that are kept, after some that are not, whose arguments were taken out.
  private(set) var allRows = CallRows()
  /// How many rows are of calls that are not kept: they are removed many at once.
  private var emptyCount = 0
  private(set) var forgotten = ForgottenCalls()
  /// How calls ended, where there is something to tell. Calls that one value of a stub answers share an element.
  private var results: [CallResult] = []
  /// The id of the last result; 0 where there is none.
  private var lastResult = 0
  /// The index of the last result, as the rows hold it; -1 where there is none.
  private var lastResultIndex: Int32 = -1
  /// Assertions that passed counted all calls up to this sequence number.
  private var verifiedThrough = 0
  /// The completions that the calls brought, as far as the fake tracks them.
  var completions: [CompletionRecord] = []

  /// Adds a call that returned nothing, and that no stub answered.
  @_transparent
  mutating func append(_ sequenceNumber: Int, _ arguments: consuming CallArguments, number: UInt32, thread: UInt32) {
    allRows.append(
      Row(sequenceNumber: sequenceNumber, arguments: arguments, number: number, thread: thread, ending: .nothing))
  }

  /// Adds a call that returned a stub's value.
  @_transparent
  mutating func append(
    _ sequenceNumber: Int, _ arguments: consuming CallArguments, number: UInt32, thread: UInt32,
    answeredBy value: ReadyValue
  ) {
    if lastResult != value.resultID, let result = value.owner.result { add(result) }
    allRows.append(
      Row(
        sequenceNumber: sequenceNumber, arguments: arguments, number: number, thread: thread,
        ending: .result(lastResultIndex)))
  }

  /// Adds a call that is still to end, and returns its row's index among all rows that there ever were.
  mutating func begin(_ sequenceNumber: Int, _ arguments: CallArguments, number: UInt32, thread: UInt32) -> Int {
    allRows.append(
      Row(sequenceNumber: sequenceNumber, arguments: arguments, number: number, thread: thread, ending: .pending))
    return forgotten.count - emptyCount + allRows.count - 1
  }

  mutating func complete(_ row: Int, _ sequenceNumber: Int, _ result: CallResult) {
    guard let row = index(of: row, sequenceNumber) else { return }
    // A pending result belongs to one call alone, so it can be replaced.
    if case .result(let index) = allRows[row].ending, results[Int(index)].isPending {
      if index == lastResultIndex { lastResult = result.id }
      results[Int(index)] = result
      return
    }
    if lastResult != result.id { add(result) }
    allRows[row].ending = .result(lastResultIndex)
  }

  /// Adds the course of a call that was completed with a result that others share.
  mutating func note(_ course: CallCourse, _ row: Int, _ sequenceNumber: Int) {
    guard let row = index(of: row, sequenceNumber), let result = result(of: allRows[row]) else { return }
    add(CallResult(result.outcome, stub: result.stub, course: course))
    allRows[row].ending = .result(lastResultIndex)
  }

  /// Where a row is by now; nil where its call was forgotten. It is `mutating` for speed alone, like `quickCount()`.
  /// - Parameter row: the row's index among all rows that there ever were.
  private mutating func index(of row: Int, _ sequenceNumber: Int) -> Int? {
    let index = row - forgotten.count + emptyCount
    guard index >= emptyCount, index < allRows.count, allRows[index].sequenceNumber == sequenceNumber else {
      return nil
    }
    return index
  }

  private mutating func add(_ result: CallResult) {
    results.append(result)
    lastResultIndex += 1
    lastResult = result.id
  }

  /// Nil where there is nothing to tell.
  func result(of row: Row) -> CallResult? {
    guard case .result(let index) = row.ending else { return nil }
    return results[Int(index)]
  }

  /// The first calls.
  func prefix(_ count: Int) -> CallSlot {
    with(rows[0..<min(count, rows.count)])
  }

  /// The calls that are kept.
  var rows: CallRows { emptyCount == 0 ? allRows : allRows[emptyCount..<allRows.count] }

  /// How many calls there were, including those that are not kept.
  var count: Int { forgotten.count - emptyCount + allRows.count }

  /// The same, without a copy of the slot where the code is not optimised.
  @_transparent
  mutating func quickCount() -> Int { forgotten.count - emptyCount + allRows.count }

  /// The calls that began after another one, as far as they are kept. Takes no time for earlier ones.
  func calls(after sequenceNumber: Int) -> CallSlot {
    let start = allRows.indices.last { allRows[$0].sequenceNumber <= sequenceNumber }.map { $0 + 1 } ?? 0
    return with(allRows[max(start, emptyCount)..<allRows.count])
  }

  private func with(_ rows: CallRows) -> CallSlot {
    var slot = self
    slot.allRows = rows
    slot.emptyCount = 0
    _ = slot.removeSpareResults()
    return slot
  }

  /// The sequence number of the first call, kept or not; the largest there is when there is none.
  var firstSequenceNumber: Int { min(forgotten.firstSequenceNumber, allRows.first?.sequenceNumber ?? .max) }

  /// The sequence number of the latest call, kept or not; 0 when there is none.
  var lastSequenceNumber: Int { allRows.last?.sequenceNumber ?? forgotten.lastSequenceNumber }

  /// The calls as a reader of the record sees them.
  func recordedCalls<Function>(
    to function: Function, _ retention: ArgumentRetention, where isIncluded: (Row) -> Bool = { _ in true }
  ) -> [RecordedCall<Function>] {
    rows.blocks.flatMap { block in
      block.filter(isIncluded).map { RecordedCall(function: function, $0, of: self, retention) }
    }
  }

  func isVerified(_ row: Row) -> Bool { row.isVerified || row.sequenceNumber <= verifiedThrough }

  mutating func markVerified(through number: Int) {
    verifiedThrough = max(verifiedThrough, number)
    forgotten.markVerified(through: number)
  }

  /// - Parameter numbers: the calls' sequence numbers, which rise as those of the rows do.
  mutating func markVerified(_ numbers: [Int]) {
    var row = 0
    for number in numbers {
      while row < allRows.count, allRows[row].sequenceNumber < number { row += 1 }
      if row < allRows.count, allRows[row].sequenceNumber == number { allRows[row].isVerified = true }
    }
  }
}

// MARK: - Forgetting

nonisolated extension CallSlot {
  /// Forgets all calls but the newest. Takes no longer per call where many are kept: each forgotten call gives up its
  /// arguments at once, but its row only when more rows are forgotten than kept.
  mutating func forget(allBut limit: Int) -> ForgottenValues {
    var values = ForgottenValues()
    while allRows.count - emptyCount > limit {
      forgotten.add(allRows[emptyCount].sequenceNumber, isVerified: isVerified(allRows[emptyCount]))
      values.arguments.append(allRows.takeArguments(at: emptyCount))
      emptyCount += 1
    }
    if emptyCount > limit { values.results = removeEmptyRows() }
    return values
  }

  /// - Returns: the results that there were, some of which no row names any more.
  private mutating func removeEmptyRows() -> [CallResult] {
    allRows = rows
    emptyCount = 0
    return removeSpareResults()
  }

  /// Keeps only the results that the rows name. So a copy of some calls has its results to itself, and a call that
  /// comes need not copy them all to add its own.
  private mutating func removeSpareResults() -> [CallResult] {
    let earlier = results
    var indices: [Int32: Int32] = [:]
    results = []
    for row in allRows.indices {
      guard case .result(let index) = allRows[row].ending else { continue }
      if indices[index] == nil {
        indices[index] = Int32(results.count)
        results.append(earlier[Int(index)])
      }
      allRows[row].ending = .result(indices[index] ?? 0)
    }
    lastResult = results.last?.id ?? 0
    lastResultIndex = Int32(results.count) - 1
    return earlier
  }
}
