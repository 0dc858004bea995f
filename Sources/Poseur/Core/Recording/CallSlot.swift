/// The calls to one function.
struct CallSlot {
  /// A call. It refers to nothing but its arguments, so that it costs little to add one.
  struct Row {
    let sequenceNumber: Int
    /// As the retention stores them.
    let arguments: [Any?]
    let number: Int
    fileprivate(set) var ending: CallEnding
    /// An assertion that passed counted the call, by its arguments.
    fileprivate(set) var isVerified = false
    /// The number of the thread that it came on. Fits into what the members before it leave of a word.
    let thread = CallThread.current

    var isPending: Bool { if case .pending = ending { true } else { false } }
  }

  private(set) var rows: [Row] = []
  /// How calls ended, where there is something to tell. Calls that one value of a stub answers share an element.
  private var results: [CallResult] = []
  /// The id of the last of them; 0 where there is none.
  private var lastResult = 0
  /// Assertions that passed counted all calls up to this sequence number.
  private var verifiedThrough = 0
  /// The completions that the calls brought, as far as the fake tracks them.
  var completions: [CompletionRecord] = []

  /// Adds a call that returned nothing, and that no stub answered.
  mutating func append(_ sequenceNumber: Int, _ arguments: [Any?], number: Int) {
    rows.append(Row(sequenceNumber: sequenceNumber, arguments: arguments, number: number, ending: .nothing))
  }

  /// Adds a call that returned a stub's value.
  mutating func append(_ sequenceNumber: Int, _ arguments: [Any?], number: Int, answeredBy value: StubbedValue) {
    if lastResult != value.resultID, let result = value.result { add(result) }
    rows.append(
      Row(sequenceNumber: sequenceNumber, arguments: arguments, number: number, ending: .result(results.count - 1)))
  }

  /// Adds a call that is still to end, and returns its row's index.
  mutating func begin(_ sequenceNumber: Int, _ arguments: [Any?], number: Int) -> Int {
    rows.append(Row(sequenceNumber: sequenceNumber, arguments: arguments, number: number, ending: .pending))
    return rows.count - 1
  }

  mutating func complete(_ row: Int, _ sequenceNumber: Int, _ result: CallResult) {
    guard row < rows.count, rows[row].sequenceNumber == sequenceNumber else { return }
    // That its answer is awaited is told of one call alone, and is over.
    if case .result(let index) = rows[row].ending, results[index].isPending {
      if index == results.count - 1 { lastResult = result.id }
      results[index] = result
      return
    }
    if lastResult != result.id { add(result) }
    rows[row].ending = .result(results.count - 1)
  }

  /// Adds how a call went that was completed with what others share.
  mutating func note(_ course: CallCourse, _ row: Int, _ sequenceNumber: Int) {
    guard row < rows.count, rows[row].sequenceNumber == sequenceNumber else { return }
    guard let result = result(of: rows[row]) else { return }
    add(CallResult(result.outcome, stub: result.stub, course: course))
    rows[row].ending = .result(results.count - 1)
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

  /// The calls that began after another one. Takes no time for those before.
  func calls(after sequenceNumber: Int) -> CallSlot {
    let start = rows.lastIndex { $0.sequenceNumber <= sequenceNumber }.map { $0 + 1 } ?? 0
    var later = self
    later.rows = Array(rows[start...])
    return later
  }

  /// The sequence number of the oldest call; the largest there is when there is none.
  var firstSequenceNumber: Int { rows.first?.sequenceNumber ?? .max }

  /// The calls as those see them who look at them.
  func recordedCalls<Function>(
    to function: Function, _ retention: ArgumentRetention, where isIncluded: (Row) -> Bool = { _ in true }
  ) -> [RecordedCall<Function>] {
    rows.filter(isIncluded).map { RecordedCall(function: function, $0, result(of: $0), retention) }
  }

  func isVerified(_ row: Row) -> Bool { row.isVerified || row.sequenceNumber <= verifiedThrough }

  mutating func markVerified(through number: Int) { verifiedThrough = max(verifiedThrough, number) }

  /// - Parameter numbers: the calls' sequence numbers, which rise as those of the rows do.
  mutating func markVerified(_ numbers: [Int]) {
    var row = 0
    for number in numbers {
      while row < rows.count, rows[row].sequenceNumber < number { row += 1 }
      if row < rows.count, rows[row].sequenceNumber == number { rows[row].isVerified = true }
    }
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
