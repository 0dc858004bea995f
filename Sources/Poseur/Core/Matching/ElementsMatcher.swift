nonisolated extension Argument {
  /// Matches a collection of exactly these elements, in this order.
  /// ```swift
  /// expectHaveReceived(kennel, .sort, with: Argument.elements("Rex", Argument.hasPrefix("B")))
  /// ```
  /// A failure says which element is wrong: `argument 0[1] is "Tom", not a string that begins with "B"`. An array
  /// literal that holds a matcher means the same. A set has no order; use `anyOrder` for it.
  /// - Parameter elements: each a value (compared as in an argument list), a matcher, or a captor that keeps the
  ///   element.
  public static func elements(_ elements: Any?...) -> Argument {
    Argument(ElementsMatcher(wanted: elements.map { Argument(from: $0) }))
  }

  /// Matches a dictionary that has these entries. It may have others.
  /// ```swift
  /// expectHaveReceived(kennel, .sort, with: Argument.entries(["id": Argument.in(1...9), "name": "Rex"]))
  /// ```
  /// A failure says which entry is wrong: `argument 0["id"] is 12, not a value in 1...9`. A dictionary literal that
  /// holds a matcher means the same.
  /// - Parameter entries: the values by key, each a value (compared as in an argument list), a matcher, or a captor
  ///   that keeps the value.
  public static func entries(_ entries: [AnyHashable: Any?]) -> Argument { Argument(EntriesMatcher(entries)) }
}

/// Matches collections by their elements, in order.
nonisolated struct ElementsMatcher: MemberMatcher {
  let wanted: [Argument]

  var description: String { "[\(wanted.map(\.matcher.nestedDescription).joined(separator: ", "))]" }

  func members(of value: Any?) throws(Mismatch) -> [MemberToMatch] {
    if let shape = unwrappedValue(value) as? any UnorderedShape {
      let matcher = shape.shapeIsKeyed ? "entries" : "anyOrder"
      throw .is("\(describeAtLength(value)), which has no order: use Argument.\(matcher)")
    }
    let elements = try elements(of: value, count: wanted.count)
    return wanted.indices.map { MemberToMatch(key: $0, value: elements[$0], wanted: wanted[$0]) }
  }
}

/// Matches dictionaries by some of their entries.
nonisolated struct EntriesMatcher: MemberMatcher {
  private let keys: [AnyHashable]
  let wanted: [Argument]

  init<Key: Hashable, Value>(_ entries: [Key: Value]) {
    // Sorted by text, so that the order is always the same.
    let sorted = entries.map { ($0.key as AnyHashable, $0.value as Any?, text: describeValue($0.key)) }
      .sorted { $0.text < $1.text }
    (keys, wanted) = (sorted.map(\.0), sorted.map { Argument(from: $0.1) })
  }

  var description: String {
    let entries = zip(keys, wanted).map { "\(describeValue($0)): \($1.matcher.nestedDescription)" }
    return "[\(entries.isEmpty ? ":" : entries.joined(separator: ", "))]"
  }

  var matchable: MatchableValues {
    .only("a dictionary", objects: true) { $0 is [AnyHashable: Any] }.unless(impossibility)
  }

  func members(of value: Any?) throws(Mismatch) -> [MemberToMatch] {
    guard let dictionary = unwrappedValue(value) as? [AnyHashable: Any] else {
      throw .is(describeValueWithType(value), not: description)
    }
    if let missing = keys.first(where: { dictionary[$0] == nil }) {
      throw .is("\(describeAtLength(value)), which has no \(describeValue(missing))")
    }
    return zip(keys, wanted).map { MemberToMatch(key: $0, value: dictionary[$0], wanted: $1) }
  }
}

/// An array or a dictionary in an argument list that may contain matchers.
nonisolated protocol MatcherLiteral {
  /// Whether its type can hold matchers.
  static var mayHoldMatchers: Bool { get }
  /// The matcher for the literal if it contains matchers.
  var matcher: any ArgumentMatcher { get }
}

nonisolated extension Array: MatcherLiteral {
  static var mayHoldMatchers: Bool { mayBeMatcher(Element.self) }
  var matcher: any ArgumentMatcher { ElementsMatcher(wanted: map { Argument(from: $0) }) }
}

nonisolated extension Dictionary: MatcherLiteral {
  static var mayHoldMatchers: Bool { mayBeMatcher(Value.self) }
  var matcher: any ArgumentMatcher { EntriesMatcher(self) }
}

nonisolated private func mayBeMatcher(_ type: Any.Type) -> Bool {
  let bare = unwrappedType(type)
  return bare == Any.self || bare == Argument.self || bare == ArgumentCaptor.self
    || (bare as? any MatcherLiteral.Type)?.mayHoldMatchers == true
}

nonisolated extension Argument {
  /// The matcher for a literal with matchers inside; nil for any other value.
  static func ofLiteral(_ value: Any?) -> Argument? {
    guard let literal = value as? any MatcherLiteral, type(of: literal).mayHoldMatchers,
      UnequalParts.holdMatcher(literal, throughFields: false)
    else { return nil }
    return Argument(literal.matcher)
  }
}
