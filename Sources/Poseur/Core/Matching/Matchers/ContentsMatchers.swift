nonisolated extension Argument {
  /// Matches a collection with this element, a dictionary with this key, or a string with this part.
  ///
  /// A dictionary's elements are its pairs, so `.contains(("id", 3))` asks for a key with its value. A string's
  /// elements are its characters. A matcher, or a value of another type, is compared with one element after another, so
  /// don't use one on a range of billions. A sequence that isn't a collection doesn't match, because reading it might
  /// use it up.
  /// - Parameter element: a value, compared as in an argument list, or a matcher.
  public static func contains(_ element: Any?) -> Argument { Argument(ContainmentMatcher(element: element)) }

  /// Matches a collection of this many elements, or a string of this many characters.
  ///
  /// A range with more elements than an `Int` can count ends the process, as its own `count` does.
  /// - Parameter count: how many: `2`, `1...3`, `2...`, `.atLeast(1)`.
  public static func hasCount(_ count: some ExpectedCount) -> Argument {
    Argument(CountMatcher(count: count.countSpecifier))
  }
}

/// A matcher for the contents of a collection.
nonisolated private protocol CollectionMatcher: ReadingMatcher where Content == any Collection {}

nonisolated extension CollectionMatcher {
  func read(_ value: Any?) -> (any Collection)? { unwrappedValue(value) as? any Collection }
}

/// Matches collections that contain an element.
nonisolated private struct ContainmentMatcher: CollectionMatcher {
  let element: Any?
  private let wanted: Argument

  init(element: Any?) { (self.element, wanted) = (element, Argument(from: element)) }

  var description: String { "a value that contains \(wanted.matcher.nestedDescription)" }

  var matchable: MatchableValues { .collections.unless(wanted.matcher.matchable.impossibility) }

  func accepts(_ members: any Collection) -> Bool {
    if let text = textValue(members), let part = textValue(element) { return text.firstRange(of: part) != nil }
    return isInRange(members) ?? (members.contains { wanted.matches($0) } || hasKey(members))
  }

  /// A range may have more elements than anyone could look at. Nil if the value isn't one, or not one of such elements.
  private func isInRange(_ members: any Collection) -> Bool? {
    func contains<R: RangeExpression>(_ range: R) -> Bool? {
      unwrappedValue(element).flatMap { exactValue($0, as: R.Bound.self) }.map(range.contains)
    }
    return (members as? any RangeExpression).flatMap { contains($0) }
  }

  private func hasKey(_ members: any Collection) -> Bool {
    guard let dictionary = members as? any UnorderedShape, dictionary.shapeIsKeyed else { return false }
    return dictionary.shapeMembers.contains { wanted.matches($0.key) }
  }
}

/// Matches collections by their number of elements.
nonisolated private struct CountMatcher: CollectionMatcher {
  let count: CountSpecifier

  var description: String { "a value with \(count.text(counting: "element"))" }

  var matchable: MatchableValues {
    .collections.unless(count.isNegative && !count.isSatisfied(by: 0) ? "a count cannot be negative" : nil)
  }

  func accepts(_ members: any Collection) -> Bool { count.isSatisfied(by: members.count) }

  func mismatch(reading members: any Collection) -> Mismatch? {
    let noun = members is any StringProtocol ? "character" : "element"
    let length = countedNoun(members.count, noun)
    return .is("\(describeAtLength(members)), which has \(length)", not: count.text(counting: noun))
  }
}
