nonisolated extension Argument {
  /// Matches a string, or a part of one, that begins with the text.
  /// - Parameter prefix: the beginning. Every string begins with the empty string.
  public static func hasPrefix(_ prefix: String) -> Argument {
    Argument(TextMatcher("that begins with \(describeValue(prefix))") { $0.hasPrefix(prefix) })
  }

  /// Matches a string, or a part of one, that ends with the text.
  /// - Parameter suffix: the end. Every string ends with the empty string.
  public static func hasSuffix(_ suffix: String) -> Argument {
    Argument(TextMatcher("that ends with \(describeValue(suffix))") { $0.hasSuffix(suffix) })
  }

  /// Matches a string that a regular expression matches as a whole. To find it anywhere, use `contains`.
  /// - Parameter regex: the expression. If one of its own transformations throws, the string doesn't match.
  public static func matches(_ regex: Regex<AnyRegexOutput>) -> Argument { matchesWhole(regex) }

  /// Matches a string that a regular expression with any output matches as a whole. To find it anywhere, use
  /// `contains`.
  /// - Parameter regex: the expression, such as `/re+x/` or one from a builder. If one of its own transformations
  ///   throws, the string doesn't match.
  public static func matches<R: RegexComponent>(_ regex: R) -> Argument { matchesWhole(regex) }

  private static func matchesWhole(_ component: some RegexComponent) -> Argument {
    let regex = component.regex
    return Argument(TextMatcher("that the regular expression matches") { (try? regex.wholeMatch(in: $0)) != nil })
  }

  /// Matches a string that contains a match of the regular expression.
  /// - Parameter regex: the expression, such as `/re+x/`. If one of its own transformations throws, the string doesn't
  ///   match.
  public static func contains<Output>(_ regex: Regex<Output>) -> Argument {
    Argument(TextMatcher("that contains a match of the regular expression") { (try? regex.firstMatch(in: $0)) != nil })
  }
}

/// Matches strings and substrings.
nonisolated private struct TextMatcher: ReadingMatcher {
  let condition: () -> String
  let test: (String) -> Bool

  init(_ condition: @escaping @autoclosure () -> String, test: @escaping (String) -> Bool) {
    (self.condition, self.test) = (condition, test)
  }

  var description: String { "a string \(condition())" }
  var matchable: MatchableValues { .only("String", objects: false) { textValue($0) != nil } }
  func read(_ value: Any?) -> String? { textValue(value) }
  func accepts(_ text: String) -> Bool { test(text) }
}

/// The value as a string, if it's a string or a substring.
nonisolated func textValue(_ value: Any?) -> String? {
  let bare = unwrappedValue(value)
  return bare as? String ?? (bare as? any StringProtocol).map { String($0) }
}
