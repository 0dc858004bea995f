nonisolated extension Argument {
  /// Matches what equals the value, for places that take only matchers, such as `all`.
  ///
  /// In an argument list, the plain value means the same.
  /// - Parameter value: compared as in an argument list: by `==` if its type has one, or else member by member. Objects
  ///   without their own equality equal only themselves. A matcher here stands for itself.
  public static func equal(to value: Any?) -> Argument { Argument(from: value) }

  /// Matches this very object, whatever its `==` says.
  /// - Parameter object: the object. The matcher keeps it alive.
  public static func identical(to object: AnyObject) -> Argument { Argument(IdentityMatcher(object: object)) }

  /// Matches an error that equals this one.
  ///
  /// Errors are compared by `==` if their type has one, or else by case and payload, or by their fields. Domain and
  /// code alone never count, because most Swift errors of one type share them.
  /// - Parameter error: the error you expect. For any error of a type, use `is`.
  public static func error(_ error: any Error) -> Argument { Argument(ErrorMatcher(error: error)) }
}

/// Matches only the object itself.
nonisolated private struct IdentityMatcher: ArgumentMatcher {
  let object: AnyObject

  var description: String { "this very \(describeValue(object))" }
  // The matcher keeps the object alive, so a released object can't be it.
  var matchable: MatchableValues { .only(describeType(type(of: object)), objects: false) { classInstance($0) != nil } }

  func matches(_ value: Any?) -> Bool { unwrappedValue(value).flatMap(classInstance) === object }

  func mismatch(_ value: Any?) -> Mismatch {
    let (actual, text) = (describeValue(value), describeValue(object))
    return .is(actual == text ? "another \(text)" : actual, not: description)
  }
}

/// Matches errors that equal an error, by fields if it has no `==`.
nonisolated private struct ErrorMatcher: ComparingMatcher {
  let error: any Error

  var description: String { "the error \(describeValue(error))" }
  var expected: Any? { error }
  var objects: ValueComparison.ObjectRule { .byFields }

  var matchable: MatchableValues {
    if !UnequalParts.isEqualToSomething(error) {
      return .nothing("an error with a closure or NaN inside equals nothing; expect its type instead")
    }
    return .only("an error", objects: true) { $0 is any Error }
  }

  func matches(_ value: Any?) -> Bool { ValueComparison(objects: objects).areEqual(value, error) }

  func mismatch(_ value: Any?) -> Mismatch {
    guard let actual = unwrappedValue(value) as? any Error else {
      return .is(describeValueWithType(value), not: description)
    }
    let texts = ContrastingTexts(expected: error, received: actual)
    return .is(texts.received, not: "the error \(texts.expected)", remark: remark(on: actual, texts))
  }
}
