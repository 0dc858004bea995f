/// The matchers of a written call, and where they stand among its arguments.
///
/// `matching` can only return a value, so it returns its sample. A matcher's place is where the fake recorded that.
nonisolated struct WrittenMatchers {
  private var all: [(matcher: Argument, sample: Any?)] = []

  mutating func add(_ matcher: Argument, like sample: Any?) { all.append((matcher, sample)) }

  /// Replaces each sample among the recorded arguments by its matcher.
  func placed(among arguments: [Any?]) throws(Misplacement) -> [Argument] {
    var placed = arguments.map { Argument(written: $0) }
    for (index, own) in all.enumerated() {
      let alike = all.indices.filter { isSample(own.sample, all[$0].sample) }
      let places = arguments.indices.filter { isSample(own.sample, arguments[$0]) }
      let text = describeArgument(own.sample)
      if places.count < alike.count { throw .notRecorded(sample: text) }
      if places.count > alike.count { throw isClosure(own.sample) ? .severalClosures : .severalPlaces(sample: text) }
      guard alike.allSatisfy({ $0 == index || all[$0].matcher.isSame(as: own.matcher) }) else {
        throw .equalSamples(text)
      }
      placed[places[alike.firstIndex(of: index) ?? 0]] = own.matcher
    }
    return placed
  }

  /// Why the place of a matcher is unknown.
  enum Misplacement: Error {
    case notRecorded(sample: String)
    case severalPlaces(sample: String)
    case severalClosures
    case equalSamples(String)
  }
}

nonisolated extension WrittenMatchers.Misplacement {
  /// - Parameter call: the call as the fake recorded it: `FakeDog.eat(.canned)`.
  func message(for call: String) -> String {
    switch self {
    case .notRecorded(let sample):
      """
      matching(_:like:) with \(sample) isn't an argument of \(call), as the fake records it.
      Put matching in the place of a whole argument that the fake records unchanged, or name the function by its case.
      """
    case .severalClosures:
      """
      matching(_:like:) with a closure could be more than one argument of \(call), since closures are never equal.
      Write the closures without matching, which means any closures, or name the function by its case.
      """
    case .severalPlaces(let sample):
      """
      matching(_:like:) with \(sample) could be more than one argument of \(call).
      Give like: a value that no other argument has, or name the function by its case.
      """
    case .equalSamples(let sample):
      """
      Different matchers have the same like: \(sample) in \(call), so their places are unknown.
      Give each its own value.
      """
    }
  }
}

/// Whether a value is the sample. What equals nothing is known by its type, and each depth of nil is a value.
nonisolated private func isSample(_ sample: Any?, _ value: Any?) -> Bool {
  if nilDepth(sample) != nil || nilDepth(value) != nil { return nilDepth(sample) == nilDepth(value) }
  guard isClosure(sample) || isNaN(sample), let bare = unwrappedValue(sample), let other = unwrappedValue(value) else {
    return ValueComparison(objects: .byIdentity).areEqual(value, sample)
  }
  return type(of: bare) == type(of: other) && (isClosure(sample) || isNaN(value))
}

/// How many optionals lie around a nil, or nil for a value: 1 for `.some(nil)`.
nonisolated private func nilDepth(_ value: Any?) -> Int? {
  guard let value else { return 0 }
  guard let optional = value as? any OptionalShape else { return nil }
  return nilDepth(optional.shapeContents).map { $0 + 1 }
}

// MARK: - Matchers

nonisolated extension Argument {
  /// What a plain argument of a written call means: any closure where it is one, just this nil, or an equal value.
  init(written argument: Any?) {
    if let depth = nilDepth(argument) {
      self.init(ExactNilMatcher(depth: depth))
    } else if !(argument is any Equatable), isClosure(argument) {
      self = .closure
    } else {
      self.init(from: argument)
    }
  }

  /// The matcher for values of one type, which is the parameter's.
  func forValues<Value>(of type: Value.Type) -> Argument {
    matcher is EqualityMatcher ? self : Argument(ParameterMatcher<Value>(matcher: matcher))
  }
}

/// Matches nil at one depth: the compiler has checked the type, so `.some(nil)` is another value.
nonisolated private struct ExactNilMatcher: ArgumentMatcher {
  let depth: Int
  var description: String { depth == 0 ? "nil" : ".some(nil)" }
  var identity: MatcherIdentity? { made(of: depth) }
  var matchable: MatchableValues { .onlyNil }
  func matches(_ value: Any?) -> Bool { nilDepth(value) == depth }
  func mismatch(_ value: Any?) -> String { "is \(describeArgument(value)), not \(self)" }
}

/// A matcher that is written for a parameter, so that values of another type, as a generic function may get, don't
/// match.
nonisolated private struct ParameterMatcher<Value>: ArgumentMatcher {
  let matcher: any ArgumentMatcher

  var description: String { matcher.description }
  var nestedDescription: String { matcher.nestedDescription }
  var identity: MatcherIdentity? { matcher.identity }
  var matchable: MatchableValues { matcher.matchable }
  func matches(_ value: Any?) -> Bool { isOfType(value) && matcher.matches(value) }

  func mismatch(_ value: Any?) -> String {
    isOfType(value)
      ? matcher.mismatch(value) : "is \(describeValueWithType(value)), not a value of type \(describeType(Value.self))"
  }

  var capturesValues: Bool { matcher.capturesValues }
  func capture(_ value: Any?) { matcher.capture(value) }
  func dissimilarity(of value: Any?) -> Double { matcher.dissimilarity(of: value) }

  /// The sample's class says nothing: the parameter's may be one that it inherits from.
  private func isOfType(_ value: Any?) -> Bool {
    guard !MissingArgument.isOne(value), let bare = unwrappedValue(value) else { return true }
    if unwrappedType(Value.self) is AnyClass { return type(of: bare) is AnyClass }
    return typedValue(value, as: Value.self) != nil
  }
}
