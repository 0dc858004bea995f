/// What another library costs, in nanoseconds, as measured once, with ports to Linux where a library has none: medians
/// of thread time on one x86-64 machine with two shared cores, Swift 6.3.1. This run may be on another machine, so the
/// order of magnitude is what can be compared.
struct PublishedFigures: Equatable {
  let library: String
  /// A call with two arguments that is recorded and answered, on the way to 100, 10,000 and 100,000 calls.
  let calls: [Double]
  /// A check of the arguments of 10,000 recorded calls.
  let verification: Double

  static let callCounts = [100, 10_000, 100_000]
  static let verificationCount = 10_000

  static func all(_ configuration: Configuration) -> [PublishedFigures] { configuration == .debug ? debug : release }

  static let release = [
    PublishedFigures(library: "original Poseur", calls: [380, 414, 417], verification: 3_459_211),
    PublishedFigures(library: "Spry", calls: [1_970, 70_692, 734_386], verification: 13_648_483),
    PublishedFigures(library: "SpryKit", calls: [3_617, 74_109, 712_062], verification: 19_534_036),
    PublishedFigures(library: "Cuckoo", calls: [1_678, 2_729, 1_900], verification: 10_063_954),
    PublishedFigures(library: "Mockable", calls: [98_708, 155_618, 547_878], verification: 2_322_742),
    PublishedFigures(library: "SwiftMocking", calls: [9_061, 9_195, 9_234], verification: 4_990_459),
  ]

  /// The slow ones were not taken to 100,000 calls.
  static let debug = [
    PublishedFigures(library: "original Poseur", calls: [582, 610, 616], verification: 12_612_769),
    PublishedFigures(library: "Spry", calls: [3_178, 71_896], verification: 20_368_949),
    PublishedFigures(library: "SpryKit", calls: [5_492, 74_398], verification: 28_308_795),
    PublishedFigures(library: "Cuckoo", calls: [2_161, 2_233], verification: 254_511_337),
    PublishedFigures(library: "Mockable", calls: [90_712, 142_828], verification: 4_726_533),
    PublishedFigures(library: "SwiftMocking", calls: [9_311, 9_266, 9_268], verification: 5_173_314),
  ]
}
