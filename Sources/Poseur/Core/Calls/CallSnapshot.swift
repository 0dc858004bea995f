/// A copy of the calls that a faker recorded, for those who look at them: in terms of functions, and outside the lock.
nonisolated struct CallSnapshot<Function: PoseurFunction> {
  /// In the order of the functions' numbers.
  let byFunction: [(function: Function, calls: FunctionCalls)]

  /// - Parameter calls: those to each function that is known.
  init(_ calls: [(function: Any, calls: FunctionCalls)]) {
    byFunction = calls.map { (knownValue($0.function), $0.calls) }
  }

  private init(byFunction: [(function: Function, calls: FunctionCalls)]) { self.byFunction = byFunction }

  /// Without the calls to some functions.
  func without(_ functions: [Function]) -> CallSnapshot {
    CallSnapshot(byFunction: byFunction.filter { row in !functions.contains { row.function.isSame(as: $0) } })
  }

  var isEmpty: Bool { byFunction.allSatisfy { $0.calls.count == 0 } }

  /// The calls to a function; empty if it was never called.
  func calls(of function: Function) -> FunctionCalls {
    byFunction.first { $0.function.isSame(as: function) }?.calls ?? FunctionCalls()
  }

  /// The functions that were called, with their calls.
  /// - Parameter excluded: a function that is left out.
  private func calledFunctions(except excluded: Function? = nil) -> [(function: Function, calls: FunctionCalls)] {
    byFunction.filter { row in row.calls.count > 0 && excluded.map(row.function.isSame) != true }
  }

  /// Every call, in the order in which they began.
  func calls() -> [RecordedCall<Function>] { calls { _, _ in true } }

  /// The first calls that were made, in the order in which they began.
  /// - Parameter excluded: a function whose calls are left out.
  func firstCalls(_ limit: Int, except excluded: Function?) -> [RecordedCall<Function>] {
    let first = calledFunctions(except: excluded).flatMap { $0.calls.prefix(limit).recordedCalls(to: $0.function) }
    return Array(first.sorted { $0.sequenceNumber < $1.sequenceNumber }.prefix(limit))
  }

  /// The calls that no assertion has counted, in the order in which they began.
  var unverifiedCalls: [RecordedCall<Function>] { calls { !$0.isVerified($1) } }

  /// The functions that were called, in the order of their first calls.
  var functions: [Function] {
    calledFunctions().sorted { $0.calls.firstSequenceNumber < $1.calls.firstSequenceNumber }.map(\.function)
  }

  private func calls(where isIncluded: (FunctionCalls, CallEntry) -> Bool) -> [RecordedCall<Function>] {
    let calls = calledFunctions().flatMap { function, calls in
      calls.recordedCalls(to: function) { isIncluded(calls, $0) }
    }
    return calls.sorted { $0.sequenceNumber < $1.sequenceNumber }
  }

  /// How many calls there were.
  /// - Parameter excluded: a function whose calls are left out.
  func count(except excluded: Function? = nil) -> Int {
    calledFunctions(except: excluded).reduce(0) { $0 + $1.calls.count }
  }
}
