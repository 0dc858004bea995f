/// The calls to one function, with the arguments of all of them in one array. Knows no function type: code that is not
/// generic is fast also where it is not optimised, as in most tests.
struct CallSlot {
  struct Row {
    let sequenceNumber: Int
    let number: Int
    var outcome: CallOutcome
    var stub: StubSite?
    /// An assertion that passed counted the call, by its arguments.
    fileprivate(set) var isVerified = false
    fileprivate(set) var argumentsEnd = 0

    init(sequenceNumber: Int, number: Int, outcome: CallOutcome) {
      self.sequenceNumber = sequenceNumber
      self.number = number
      self.outcome = outcome
    }
  }

  private(set) var rows: [Row] = []
  /// Assertions that passed counted all calls up to this sequence number.
  private var verifiedThrough = 0
  /// The completions that the calls brought, as far as the fake tracks them.
  var completions: [CompletionRecord] = []
  private var arguments: [Any?] = []

  /// Returns the new row's index.
  mutating func append(_ arguments: [Any?], _ row: Row) -> Int {
    self.arguments.append(contentsOf: arguments)
    rows.append(row)
    rows[rows.count - 1].argumentsEnd = self.arguments.count
    return rows.count - 1
  }

  mutating func complete(_ row: Int, _ sequenceNumber: Int, _ outcome: CallOutcome, _ stub: StubSite?) {
    guard rows.indices.contains(row), rows[row].sequenceNumber == sequenceNumber else { return }
    rows[row].outcome = outcome
    rows[row].stub = stub
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

  func arguments(ofRow index: Int) -> ArraySlice<Any?> {
    arguments[(index == 0 ? 0 : rows[index - 1].argumentsEnd)..<rows[index].argumentsEnd]
  }
}
