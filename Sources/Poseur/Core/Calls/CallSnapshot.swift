/// A copy of the calls that a faker recorded, for those who look at them: in terms of functions, and outside the lock.
nonisolated struct CallSnapshot {
  /// In the order of the functions' numbers.
  let byFunction: [(function: any PoseurFunction, calls: FunctionCalls)]

  /// - Parameter byFunction: the calls to each function that is known.
  init(_ byFunction: [(function: any PoseurFunction, calls: FunctionCalls)]) { self.byFunction = byFunction }

  /// Without the calls to some functions.
  func without(_ functions: [any PoseurFunction]) -> CallSnapshot {
    CallSnapshot(byFunction.filter { row in !functions.contains { row.function.isSame(as: $0) } })
  }

  var isEmpty: Bool { called.isEmpty }

  /// The calls to a function; empty if it was never called.
  func calls(of function: any PoseurFunction) -> FunctionCalls {
    byFunction.first { $0.function.isSame(as: function) }?.calls ?? FunctionCalls()
  }

  /// The functions that were called, with their calls.
  private var called: [(function: any PoseurFunction, calls: FunctionCalls)] {
    byFunction.filter { $0.calls.count > 0 }
  }

  /// Every call, in the order in which they began.
  func calls() -> [RecordedCall<AnyFunction>] { calls { AnyFunction($0) } }

  /// The same, with functions of the table's own type or of any.
  /// - Parameters:
  ///   - function: gives a function the type that its calls are to have.
  ///   - isIncluded: whether a call is among them.
  func calls<Function>(
    _ function: (any PoseurFunction) -> Function,
    where isIncluded: (FunctionCalls, CallEntry) -> Bool = { _, _ in true }
  ) -> [RecordedCall<Function>] {
    let calls = called.flatMap { row in
      row.calls.recordedCalls(to: function(row.function)) { isIncluded(row.calls, $0) }
    }
    return calls.sorted { $0.sequenceNumber < $1.sequenceNumber }
  }

  /// The first calls that were made, in the order in which they began.
  func firstCalls(_ limit: Int) -> [(function: any PoseurFunction, arguments: [Any?])] {
    let first = called.flatMap { row in row.calls.entries.prefix(limit).map { (row, entry: $0) } }
    return first.sorted { $0.entry.sequenceNumber < $1.entry.sequenceNumber }.prefix(limit).map { row, entry in
      (row.function, row.calls.arguments(of: entry))
    }
  }

  /// The calls that no assertion has counted, in the order in which they began.
  var unverifiedCalls: [RecordedCall<AnyFunction>] { calls({ AnyFunction($0) }, where: { !$0.isVerified($1) }) }

  /// The functions that were called, in the order of their first calls.
  var functions: [any PoseurFunction] {
    called.sorted { $0.calls.firstSequenceNumber < $1.calls.firstSequenceNumber }.map(\.function)
  }

  /// How many calls there were.
  var count: Int { byFunction.reduce(0) { $0 + $1.calls.count } }
}
