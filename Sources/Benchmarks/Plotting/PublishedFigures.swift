/// What another library costs, in nanoseconds. All of them were measured in one run, beside Poseur and the original
/// Poseur: medians of seven, of a thread's time, on one x86-64 machine with two shared cores, Swift 6.3.1. SpryKit and
/// Cuckoo were ported to Linux, with locks that are faster than theirs.
struct PublishedFigures: Equatable {
  let library: String
  /// A call with two arguments that is recorded and answered.
  let call: Double
  /// A check of the arguments of all recorded calls.
  let verification: Double

  /// How many calls were recorded.
  static let calls = 10_000

  static func all(_ configuration: Configuration) -> [PublishedFigures] { configuration == .debug ? debug : release }

  static let release = [
    PublishedFigures(library: "original Poseur", call: 506, verification: 5_430_328),
    PublishedFigures(library: "SpryKit", call: 13_100, verification: 27_589_165),
    PublishedFigures(library: "Cuckoo", call: 2_402, verification: 6_308_500),
  ]

  static let debug = [
    PublishedFigures(library: "original Poseur", call: 733, verification: 19_295_019),
    PublishedFigures(library: "SpryKit", call: 15_904, verification: 37_648_612),
    PublishedFigures(library: "Cuckoo", call: 3_082, verification: 10_010_558),
  ]
}
