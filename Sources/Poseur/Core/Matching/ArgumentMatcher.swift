/// A kind of matcher. A type of its own for each kind says all that Poseur asks of one.
nonisolated protocol ArgumentMatcher: CustomStringConvertible {
  /// Tells whether two matchers are the same; nil where one runs a check of the test's, of which nobody can tell.
  var identity: MatcherIdentity? { get }
  /// Which values it can match: what makes an absence prove nothing, or little.
  var matchable: MatchableValues { get }
  /// The object that alone can match, if there is one.
  var onlyMatch: AnyObject? { get }

  /// Whether the value matches. Has no side effect, if the test's own predicate has none.
  func matches(_ value: Any?) -> Bool
  /// Why a value does not match, as the end of a sentence that begins with "argument 0".
  func mismatch(_ value: Any?) -> String

  /// The words within those of another matcher: in brackets where they would read differently without.
  var nestedDescription: String { get }
  /// Whether it captures values, or has a matcher inside that does.
  var capturesValues: Bool { get }
  /// Keeps the value, if that is what the matcher is for. To be called once for a call that matched as a whole.
  func capture(_ value: Any?)
  /// How far a value is from matching: 0 where it matches, or where nothing can tell.
  func dissimilarity(of value: Any?) -> Double
}

nonisolated extension ArgumentMatcher {
  func mismatch(_ value: Any?) -> String { "is \(describeAtLength(value)), not \(self)" }
  var nestedDescription: String { description }
  var onlyMatch: AnyObject? { nil }
  var capturesValues: Bool { false }
  func capture(_ value: Any?) {}
  func dissimilarity(of value: Any?) -> Double { 0 }

  /// The identity of a matcher that is the same as any other of its kind that is made of the same.
  func made(of operands: Any?...) -> MatcherIdentity { MatcherIdentity(kind: Self.self, operands: operands) }
}

/// A matcher that judges what it reads from a value. A value from which it can read nothing is of a wrong type.
nonisolated protocol ReadingMatcher: ArgumentMatcher {
  associatedtype Content
  func read(_ value: Any?) -> Content?
  /// What a value of a wrong type is not.
  var readable: String { get }
  func accepts(_ content: Content) -> Bool
  /// Why what was read does not match; nil where there is no more to say than the words of the matcher.
  func mismatch(reading content: Content) -> String?
}

nonisolated extension ReadingMatcher {
  var readable: String { description }
  func mismatch(reading content: Content) -> String? { nil }

  func matches(_ value: Any?) -> Bool { read(value).map(accepts) ?? false }

  func mismatch(_ value: Any?) -> String {
    guard let content = read(value) else { return "is \(describeValueWithType(value)), not \(readable)" }
    return mismatch(reading: content) ?? "is \(describeAtLength(value)), not \(self)"
  }
}

/// A matcher for values of one type. A value that is not there any more does not match.
nonisolated protocol TypedMatcher: ReadingMatcher {}

nonisolated extension TypedMatcher {
  func read(_ value: Any?) -> Content? { MissingArgument.isOne(value) ? nil : typedValue(value, as: Content.self) }
  var readable: String { "a value of type \(describeType(Content.self))" }
  var matchable: MatchableValues { .values(of: Content.self) }
}

/// What tells whether two matchers are the same.
nonisolated struct MatcherIdentity {
  let kind: Any.Type
  /// What it is made of: values, types, or other matchers.
  let operands: [Any?]

  /// Compares operands by their own `==`, which is code of the user's.
  func isSame(as other: MatcherIdentity) -> Bool {
    kind == other.kind && operands.count == other.operands.count
      && zip(operands, other.operands).allSatisfy { Self.areSame($0, $1) }
  }

  private static func areSame(_ operand: Any?, _ other: Any?) -> Bool {
    if let matcher = operand as? Argument, let other = other as? Argument { return matcher.isSame(as: other) }
    return ValueComparison(objects: .byIdentity).areEqual(operand, other)
  }
}
