/// How long to measure.
struct Effort: Equatable {
  let rounds: Int
  /// What a round of one row should take, in nanoseconds of a thread's time.
  let roundTime: Double
  /// How many calls are recorded where cost is shown against calls.
  let growthSizes: [Int]
  /// How many calls each thread makes.
  let callsPerThread: Int

  static let full = Effort(
    rounds: 41, roundTime: 1_000_000, growthSizes: [100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000],
    callsPerThread: 40_000)

  static let short = Effort(
    rounds: 9, roundTime: 300_000, growthSizes: [100, 1_000, 10_000, 100_000, 1_000_000], callsPerThread: 10_000)
}
