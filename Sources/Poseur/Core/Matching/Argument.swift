/// A matcher for one argument: says whether a value matches, why it does not, and how the matcher reads in a message.
///
/// Give it wherever arguments are listed (`with`, `withArguments`, the assertions); a plain value there stands
/// for equality, and an ``ArgumentCaptor`` keeps what it meets.
/// ```swift
/// fake.stub(function: .shouldFetch).with(Item.ball, Argument.anything).andReturn(true)
/// ```
/// A matcher may be asked at any time, even for the text of a report, and from any thread: the closures it is given
/// should have no side effects. They may call the fake.
nonisolated public struct Argument: CustomStringConvertible {
  // One object, so that asking a hundred thousand times for a match costs no more than it must.
  private let matcher: Matcher

  /// - Parameters:
  ///   - plain: says the same as `test`, as far as it can.
  ///   - type: the only type whose values can match, if there is one.
  ///   - explanation: the end of a sentence that begins with "argument 0" and says why a value does not match; by
  ///     default "is …, not …".
  ///   - keep: keeps a value, once the call it belongs to has matched as a whole.
  init(
    _ description: @autoclosure @escaping () -> String, identity: MatcherIdentity = .unknown,
    plain: PlainMatcher? = nil, of type: Any.Type? = nil, explanation: ((Any?) -> String)? = nil,
    keep: ((Any?) -> Void)? = nil, matches test: @escaping (Any?) -> Bool
  ) {
    matcher = Matcher(
      identity: identity, plain: plain, type: type, words: description, test: test,
      explanation: explanation ?? { "is \(describeAtLength($0)), not \(description())" }, keep: keep)
  }

  /// The matcher that an element of an argument list stands for: itself, a captor's, or equality.
  init(from element: Any?) {
    if let matcher = element as? Argument {
      self = matcher
    } else if let captor = finalInstance(element, of: ArgumentCaptor.self) {
      self = captor.matcher
    } else {
      self = .equality(with: element)
    }
  }

  /// How the matcher reads in a message.
  public var description: String { matcher.words() }

  var identity: MatcherIdentity { matcher.identity }

  /// What can match values under a lock; nil where that takes code of the test's, or more than a plain comparison.
  var plain: PlainMatcher? { matcher.plain }

  /// The type of the values that it takes, or of the one that it tests equality with; nil where it may be any.
  var valueType: Any.Type? { matcher.type ?? unwrappedValue(expectedValue).map { Swift.type(of: $0) } }

  /// Whether the value matches. Has no side effect, if the test's own predicate has none.
  func matches(_ value: Any?) -> Bool {
    guard let plain = matcher.plain else { return matcher.test(value) }
    switch withUnsafePointer(to: value, { plain.answer(at: $0) }) {
    case .yes: return true
    case .no: return false
    case .unknown: return matcher.test(value)
    }
  }

  /// Why a value does not match, as the end of a sentence that begins with "argument 0"; nil when it does.
  func mismatch(_ value: Any?) -> String? { matches(value) ? nil : matcher.explanation(value) }

  /// The reason for a value that did not match, where those that are asked for it find nothing wrong any more.
  static let wordsOnChange = "did not match before, but does now"

  /// Whether it keeps values, as a captor does.
  var keepsValues: Bool { matcher.keep != nil }

  /// Keeps the value, if that is what the matcher is for. To be called once for a call that matched as a whole.
  func capture(_ value: Any?) { matcher.keep?(value) }

  /// Whether the other one is known to match the same values.
  func isSame(as other: Argument) -> Bool { identity.isSame(as: other.identity) }
}

/// What a matcher consists of.
nonisolated private final class Matcher {
  let identity: MatcherIdentity
  let plain: PlainMatcher?
  let type: Any.Type?
  // Made on demand: values are described only where something is to be reported.
  let words: () -> String
  let test: (Any?) -> Bool
  let explanation: (Any?) -> String
  let keep: ((Any?) -> Void)?

  init(
    identity: MatcherIdentity, plain: PlainMatcher?, type: Any.Type?, words: @escaping () -> String,
    test: @escaping (Any?) -> Bool, explanation: @escaping (Any?) -> String, keep: ((Any?) -> Void)?
  ) {
    self.identity = identity
    self.plain = plain
    self.type = type
    self.words = words
    self.test = test
    self.explanation = explanation
    self.keep = keep
  }
}

nonisolated extension Argument {
  /// A matcher for values of one type. Any other value does not match, nor does one that is not there any more, and the
  /// explanation names both types.
  /// - Parameter explanation: why a value of the type does not match; by default "is …, not …".
  init<Value>(
    _ description: @autoclosure @escaping () -> String, of type: Value.Type, identity: MatcherIdentity = .unknown,
    explanation: ((Value) -> String)? = nil, keep: ((Value) -> Void)? = nil, matches test: @escaping (Value) -> Bool
  ) {
    self.init(
      description(), reading: { MissingArgument.isOne($0) ? nil : typedValue($0, as: type) },
      elseNot: "a value of type \(describeType(type))", of: type, identity: identity, explanation: explanation,
      keep: keep, matches: test)
  }

  /// A matcher for what can be read from values in one way. A value from which it cannot be read does not match, and
  /// the explanation shows its type.
  /// - Parameters:
  ///   - wanted: what a value from which nothing can be read is not; by default the matcher's description.
  ///   - type: the only type from whose values it can be read, if there is one.
  ///   - explanation: why what was read does not match; by default "is …, not …".
  init<Value>(
    _ description: @autoclosure @escaping () -> String, reading read: @escaping (Any?) -> Value?,
    elseNot wanted: @autoclosure @escaping () -> String? = nil, of type: Any.Type? = nil,
    identity: MatcherIdentity = .unknown, explanation: ((Value) -> String)? = nil, keep: ((Value) -> Void)? = nil,
    matches test: @escaping (Value) -> Bool
  ) {
    self.init(
      description(), identity: identity, of: type,
      explanation: { value in
        guard let read = read(value) else {
          return Self.explanation(ofWrongType: value, wanted: wanted() ?? description())
        }
        return explanation?(read) ?? "is \(describeAtLength(value)), not \(description())"
      },
      keep: keep.map { keep in { value in _ = read(value).map(keep) } },
      matches: { read($0).map(test) ?? false })
  }

  /// The explanation for a value that is of no type the matcher knows.
  static func explanation(ofWrongType value: Any?, wanted description: String) -> String {
    "is \(describeValueWithType(value)), not \(description)"
  }
}
