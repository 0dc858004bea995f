/// A matcher for one argument: says whether a value matches, and why not, and how it reads in a message.
///
/// Give it wherever arguments are listed (`with`, `withArguments`, the assertions); a plain value there stands
/// for equality.
/// ```swift
/// fake.stub(function: .shouldFetch).with(Item.ball, Argument.anything).andReturn(true)
/// ```
public struct Argument: CustomStringConvertible {
  /// How the matcher reads in a message.
  public let description: String
  private let test: (Any?) -> Bool
  private let explanation: (Any?) -> String
  private let identity: MatcherIdentity

  /// - Parameters:
  ///   - explanation: the end of a sentence that begins with "argument 0" and says why a value does not match; by
  ///     default "is …, not …".
  init(
    _ description: String, identity: MatcherIdentity = .unknown, explanation: ((Any?) -> String)? = nil,
    matches test: @escaping (Any?) -> Bool
  ) {
    self.description = description
    self.test = test
    self.explanation = explanation ?? { "is \(describeValue($0)), not \(description)" }
    self.identity = identity
  }

  /// The matcher that an element of an argument list stands for: itself, or equality.
  init(from element: Any?) { self = element as? Argument ?? .equality(with: element) }

  /// Whether the value matches. Has no side effect, if the test's own predicate has none.
  func matches(_ value: Any?) -> Bool { test(value) }

  /// Why a value does not match, as the end of a sentence that begins with "argument 0"; nil when it does.
  func mismatch(_ value: Any?) -> String? { test(value) ? nil : explanation(value) }

  /// Whether the other one is known to match the same values.
  func isSame(as other: Argument) -> Bool {
    switch (identity, other.identity) {
    case (.equality(let value), .equality(let otherValue)): Self.comparison.areEqual(value, otherValue)
    case (.named(let name), .named(let otherName)): name == otherName
    default: false
    }
  }

  // As arguments, objects without an equality of their own are equal only when they are the same.
  private static let comparison = ValueComparison(objects: .byIdentity)

  private static func equality(with expected: Any?) -> Argument {
    Argument(
      describeValue(expected), identity: .equality(expected),
      explanation: { actual in
        let texts = ContrastingTexts(expected: expected, received: actual)
        return "is \(texts.received), not \(texts.expected)"
      },
      matches: { comparison.areEqual($0, expected) })
  }
}

/// What tells whether two matchers are the same one.
enum MatcherIdentity {
  case equality(Any?)
  case named(String)
  /// A predicate of the test's: nobody can tell.
  case unknown
}

extension Argument {
  /// Matches every value, nil too.
  public static var anything: Argument { Argument("any value", identity: .named("anything")) { _ in true } }

  /// Matches every value, nil too; another name for `anything`.
  public static var any: Argument { anything }
}
