nonisolated extension Argument {
  /// Matches what one of these matches. With no values, it matches nothing.
  /// - Parameter values: each a value or a matcher.
  public static func oneOf(_ values: Any?...) -> Argument {
    Argument(AlternativesMatcher(parts: values.map { Argument(from: $0) }, isList: true))
  }

  /// Matches everything that the value or matcher doesn't match, including nil and values of types it doesn't know.
  ///
  /// An argument that no longer exists doesn't match, unless it can't have been the excluded one.
  /// - Parameter value: a value or a matcher.
  public static func not(_ value: Any?) -> Argument { Argument(ExclusionMatcher(excluded: Argument(from: value))) }

  /// Matches what all of these match. With no matchers, it matches everything.
  ///
  /// Poseur asks them in order, up to the first that doesn't match.
  /// - Parameter matchers: the matchers, all of which must match. Write a value as `.equal(to: value)`.
  public static func all(_ matchers: Argument...) -> Argument { Argument(ConjunctionMatcher(parts: matchers)) }

  /// Matches what at least one of these matches. With no matchers, it matches nothing.
  ///
  /// Poseur asks them in order, up to the first that matches.
  /// - Parameter matchers: the matchers, one of which must match. For values, `oneOf` reads better.
  public static func either(_ matchers: Argument...) -> Argument {
    Argument(AlternativesMatcher(parts: matchers, isList: false))
  }
}

nonisolated private protocol CombiningMatcher: ArgumentMatcher { var parts: [Argument] { get } }

nonisolated extension CombiningMatcher {
  var nestedDescription: String { parts.count > 1 ? "(\(description))" : description }
  var capturesValues: Bool { parts.contains(where: \.matcher.capturesValues) }

  func capture(_ value: Any?) {
    for part in parts where part.matcher.capturesValues && part.matches(value) { part.matcher.capture(value) }
  }

  fileprivate func list(_ separator: String) -> String {
    parts.map(\.matcher.nestedDescription).joined(separator: separator)
  }
}

/// Matches if at least one of its parts does.
nonisolated private struct AlternativesMatcher: CombiningMatcher {
  let parts: [Argument]
  /// Whether the description is a list rather than a sentence.
  let isList: Bool

  var description: String {
    if parts.isEmpty { return "one of nothing" }
    return isList ? "one of \(parts.map(\.description).joined(separator: ", "))" : list(" or ")
  }

  var matchable: MatchableValues {
    parts.isEmpty ? .nothing("nothing is \(self)") : .any(of: parts.map(\.matcher.matchable))
  }

  var judged: MatchableValues { .any(of: parts.map(\.matcher.judged)) }

  func matches(_ value: Any?) -> Bool { parts.contains { $0.matches(value) } }

  /// If a part reads like the value, only that part can explain the difference.
  func mismatch(_ value: Any?) -> Mismatch {
    let text = describeValue(value)
    if parts.count == 1, listValue(parts[0].expectedValue) != nil, !(unwrappedValue(value) is any Collection) {
      return .is(text, not: description, remark: "a list counts as one value here; pass its elements one by one")
    }
    let reasons = parts.filter { $0.description == text }.compactMap { $0.mismatch(value) }
    if let reason = reasons.min(by: { $0.description.count < $1.description.count }) { return reason }
    let explanations = parts.compactMap { $0.matcher.explanation(value) }
    return .is(text, not: description, remark: explanations.joined(separator: ": "))
  }
}

/// Matches if all of its parts do.
nonisolated private struct ConjunctionMatcher: CombiningMatcher {
  let parts: [Argument]

  var description: String { parts.isEmpty ? "any value" : list(" and ") }
  var matchable: MatchableValues { .all(of: parts.map(\.matcher.matchable)) }
  var judged: MatchableValues { .all(of: parts.map(\.matcher.judged)) }
  func matches(_ value: Any?) -> Bool { parts.allSatisfy { $0.matches(value) } }
  func mismatch(_ value: Any?) -> Mismatch { parts.lazy.compactMap { $0.mismatch(value) }.first ?? Mismatch.changed }
}

/// Matches if the other matcher doesn't.
nonisolated private struct ExclusionMatcher: ArgumentMatcher {
  let excluded: Argument

  var description: String { "not \(excluded.matcher.nestedDescription)" }

  var matchable: MatchableValues {
    excluded.matcher.matchable.isEverything ? .nothing("everything is \(excluded)") : .anyType
  }

  var judged: MatchableValues { excluded.matcher is any TypeJudge ? .anyType : excluded.matcher.judged }

  func matches(_ value: Any?) -> Bool {
    isMissingArgument(value) ? !excluded.mayHaveMatched(value) : !excluded.matches(value)
  }

  func mismatch(_ value: Any?) -> Mismatch {
    let text = describeValue(value)
    if isMissingArgument(value) { return .is(text) }
    return .is("\(text == excluded.description ? text : "\(text), \(excluded.description)"), which is not wanted")
  }
}
