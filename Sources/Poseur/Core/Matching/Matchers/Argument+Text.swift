nonisolated extension Argument {
  /// Matches a string, or a part of one, that begins with the text.
  /// - Parameter prefix: the beginning. Every string begins with the empty one.
  public static func hasPrefix(_ prefix: String) -> Argument {
    ofText("that begins with \(describeValue(prefix))", .made("hasPrefix", from: [prefix])) { $0.hasPrefix(prefix) }
  }

  /// Matches a string, or a part of one, that ends with the text.
  /// - Parameter suffix: the end. Every string ends with the empty one.
  public static func hasSuffix(_ suffix: String) -> Argument {
    ofText("that ends with \(describeValue(suffix))", .made("hasSuffix", from: [suffix])) { $0.hasSuffix(suffix) }
  }

  /// Matches a string that the regular expression matches as a whole. To look for it anywhere, use `contains`.
  /// - Parameter regex: the expression. Where one of its own transformations throws, the string does not match.
  public static func matches(_ regex: Regex<AnyRegexOutput>) -> Argument { matchesWhole(regex) }

  /// Matches a string that the regular expression, of whatever output, matches as a whole. To look for it anywhere,
  /// use `contains`.
  /// - Parameter regex: the expression, such as `/re+x/`, or a builder's. Where one of its own transformations throws,
  ///   the string does not match.
  public static func matches<R: RegexComponent>(_ regex: R) -> Argument { matchesWhole(regex) }

  private static func matchesWhole(_ component: some RegexComponent) -> Argument {
    let regex = component.regex
    return ofText("that the regular expression matches") { text in (try? regex.wholeMatch(in: text)) != nil }
  }

  /// Matches a string in which the regular expression is found somewhere.
  /// - Parameter regex: the expression, such as `/re+x/`. Where one of its own transformations throws, the string does
  ///   not match.
  public static func contains<Output>(_ regex: Regex<Output>) -> Argument {
    ofText("that contains a match of the regular expression") { text in (try? regex.firstMatch(in: text)) != nil }
  }

  private static func ofText(
    _ condition: String, _ identity: MatcherIdentity = .unknown, matches test: @escaping (String) -> Bool
  ) -> Argument {
    Argument("a string \(condition)", reading: { textValue($0) }, identity: identity, matches: test)
  }
}

/// The value as a string, if it is one or a part of one.
nonisolated func textValue(_ value: Any?) -> String? {
  let bare = unwrappedValue(value)
  return bare as? String ?? (bare as? any StringProtocol).map { String($0) }
}
