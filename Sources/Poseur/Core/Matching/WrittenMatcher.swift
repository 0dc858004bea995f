/// A matcher of a written call, with the value that stands in its place.
nonisolated struct WrittenMatcher {
  nonisolated enum SampleKind {
    /// The test gave it, with `like:`.
    case given
    /// Nobody else writes it. Each run of the closure has another one.
    case unique
    /// Its type has few values, so another argument may equal it. Further runs of the closure change it.
    case common
  }

  let matcher: Argument
  /// The value that `matching` returns or that `$n` is, as a fake records it, and so it shows the matcher's place.
  let sample: Any?
  let type: Any.Type
  let kind: SampleKind
  /// Which `$n` it is; nil for `matching`.
  let number: Int?

  init<Value>(_ matcher: Argument, sample: Value, _ kind: SampleKind, number: Int? = nil) {
    (self.matcher, self.sample, self.kind, self.number) = (matcher, plainValue(sample), kind, number)
    type = Value.self
  }

  /// How a message calls it.
  var text: String { number.map { "$\($0)" } ?? "matching() for a value of type \(describeType(type))" }

  /// Makes a sample, a placeholder where no honest one can be made. Nil if there is none, either.
  /// - Parameters:
  ///   - others: the matchers that the run has placed before.
  ///   - run: how often the closure has run before.
  static func makeSample<Value>(
    after others: [WrittenMatcher], run: Int, _ defaults: RegisteredDefaults
  ) -> (value: Value, kind: SampleKind)? {
    // The first run takes the first value of each type of few values. Further runs change them by the bits of the
    // matcher's number. So no two change alike, and none is another's opposite, which a fake that negates its parameter
    // would record.
    let number = others.count { $0.kind == .common } + 1
    let isSecond = run > 0 && number >> (run - 1) & 1 == 1
    var maker = StandInMaker(defaults, seed: SampleSeed(index: others.count, run: run, isSecond: isSecond))
    guard let value = maker.value(of: Value.self) else { return nil }
    return (value, maker.seed?.isUnique == true ? .unique : .common)
  }
}

/// Whether a value is the sample. A placeholder is known by its object. What equals not even itself is known by its type,
/// and each depth of nil is a value.
nonisolated func isSample(_ sample: Any?, _ value: Any?) -> Bool {
  // Most arguments are of these types: looking for conformances takes much longer. NaN is the same as NaN, though they
  // aren't equal.
  if let plain = PlainValue(sample), let other = PlainValue(value), plain == plain { return plain == other }
  if let sample, let value, TypeKind(type(of: sample)) == .enumeration, TypeKind(type(of: value)) == .enumeration {
    if type(of: sample) != type(of: value) { return false }
    if let byte = enumByte(sample) { return byte == enumByte(value) }
  }
  if nilDepth(sample) != nil || nilDepth(value) != nil { return nilDepth(sample) == nilDepth(value) }
  let types = [sample, value].map { unwrappedValue($0).map { type(of: $0) } }
  if let object = Placeholder.object(in: sample), !isClosure(sample) {
    return Placeholder.object(in: value) == object && types[0] == types[1]
  }
  if Placeholder.object(in: value) != nil, !isClosure(value) { return false }
  return areEqual(value, sample) || types[0] == types[1] && !areEqual(sample, sample) && !areEqual(value, value)
}

/// The bits of an enum that fits into a byte.
nonisolated private func enumByte(_ value: Any) -> Int? { _openExistential(value, do: singleByte) }

nonisolated private func areEqual(_ value: Any?, _ other: Any?) -> Bool {
  ValueComparison(objects: .byIdentity).areEqual(value, other)
}

/// How many optionals lie around a nil, or nil for a value: 1 for `.some(nil)`.
nonisolated private func nilDepth(_ value: Any?) -> Int? {
  guard let value else { return 0 }
  guard let optional = value as? any OptionalShape else { return nil }
  return nilDepth(optional.shapeContents).map { $0 + 1 }
}

// MARK: - Matchers

