nonisolated extension Argument {
  /// Matches every value, including nil, and an argument that the fake left out.
  public static var anything: Argument { Argument(PresenceMatcher.anything) }

  /// Matches every value, including nil; another name for `anything`.
  public static var any: Argument { anything }

  /// Matches nil of any type, and nothing else. A plain `nil` in an argument list means the same.
  public static var `nil`: Argument { Argument(EqualityMatcher(nil)) }

  /// Matches every value but nil, whatever its type. An argument that was not kept, of which nothing is known, is not
  /// matched.
  public static var nonNil: Argument { Argument(PresenceMatcher.nonNil) }

  /// Stands for an argument that a fake leaves out.
  ///
  /// A fake that cannot or does not want to record an argument, such as a closure that does not escape, forwards this
  /// in its place, so that the others keep their positions:
  /// ```swift
  /// recordAndStub(function: .sort, arguments: dogs, Argument.skipped)
  /// ```
  /// Such an argument is matched by `skipped` and by `anything`; it is neither nil nor `nonNil`. A value that was
  /// recorded is not matched by `skipped`: use `anything` for an argument that does not matter.
  public static var skipped: Argument { Argument(PresenceMatcher.skipped) }

  /// Matches a closure or a function of any type, including one in an optional, but not nil. Since closures are never
  /// equal, this is how to expect one.
  ///
  /// A fake may record `Argument.closure` itself in place of a closure that it cannot pass on; that matches, too. A
  /// value that merely holds closures, such as an array of them, does not.
  public static var closure: Argument { Argument(PresenceMatcher.closure) }
}

/// Matches by whether there is a value, and not by which.
nonisolated private enum PresenceMatcher: ArgumentMatcher {
  case anything, nonNil, skipped, closure

  var description: String {
    switch self {
    case .anything: "any value"
    case .nonNil: "a value other than nil"
    case .skipped: "a skipped argument"
    case .closure: "a closure"
    }
  }

  var identity: MatcherIdentity? { made(of: self) }

  var matchable: MatchableValues {
    switch self {
    case .anything: .everything
    case .nonNil: .anyType
    case .skipped, .closure: .only(description, objects: false) { matches($0) }
    }
  }

  func matches(_ value: Any?) -> Bool {
    switch self {
    case .anything: true
    case .nonNil: unwrappedValue(value) != nil && !Self.skipped.isRecorded(value) && !MissingArgument.isNotKept(value)
    case .skipped: isRecorded(value)
    case .closure: isClosure(value) || isRecorded(value)
    }
  }

  /// Whether a fake recorded the matcher in place of a value.
  private func isRecorded(_ value: Any?) -> Bool {
    (unwrappedValue(value) as? Argument)?.matcher as? PresenceMatcher == self
  }
}
