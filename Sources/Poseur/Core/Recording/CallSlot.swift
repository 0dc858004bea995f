/// The calls to one function.
struct CallSlot {
  /// A call. It refers to nothing but its arguments, so that it costs little to add one.
  struct Row {
    let sequenceNumber: Int
    /// As the retention stores them.
    fileprivate(set) var arguments: [Any?]
    let number: Int
    fileprivate(set) var ending: CallEnding
    /// An assertion that passed counted the call, by its arguments.
    fileprivate(set) var isVerified = false
    /// The number of the thread that it came on. Fits into what the members before it leave of a word.
    let thread = CallThread.current

    var isPending: Bool { if case .pending = ending { true } else { false } }
  }

  /// Those that are kept, behind some that are not, and from which the arguments were taken.
  private(set) var allRows: [Row] = []
  /// How many these are: they are removed many at once.
  private var emptyCount = 0
  private(set) var forgotten = ForgottenCalls()
  /// How calls ended, where there is something to tell. Calls that one value of a stub answers share an element.
  private var results: [CallResult] = []
  /// The id of the last of them; 0 where there is none.
  private var lastResult = 0
  /// Assertions that passed counted all calls up to this sequence number.
  private var verifiedThrough = 0
  /// The completions that the calls brought, as far as the fake tracks them.
  var completions: [CompletionRecord] = []

  /// Adds a call that returned nothing, and that no stub answered.
  mutating func append(_ sequenceNumber: Int, _ arguments: consuming [Any?], number: Int) {
    allRows.append(Row(sequenceNumber: sequenceNumber, arguments: arguments, number: number, ending: .nothing))
  }

  /// Adds a call that returned a stub's value.
  mutating func append(
    _ sequenceNumber: Int, _ arguments: consuming [Any?], number: Int, answeredBy value: StubbedValue
  ) {
    if lastResult != value.resultID, let result = value.result { add(result) }
    allRows.append(
      Row(sequenceNumber: sequenceNumber, arguments: arguments, number: number, ending: .result(results.count - 1)))
  }

  /// Adds a call that is still to end, and returns its row's index among all that there ever were.
  mutating func begin(_ sequenceNumber: Int, _ arguments: consuming [Any?], number: Int) -> Int {
    allRows.append(Row(sequenceNumber: sequenceNumber, arguments: arguments, number: number, ending: .pending))
    return forgotten.count - emptyCount + allRows.count - 1
  }

  mutating func complete(_ row: Int, _ sequenceNumber: Int, _ result: CallResult) {
    guard let row = index(of: row, sequenceNumber) else { return }
    // That its answer is awaited is told of one call alone, and is over.
    if case .result(let index) = allRows[row].ending, results[index].isPending {
      if index == results.count - 1 { lastResult = result.id }
      results[index] = result
      return
    }
    if lastResult != result.id { add(result) }
    allRows[row].ending = .result(results.count - 1)
  }

  /// Adds how a call went that was completed with what others share.
  mutating func note(_ course: CallCourse, _ row: Int, _ sequenceNumber: Int) {
    guard let row = index(of: row, sequenceNumber), let result = result(of: allRows[row]) else { return }
    add(CallResult(result.outcome, stub: result.stub, course: course))
    allRows[row].ending = .result(results.count - 1)
  }

  /// - Parameter row: the row's index among all that there ever were. Nil where the call was forgotten.
  private func index(of row: Int, _ sequenceNumber: Int) -> Int? {
    let index = row - forgotten.count + emptyCount
    guard index >= emptyCount, index < allRows.count, allRows[index].sequenceNumber == sequenceNumber else {
      return nil
    }
    return index
  }

  private mutating func add(_ result: CallResult) {
    results.append(result)
    lastResult = result.id
  }

  /// Nil where there is nothing to tell.
  func result(of row: Row) -> CallResult? {
    guard case .result(let index) = row.ending else { return nil }
    return results[index]
  }

  /// The first calls.
  func prefix(_ count: Int) -> CallSlot {
    var first = self
    first.allRows = Array(rows.prefix(count))
    first.emptyCount = 0
    return first
  }

  /// The calls that are kept.
  var rows: [Row] { emptyCount == 0 ? allRows : Array(allRows[emptyCount...]) }

  /// How many calls there were, also those that are not kept.
  var count: Int { forgotten.count - emptyCount + allRows.count }

  /// The calls that began after another one, as far as they are kept. Takes no time for those before.
  func calls(after sequenceNumber: Int) -> CallSlot {
    let start = allRows.lastIndex { $0.sequenceNumber <= sequenceNumber }.map { $0 + 1 } ?? 0
    var later = self
    later.allRows = Array(allRows[max(start, emptyCount)...])
    later.emptyCount = 0
    return later
  }

  /// The sequence number of the first call, kept or not; the largest there is when there is none.
  var firstSequenceNumber: Int { min(forgotten.firstSequenceNumber, allRows.first?.sequenceNumber ?? .max) }

  /// The sequence number of the latest call, kept or not; 0 when there is none.
  var lastSequenceNumber: Int { allRows.last?.sequenceNumber ?? forgotten.lastSequenceNumber }

  /// The calls as those see them who look at them.
  func recordedCalls<Function>(
    to function: Function, _ retention: ArgumentRetention, where isIncluded: (Row) -> Bool = { _ in true }
  ) -> [RecordedCall<Function>] {
    rows.filter(isIncluded).map { RecordedCall(function: function, $0, result(of: $0), retention) }
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

extension CallSlot {
  /// Forgets all calls but the newest. Takes no longer for a call where many are kept: each gives up its arguments at
  /// once, and its row when there are more rows of that kind than of the others.
  mutating func forget(allBut limit: Int) -> ForgottenValues {
    var values = ForgottenValues()
    while allRows.count - emptyCount > limit {
      forgotten.add(allRows[emptyCount].sequenceNumber, isVerified: isVerified(allRows[emptyCount]))
      values.arguments.append(allRows[emptyCount].arguments)
      allRows[emptyCount].arguments = []
      emptyCount += 1
    }
    if emptyCount > limit { values.results = removeEmptyRows() }
    return values
  }

  /// - Returns: the results that there were, some of which are nobody's now.
  private mutating func removeEmptyRows() -> [CallResult] {
    allRows.removeFirst(emptyCount)
    emptyCount = 0
    let earlier = results
    var indices: [Int: Int] = [:]
    results = []
    for row in allRows.indices {
      guard case .result(let index) = allRows[row].ending else { continue }
      if indices[index] == nil {
        indices[index] = results.count
        results.append(earlier[index])
      }
      allRows[row].ending = .result(indices[index] ?? 0)
    }
    lastResult = results.last?.id ?? 0
    return earlier
  }
}

/// How a call ended.
enum CallEnding {
  case pending
  /// It returned nothing, and no stub answered.
  case nothing
  /// The index of what is told of it.
  case result(Int)
}
