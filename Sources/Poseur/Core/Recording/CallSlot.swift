/// The calls to one function, with the arguments of all of them in one array.
struct CallSlot<Function: PoseurFunction> {
  struct Row {
    let sequenceNumber: Int
    let number: Int
    var outcome: CallOutcome
    /// An assertion that passed counted the call.
    var isVerified = false
    var stub: StubSite?
    fileprivate(set) var argumentsEnd = 0

    init(sequenceNumber: Int, number: Int, outcome: CallOutcome) {
      self.sequenceNumber = sequenceNumber
      self.number = number
      self.outcome = outcome
    }
  }

  let function: Function
  private(set) var rows: [Row] = []
  /// The completions that the calls brought, as far as the fake tracks them.
  var completions: [CompletionRecord] = []
  private var arguments: [Any?] = []

  init(function: Function) { self.function = function }

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

  /// - Parameter numbers: the calls' sequence numbers, which rise as those of the rows do.
  mutating func markVerified(_ numbers: [Int]) {
    var row = 0
    for number in numbers {
      while row < rows.count, rows[row].sequenceNumber < number { row += 1 }
      if row < rows.count, rows[row].sequenceNumber == number { rows[row].isVerified = true }
    }
  }

  func calls(
    _ retention: ArgumentRetention, where isIncluded: (Row) -> Bool = { _ in true }
  ) -> [RecordedCall<Function>] {
    rows.indices.filter { isIncluded(rows[$0]) }.map { index in
      let row = rows[index]
      let start = index == 0 ? 0 : rows[index - 1].argumentsEnd
      return RecordedCall(
        function: function, arguments: retention.read(arguments[start..<row.argumentsEnd]),
        sequenceNumber: row.sequenceNumber, number: row.number, outcome: row.outcome, stubPosition: row.stub?.position)
    }
  }
}
