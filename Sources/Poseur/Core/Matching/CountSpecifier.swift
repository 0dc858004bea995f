/// How often you expect a call, or how many elements: `2`, `.atLeast(1)`, `.between(1...3)`.
///
/// With a number below 0, an assertion fails, because nothing can be called fewer than 0 times.
nonisolated public enum CountSpecifier: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// Exactly this many times.
  case exactly(Int)
  /// This many times or more.
  case atLeast(Int)
  /// This many times or fewer.
  case atMost(Int)
  /// Any number of times in the range.
  case between(ClosedRange<Int>)

  /// Never.
  public static var never: CountSpecifier { .exactly(0) }
  /// Exactly once.
  public static var once: CountSpecifier { .exactly(1) }

  /// An integer literal means exactly that many times.
  public init(integerLiteral value: Int) { self = .exactly(value) }

  /// Any number of times in the range, such as `1...3`.
  public init(_ range: ClosedRange<Int>) { self = .between(range) }

  /// At least as many times as the range's lower bound: `2...`.
  public init(_ range: PartialRangeFrom<Int>) { self = .atLeast(range.lowerBound) }

  /// At most as many times as the range's upper bound: `...4`.
  public init(_ range: PartialRangeThrough<Int>) { self = .atMost(range.upperBound) }

  /// Whether a number of calls is as expected.
  /// - Parameter count: how many calls there were.
  public func isSatisfied(by count: Int) -> Bool {
    switch self {
    case .exactly(let expected): count == expected
    case .atLeast(let least): count >= least
    case .atMost(let most): count <= most
    case .between(let range): range.contains(count)
    }
  }
}

nonisolated extension CountSpecifier: CustomStringConvertible {
  /// The end of "expected to be called …": `exactly 2 times`.
  public var description: String { text(counting: "time") }

  /// The number of whatever is counted: `at least 1 element`.
  func text(counting noun: String) -> String {
    switch self {
    case .exactly(let count): "exactly \(countedNoun(count, noun))"
    case .atLeast(let count): "at least \(countedNoun(count, noun))"
    case .atMost(let count): "at most \(countedNoun(count, noun))"
    case .between(let range): "between \(range.lowerBound) and \(countedNoun(range.upperBound, noun))"
    }
  }
}

nonisolated extension CountSpecifier {
  /// Whether it has a number below 0, so that it makes no sense.
  var isNegative: Bool {
    switch self {
    case .exactly(let count), .atLeast(let count), .atMost(let count): count < 0
    case .between(let range): range.lowerBound < 0
    }
  }

  /// The end of the report on a number below 0.
  static let wordsOnNegative = "which makes no sense: a count cannot be negative"

  /// The fewest calls that satisfy it.
  var lowerBound: Int {
    switch self {
    case .exactly(let count), .atLeast(let count): max(0, count)
    case .atMost: 0
    case .between(let range): max(0, range.lowerBound)
    }
  }

  /// Whether more calls than it says do not satisfy it.
  var hasLimit: Bool { if case .atLeast = self { false } else { true } }

  /// Whether it wants no call at all.
  var isNever: Bool { !isNegative && hasLimit && isSatisfied(by: 0) && !isSatisfied(by: 1) }

  /// The middle of a message: `to be called exactly 2 times`.
  var expectation: String { isNever ? "not to be called" : "to be called \(self)" }
}
