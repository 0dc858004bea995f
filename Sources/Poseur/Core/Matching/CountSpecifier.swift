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

  /// An integer literal means exactly that many times.
  public init(integerLiteral value: Int) { self = .exactly(value) }

  /// The same count: `CountSpecifier(1...3)`.
  public init(_ count: some ExpectedCount) { self = count.countSpecifier }

  /// Whether a number of calls is as expected.
  /// - Parameter count: how many calls there were.
  public func isSatisfied(by count: Int) -> Bool {
    let (least, most) = bounds
    return count >= least && count <= most ?? .max
  }

  /// The fewest and the most calls that satisfy it; no most if there is no limit.
  private var bounds: (least: Int, most: Int?) {
    switch self {
    case .exactly(let count): (count, count)
    case .atLeast(let least): (least, nil)
    case .atMost(let most): (0, most)
    case .between(let range): (range.lowerBound, range.upperBound)
    }
  }
}

/// What a count can be written as: `2`, an `Int` in a variable, `1...3`, `2...`, `...4` or a ``CountSpecifier``.
nonisolated public protocol ExpectedCount {
  /// The count that it means.
  var countSpecifier: CountSpecifier { get }
}

nonisolated extension Int: ExpectedCount {
  /// Exactly this many times.
  public var countSpecifier: CountSpecifier { .exactly(self) }
}

nonisolated extension ClosedRange: ExpectedCount where Bound == Int {
  /// Any number of times in the range.
  public var countSpecifier: CountSpecifier { .between(self) }
}

nonisolated extension PartialRangeFrom: ExpectedCount where Bound == Int {
  /// At least as many times as the lower bound says.
  public var countSpecifier: CountSpecifier { .atLeast(lowerBound) }
}

nonisolated extension PartialRangeThrough: ExpectedCount where Bound == Int {
  /// At most as many times as the upper bound says.
  public var countSpecifier: CountSpecifier { .atMost(upperBound) }
}

nonisolated extension CountSpecifier: ExpectedCount {
  /// The count itself.
  public var countSpecifier: CountSpecifier { self }
}

// These let you write a case with just a dot. They are disfavoured because the enum's own cases win if the type is
// known.

nonisolated extension ExpectedCount where Self == CountSpecifier {
  /// Never.
  public static var never: CountSpecifier { .exactly(0) }
  /// Exactly once.
  public static var once: CountSpecifier { .exactly(1) }
  /// Exactly this many times.
  @_disfavoredOverload
  public static func exactly(_ count: Int) -> CountSpecifier { .exactly(count) }
  /// This many times or more.
  @_disfavoredOverload
  public static func atLeast(_ count: Int) -> CountSpecifier { .atLeast(count) }
  /// This many times or fewer.
  @_disfavoredOverload
  public static func atMost(_ count: Int) -> CountSpecifier { .atMost(count) }
  /// Any number of times in the range.
  @_disfavoredOverload
  public static func between(_ range: ClosedRange<Int>) -> CountSpecifier { .between(range) }
}

nonisolated extension CountSpecifier: CustomStringConvertible {
  /// The end of "expected to be called …": `exactly 2 times`.
  public var description: String { text(counting: "time") }

  /// The count with a noun: `at least 1 element`.
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
  /// Whether it contains a number below 0, which makes no sense.
  var isNegative: Bool { min(bounds.least, bounds.most ?? 0) < 0 }

  /// The end of the failure for a number below 0.
  static let negativeCountReason = "which makes no sense: a count cannot be negative"

  /// The fewest calls that satisfy it.
  var lowerBound: Int { max(0, bounds.least) }

  /// Whether too many calls can fail it.
  var hasLimit: Bool { bounds.most != nil }

  /// Whether it expects no call at all.
  var isNever: Bool { bounds == (0, 0) }

  /// The middle of a message: `to be called exactly 2 times`.
  var expectation: String { isNever ? "not to be called" : "to be called \(self)" }
}
