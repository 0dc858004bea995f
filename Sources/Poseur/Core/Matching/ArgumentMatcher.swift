/// A kind of matcher. Each kind is a type that answers everything Poseur asks of a matcher.
nonisolated protocol ArgumentMatcher: CustomStringConvertible {
  /// The values it can match. They tell when an absence proves little or nothing.
  var matchable: MatchableValues { get }
  /// The values that it looks at. It treats all others alike.
  var judged: MatchableValues { get }
  /// How it decides, if that runs none of the test's code.
  var plainMatch: PlainMatch? { get }

  /// Whether the value matches. Has no side effect unless the test's own predicate has one.
  func matches(_ value: Any?) -> Bool
  /// Why a value doesn't match, to follow "argument 0".
  func mismatch(_ value: Any?) -> Mismatch
  /// The test's own words for what is wrong with a value. Nil if it has none, if nothing is wrong, or if the value is of
  /// a type that it doesn't know.
  func explanation(_ value: Any?) -> String?

  /// The description inside another matcher's, in brackets if it would be ambiguous without.
  var nestedDescription: String { get }
  /// Whether the matcher, or one inside it, captures values.
  var capturesValues: Bool { get }
  /// Keeps the value if the matcher captures. Call it once for each call that matches as a whole.
  func capture(_ value: Any?)
  /// How far a value is from matching; 0 if it matches or if the matcher can't tell.
  func dissimilarity(of value: Any?) -> Double
}

nonisolated extension ArgumentMatcher {
  func mismatch(_ value: Any?) -> Mismatch { .is(describeAtLength(value), not: description) }
  func explanation(_ value: Any?) -> String? { nil }
  var nestedDescription: String { description }
  var judged: MatchableValues { matchable }
  var plainMatch: PlainMatch? { nil }
  var capturesValues: Bool { false }
  func capture(_ value: Any?) {}
  func dissimilarity(of value: Any?) -> Double { 0 }
}

/// A matcher that reads something from a value and judges that. A value it can't read has a wrong type.
nonisolated protocol ReadingMatcher: ArgumentMatcher {
  associatedtype Content
  func read(_ value: Any?) -> Content?
  /// Completes "not …" for a value of a wrong type.
  var readable: String { get }
  func accepts(_ content: Content) -> Bool
  /// Why the content doesn't match; nil if the description says it all.
  func mismatch(reading content: Content) -> Mismatch?
}

nonisolated extension ReadingMatcher {
  var readable: String { description }
  func mismatch(reading content: Content) -> Mismatch? { nil }

  func matches(_ value: Any?) -> Bool { read(value).map(accepts) ?? false }

  func mismatch(_ value: Any?) -> Mismatch {
    guard let content = read(value) else { return .is(describeValueWithType(value), not: readable) }
    return mismatch(reading: content) ?? .is(describeAtLength(value), not: description)
  }
}

/// A matcher for values of one type. A missing argument doesn't match.
nonisolated protocol TypedMatcher: ReadingMatcher {}

nonisolated extension TypedMatcher {
  func read(_ value: Any?) -> Content? { isMissingArgument(value) ? nil : typedValue(value, as: Content.self) }
  var readable: String { "a value of type \(describeType(Content.self))" }
  var matchable: MatchableValues { .values(of: Content.self) }
}
