import Foundation

/// Times one workload, round by round.
struct Stopwatch {
  private let workload: Workload
  private let repetitions: Int
  private var times: [Double] = []

  /// Warms up, and finds how many repetitions fill a round.
  init(_ workload: Workload, roundTime: Double) {
    self.workload = workload
    // The first call of all may look up what later ones find in a cache.
    _ = Self.time(workload, 1)
    var repetitions = 1
    while repetitions < workload.most, Self.time(workload, repetitions) < roundTime { repetitions *= 2 }
    self.repetitions = repetitions
  }

  mutating func measure() {
    times.append(Self.time(workload, repetitions) / Double(repetitions))
  }

  /// Nanoseconds of one repetition.
  var median: Double { times.median }

  private static func time(_ workload: Workload, _ repetitions: Int) -> Double {
    let work = workload.prepare(repetitions)
    return withExtendedLifetime(work) { Clock.thread.time(work) }
  }
}

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

/// What time is read from.
enum Clock {
  /// The processor time of this thread, which other programs do not add to.
  case thread
  /// The time on the wall, for what several threads do together.
  case wall

  /// Nanoseconds since some moment.
  var now: Double {
    var time = timespec()
    clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// How many nanoseconds the work takes.
  func time(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }
}

extension Collection where Element == Double {
  /// The one in the middle, or halfway between the two there. Nothing has a median of zero.
  var median: Double {
    let sorted = self.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
