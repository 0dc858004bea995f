/// Times rows, all of them in each round: a moment at which the machine is busy hits the floor and Poseur alike.
func measureRows(_ rows: [Row], _ effort: Effort) -> [Figure] {
  var stopwatches = rows.map { row in row.workloads.map { Stopwatch($0, roundTime: effort.roundTime) } }
  for _ in 0..<effort.rounds {
    for row in rows.indices {
      for double in stopwatches[row].indices { stopwatches[row][double].measure() }
    }
  }
  return zip(rows, stopwatches).map { row, stopwatches in
    var medians = stopwatches.map { $0.median / Double(row.divisor) }[...]
    return Figure(
      name: row.name, unit: .nanoseconds,
      plain: row.plain.flatMap { _ in medians.popFirst() }, locked: row.locked.flatMap { _ in medians.popFirst() },
      poseur: medians.popFirst() ?? 0)
  }
}
