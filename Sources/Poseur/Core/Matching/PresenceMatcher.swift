nonisolated extension Argument {
  /// Matches every value, including nil, and an argument that the fake leaves out.
  public static var anything: Argument { Argument(PresenceMatcher.anything) }

  /// Matches every value, including nil; another name for `anything`.
  public static var any: Argument { anything }

  /// Matches only nil, of any type. A plain `nil` in an argument list means the same.
  public static var `nil`: Argument { Argument(EqualityMatcher(nil)) }

  /// Matches every value except nil, whatever its type.
  ///
  /// An argument that wasn't kept doesn't match, because nothing is known about it.
  public static var nonNil: Argument { Argument(PresenceMatcher.nonNil) }

  /// Stands for an argument that a fake leaves out.
  ///
  /// If a fake can't or shouldn't record an argument, such as a non-escaping closure, forward this in its place. The
  /// other arguments then keep their positions:
  /// ```swift
  /// recordAndStub(function: .sort, arguments: dogs, Argument.skipped)
  /// ```
  /// `skipped` and `anything` match such an argument; it is neither nil nor `nonNil`. `skipped` doesn't match a value
  /// that was recorded. For an argument that doesn't matter, use `anything`.
  public static var skipped: Argument { Argument(PresenceMatcher.skipped) }

  /// Matches a closure or a function of any type, also in an optional, but not nil.
  ///
  /// Closures are never equal, so this is how you expect one. If a fake can't pass a closure on, it can record
  /// `Argument.closure` itself in its place, and that matches as well. A value that only contains closures, such as an
  /// array of them, doesn't match.
  public static var closure: Argument { Argument(PresenceMatcher.closure) }
}

/// Matches by whether there is a value, not by which.
nonisolated enum PresenceMatcher: ArgumentMatcher {
  case anything, nonNil, skipped, closure

  var description: String {
    switch self {
    case .anything: "any value"
    case .nonNil: "a value other than nil"
    case .skipped: "a skipped argument"
    case .closure: "a closure"
    }
  }

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
    case .nonNil: unwrappedValue(value) != nil && !Self.skipped.isRecorded(value) && !isArgumentNotKept(value)
    case .skipped: isRecorded(value)
    case .closure: isClosure(value) || isRecorded(value)
    }
  }

  /// Whether a fake recorded the matcher in place of a value.
  private func isRecorded(_ value: Any?) -> Bool {
    (unwrappedValue(value) as? Argument)?.matcher as? PresenceMatcher == self
  }
}
