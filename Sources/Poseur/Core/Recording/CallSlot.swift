/// The calls to one function.
struct CallSlot {
  struct Row {
    let sequenceNumber: Int
    /// As the retention stores them.
    let arguments: [Any?]
    var ending: CallEnding
    fileprivate let shortNumber: UInt32
    /// An assertion that passed counted the call, by its arguments.
    fileprivate(set) var isVerified = false

    init(sequenceNumber: Int, number: Int, arguments: [Any?], ending: CallEnding) {
      self.sequenceNumber = sequenceNumber
      self.arguments = arguments
      self.ending = ending
      shortNumber = UInt32(truncatingIfNeeded: number)
    }

    var number: Int { Int(shortNumber) }
  }

  private(set) var rows: [Row] = []
  /// Assertions that passed counted all calls up to this sequence number.
  private var verifiedThrough = 0
  /// The completions that the calls brought, as far as the fake tracks them.
  var completions: [CompletionRecord] = []

  /// Returns the new row's index.
  mutating func append(_ row: Row) -> Int {
    rows.append(row)
    return rows.count - 1
  }

  mutating func complete(_ row: Int, _ sequenceNumber: Int, _ ending: CallEnding) {
    guard rows.indices.contains(row), rows[row].sequenceNumber == sequenceNumber else { return }
    rows[row].ending = ending
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