nonisolated extension Argument {
  /// The matcher for a plain argument of a written call: a closure means any closure, nil means nil of the same depth,
  /// and every other value means an equal one.
  init(written argument: Any?) {
    if let argument, TypeKind(type(of: argument)) == .enumeration {
      self.init(EqualityMatcher(ofEnum: argument))
    } else if let plain = PlainValue(argument) {
      self.init(EqualityMatcher(argument, plain))
    } else if let depth = nilDepth(argument) {
      self.init(ExactNilMatcher(depth: depth))
    } else if !(argument is any Equatable), isClosure(argument) {
      self = .closure
    } else {
      self.init(from: argument)
    }
  }

  /// Why the matcher is wrong for a parameter of the sample's type: it could tell none of its values from others.
  func misuse<Value>(forValuesLike sample: Value) -> String? {
    let (type, sample) = (Value.self, plainValue(sample))
    if isProtocolType(unwrappedType(type)) || Placeholder.object(in: sample) != nil { return nil }
    guard let types = matcher.judged.typesMissed(by: sample) else { return nil }
    return """
      matching(\(self)) is for a value of type \(describeType(type)), but the matcher is for \(types).
      Give it values of type \(describeType(unwrappedType(type))).
      """
  }

  /// The matcher for values of one type, which is the parameter's.
  func forValues<Value>(of type: Value.Type, given isGiven: Bool = true) -> Argument {
    matcher is EqualityMatcher ? self : Argument(ParameterMatcher<Value>(matcher: matcher, isGiven: isGiven))
  }
}

/// Matches nil at one depth: the compiler has checked the type, so `.some(nil)` is another value.
nonisolated private struct ExactNilMatcher: ArgumentMatcher {
  let depth: Int
  var description: String { depth == 0 ? "nil" : ".some(nil)" }
  var matchable: MatchableValues { .onlyNil }
  func matches(_ value: Any?) -> Bool { nilDepth(value) == depth }
  func mismatch(_ value: Any?) -> Mismatch { .is(describeArgument(value), not: description) }
}

/// A matcher that is written for a parameter, so that values of another type, as a generic function may get, don't
/// match.
nonisolated private struct ParameterMatcher<Value>: ArgumentMatcher {
  let matcher: any ArgumentMatcher
  /// Whether the test gave the sample. The parameter may then be an optional of its type.
  let isGiven: Bool

  var description: String { matcher.description }
  var nestedDescription: String { matcher.nestedDescription }
  // Swift takes the type of a test's own sample. The parameter's may be a protocol, so an absence proves little if all
  // calls brought other types.
  var matchable: MatchableValues {
    isGiven ? .all(of: [matcher.matchable, .values(of: Value.self)]) : matcher.matchable
  }

  func matches(_ value: Any?) -> Bool { isOfType(value) && matcher.matches(value) }

  func mismatch(_ value: Any?) -> Mismatch {
    if isOfType(value) { return matcher.mismatch(value) }
    let type = describeType(Value.self)
    let hint = isGiven ? "; if the parameter's type is a protocol P, write like: <#\(type)#> as any P" : ""
    return .is(describeValueWithType(value), not: "a value of type \(type)\(hint)")
  }

  var plainMatch: PlainMatch? {
    if case .anything? = matcher as? PresenceMatcher { .any(Value.self) } else { nil }
  }

  var capturesValues: Bool { matcher.capturesValues }
  func capture(_ value: Any?) { matcher.capture(value) }
  func dissimilarity(of value: Any?) -> Double { matcher.dissimilarity(of: value) }

  /// The sample's class says nothing: the parameter's may be one that it inherits from.
  private func isOfType(_ value: Any?) -> Bool {
    // Most values have exactly this type, which is quick to check.
    if let value, type(of: value) == Value.self { return true }
    if isMissingArgument(value) { return true }
    guard let bare = unwrappedValue(value) else { return isGiven || Value.self is any OptionalShape.Type }
    if unwrappedType(Value.self) is AnyClass { return type(of: bare) is AnyClass }
    return typedValue(value, as: Value.self) != nil
  }
}
