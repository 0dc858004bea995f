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
