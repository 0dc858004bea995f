/// Finds the closure, NaN or matcher inside a value that keeps it from equaling anything. An argument list with such a
/// value matches no call.
nonisolated enum UnequalParts {
  /// Why nothing equals the value; nil if something may.
  static func reasonThatNothingEquals(_ expected: Any?) -> String? {
    if let reason = reasonOfKind(expected) { return reason }
    if holdMatcher(expected, throughFields: false) { return matcherReason }
    if isEqualToSomething(expected) { return nil }
    if let reason = reasonOfOwnEquality(expected) { return "\(reason); use a matcher for it, such as Argument.where" }
    return "a value with a closure or NaN inside equals nothing; use a matcher for all of it, such as Argument.where"
  }

  /// Whether a value equals itself, including everything inside.
  static func isEqualToSomething(_ value: Any?) -> Bool {
    equalsItself(value) && !holds(value, throughFields: true) { isClosure($0) || !equalsItself($0) }
  }

  /// Why nothing equals the value itself, whatever is inside; nil if something may.
  static func reasonOfKind(_ expected: Any?) -> String? {
    if isClosure(expected) { return "closures are never equal; use Argument.closure" }
    return isNaN(expected) ? "nothing equals NaN; use Argument.where" : nil
  }

  /// Says that the value's own `==` is the reason, and nothing inside it.
  static func reasonOfOwnEquality(_ value: Any?) -> String? {
    guard !equalsItself(value), let bare = unwrappedValue(value) else { return nil }
    var (values, index) = ([bare], 0)
    while index < min(values.count, 100) {
      if isClosure(values[index]) || isNaN(values[index]) { return nil }
      values += valueMirror(values[index]).children.prefix(100).map(\.value)
      index += 1
    }
    return "the == of \(describeType(type(of: bare))) says that this value doesn't equal itself"
  }

  static let matcherReason =
    "a matcher inside a value is not asked; use one for all of it, such as Argument.where, .contains or .key"

  /// Whether the value contains a matcher or a captor.
  /// - Parameter throughFields: whether to look into the fields of structs. Two structs may hold the same matcher.
  static func holdMatcher(_ value: Any?, throughFields: Bool) -> Bool {
    holds(value, throughFields: throughFields) { $0 is Argument || finalInstance($0, of: ArgumentCaptor.self) != nil }
  }

  /// Whether the value contains something that passes the test. Looks only into values that are compared member by
  /// member, and stops after a hundred.
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
    // Equatable collections are equal if their members are.
    case .collection, .set, .dictionary: break
    case .struct where !throughFields: return []
    default: if value is any Equatable { return [] }
    }
    return mirror.children.prefix(100).map(\.value)
  }
}

/// Whether a value's `==`, if it has one, says that it equals itself. That of NaN doesn't, nor that of a struct with a
/// NaN field. An object always equals itself.
nonisolated private func equalsItself(_ value: Any?) -> Bool {
  func ask<T: Equatable>(_ value: T) -> Bool { value == value }
  guard let value = unwrappedValue(value), classInstance(value) == nil, let value = value as? any Equatable else {
    return true
  }
  return ask(value)
}
