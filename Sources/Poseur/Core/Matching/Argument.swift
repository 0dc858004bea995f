/// A matcher for one argument: decides whether a value matches, explains why not, and describes itself in messages.
///
/// Use it wherever you list arguments (`with`, `withArguments`, the assertions). A plain value there means equality,
/// and an ``ArgumentCaptor`` keeps the argument.
/// ```swift
/// fake.stub(.shouldFetch).with(Item.ball, Argument.anything).andReturn(true)
/// ```
/// Poseur may ask a matcher at any time, even for the text of a report, and from any thread. Closures that you give it
/// may call the fake, but should have no side effects.
nonisolated public struct Argument: CustomStringConvertible {
  let matcher: any ArgumentMatcher

  init(_ matcher: some ArgumentMatcher) {
    self.matcher = matcher
  }

  /// The matcher that an element of an argument list stands for: itself, a captor's, that of a literal with matchers
  /// inside, or equality.
  init(from element: Any?) {
    if let matcher = element as? Argument {
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

  /// Whether the value matches. Has no side effect, if the test's own predicate has none.
  func matches(_ value: Any?) -> Bool { matcher.matches(value) }

  /// Why a value does not match, as the end of a sentence that begins with "argument 0"; nil when it does.
  func mismatch(_ value: Any?) -> String? { matches(value) ? nil : matcher.mismatch(value) }

  /// The reason for a value that did not match, where those that are asked for it find nothing wrong any more.
  static let wordsOnChange = "did not match before, but does now"

  /// Whether it matches what stands in the place of an argument that is not there any more, or might have matched the
  /// argument.
  func mayHaveMatched(_ missing: Any?) -> Bool {
    matches(missing) || MissingArgument.isNotKept(missing) || matcher.matchable.includeObjects
  }

  /// Whether the other one is known to match the same values.
  func isSame(as other: Argument) -> Bool {
    guard let identity = matcher.identity, let other = other.matcher.identity else { return false }
    return identity.isSame(as: other)
  }

  /// The value that it tests equality with; nil also for any other matcher.
  var expectedValue: Any? { (matcher as? EqualityMatcher)?.expected }
}
