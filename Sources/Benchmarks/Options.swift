/// What was asked for on the command line.
struct Options: Equatable {
  var effort = Effort.full
  /// How many times the ceilings are tolerated; nothing where they are not checked.
  var tolerance: Double?
  var isHelp = false
  var plotPath: String?

  /// Reads the words after the name of the executable.
  /// - Throws: `OptionMistake`.
  init(_ words: some Sequence<String>) throws {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--help", "-h": isHelp = true
      case "--short": effort = .short
      case "--check": tolerance = tolerance ?? 1
      case "--gross": tolerance = 2
      case "--svg": plotPath = try file(words.next(), after: word)
      default: throw OptionMistake(description: "There is no option \(word); --help lists those that there are.")
      }
    }
  }

  static let help = """
    Measures Poseur against hand-written spies, and prints a table: nanoseconds of a call unless it says otherwise.

      --short       takes seconds instead of minutes, and is less exact
      --check       ends with status 1 and a sentence for each promise that is broken
      --gross       the same, but only beyond twice of what is promised, for machines that are busy
      --svg FILE    draws how cost grows with the recorded calls, in release
      --help        prints this
    """
}

/// What cannot be understood on the command line, in a sentence.
struct OptionMistake: Error, Equatable, CustomStringConvertible {
  let description: String
}

private func file(_ word: String?, after option: String) throws -> String {
  guard let word, !word.hasPrefix("--") else { throw OptionMistake(description: "\(option) needs the name of a file.") }
  return word
}

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
