/// A matcher for one argument: decides whether a value matches, explains why not, and describes itself in messages.
///
/// Put it into `matching` in a written call. You can also use it wherever you list arguments (`with`, `withArguments`, the
/// assertions). A plain value there means equality, and an ``ArgumentCaptor`` keeps the argument.
/// ```swift
/// fake.stub { try $0.howl(at: matching(.in(1...3))) }.andReturn("awoo")
/// ```
/// Poseur may ask a matcher at any time, even for the text of a report, and from any thread. Closures that you give it
/// may call the fake, but should have no side effects.
nonisolated public struct Argument: CustomStringConvertible {
  let matcher: any ArgumentMatcher

  static let maxDissimilarity = 1_000.0

  init(_ matcher: any ArgumentMatcher) { self.matcher = matcher }

  /// The matcher for an element of an argument list: the element itself if it is one, a captor's, a literal's with
  /// matchers inside, or equality.
  init(from element: Any?) {
    if let plain = PlainValue(element) {
      self.init(EqualityMatcher(element, plain))
    } else if let matcher = element as? Argument {
      self = matcher
    } else if let captor = finalInstance(element, of: ArgumentCaptor.self) {
      self = captor.matcher
    } else if let literal = Self.ofLiteral(element) {
      self = literal
    } else {
      self.init(EqualityMatcher(element))
    }
  }

  /// How the matcher reads in a message.
  public var description: String { matcher.description }

  /// Whether the value matches. Has no side effect unless the test's own predicate has one.
  func matches(_ value: Any?) -> Bool { matcher.matches(value) }

  /// Why a value doesn't match, to follow "argument 0"; nil if it matches.
  func mismatch(_ value: Any?) -> Mismatch? { matches(value) ? nil : matcher.mismatch(value) }

  /// Whether it matches the stand-in for a missing argument, or might have matched the argument itself.
  func mayHaveMatched(_ missing: Any?) -> Bool {
    matches(missing) || isArgumentNotKept(missing) || matcher.matchable.includeObjects
  }

  /// Whether both are equal values, or both of one kind that needs none, such as any value.
  func isSame(as other: Argument) -> Bool {
    if let matcher = matcher as? PresenceMatcher { return matcher == other.matcher as? PresenceMatcher }
    guard let matcher = matcher as? EqualityMatcher, let other = other.matcher as? EqualityMatcher else { return false }
    return ValueComparison(objects: .byIdentity).areEqual(matcher.expected, other.expected)
  }

  /// The value that an equality matcher expects; nil for any other matcher.
  var expectedValue: Any? { (matcher as? EqualityMatcher)?.expected }
}
