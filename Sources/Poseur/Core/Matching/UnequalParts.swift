/// What makes a value one that nothing equals: a closure, NaN or a matcher inside of it. A list with such a value
/// matches no call, whatever is called.
nonisolated enum UnequalParts {
  /// Why nothing equals a value; nil where something may.
  static func reasonThatNothingEquals(_ expected: Any?) -> String? {
    if let reason = reasonOfKind(expected) { return reason }
    if holdMatcher(expected, throughFields: false) { return wordsOnMatcher }
    if isEqualToSomething(expected) { return nil }
    return "a value with a closure or NaN inside equals nothing; use a matcher for all of it, such as Argument.where"
  }

  /// Whether a value equals itself, with what it has inside.
  static func isEqualToSomething(_ value: Any?) -> Bool {
    equalsItself(value) && !holds(value, throughFields: true) { isClosure($0) || !equalsItself($0) }
  }

  /// Why nothing equals a value for its own kind, whatever it has inside; nil where something may.
  static func reasonOfKind(_ expected: Any?) -> String? {
    if isClosure(expected) { return "closures are never equal; use Argument.closure" }
    return isNaN(expected) ? "nothing equals NaN; use Argument.where" : nil
  }

  static let wordsOnMatcher =
    "a matcher inside a value is not asked; use one for all of it, such as Argument.where, .contains or .key"

  /// Whether there is a matcher or a captor among what the value has inside.
  /// - Parameter throughFields: whether fields of structs count. Those of two structs may hold the same matcher.
  static func holdMatcher(_ value: Any?, throughFields: Bool) -> Bool {
    holds(value, throughFields: throughFields) { $0 is Argument || finalInstance($0, of: ArgumentCaptor.self) != nil }
  }

  /// Whether anything that the value has inside is meant, as far as that is soon looked through, and is compared member
  /// by member.
  private static func holds(_ value: Any?, throughFields: Bool, where isMeant: (Any) -> Bool) -> Bool {
    var values = [value]
    var index = 0
    while index < min(values.count, 100) {
      let members = members(of: values[index], throughFields: throughFields)
      if members.contains(where: isMeant) { return true }
      values += members
      index += 1
    }
    return false
  }

  private static func members(of value: Any?, throughFields: Bool) -> [Any] {
    guard let value = unwrappedValue(value), !decidesForItself(type(of: value)), classInstance(value) == nil else {
      return []
    }
    let mirror = valueMirror(value)
    switch mirror.displayStyle {
    // Equatable collections, too, are equal if their members are.
    case .collection, .set, .dictionary: break
    case .struct where !throughFields: return []
    default: if value is any Equatable { return [] }
    }
    return mirror.children.prefix(100).map(\.value)
  }
}

/// Whether the `==` of a value, if it has one, says that it equals itself: that of nan does not, nor that of a struct
/// with a field that is nan. An object always equals itself.
nonisolated private func equalsItself(_ value: Any?) -> Bool {
  func ask<T: Equatable>(_ value: T) -> Bool { value == value }
  guard let value = unwrappedValue(value), classInstance(value) == nil, let value = value as? any Equatable else {
    return true
  }
  return ask(value)
}
