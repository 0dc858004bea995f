import Foundation

/// Everything that one run measured.
struct Report {
  let configuration: Configuration
  let figures: [Figure]
  let growth: Growth

  /// The memory comes first, while the heap has no holes.
  static func measure(_ effort: Effort) -> Report {
    startSecondThread()
    let memory = memoryFigures()
    let rows = measureRows(Row.all, effort)
    let growth = measureGrowth(effort)
    let figures = rows + derivedFigures(rows) + growth.figures + threadFigures(effort) + memory + reportFigures(effort)
    return Report(configuration: .current, figures: figures, growth: growth)
  }
}

let otherFunctionsName = "What calls of other functions add to it"

/// What follows from two lines of the table.
func derivedFigures(_ figures: [Figure]) -> [Figure] {
  func time(_ name: String) -> Double? { figures.first { $0.name == name }?.poseur }
  guard let alone = time("Compare arguments, a call of 100"),
    let beside = time("The same beside 100,000 calls of another function")
  else { return [] }
  return [Figure(name: otherFunctionsName, unit: .times, poseur: beside / alone)]
}

/// Starts a thread that does nothing. A test process always has several; a C library may leave out of its locks and of
/// `malloc` what a process with only one thread does not need, which would flatter whoever uses them most.
func startSecondThread() {
  Thread.detachNewThread { while true { sleep(1_000) } }
}
