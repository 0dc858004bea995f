/// Everything that one run measured.
struct Report: Equatable {
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
