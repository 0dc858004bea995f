// Values that nothing equals, and matchers that nothing matches. A list with one of them matches no call, whatever is
// called.

nonisolated extension Argument {
  /// Why no value can match; nil where one may.
  var impossibility: String? {
    guard case .made(let name, let operands) = identity else { return nil }
    let reasons = operands.map { ($0 as? Argument)?.impossibility }
    switch name {
    case "equal": return impossibilityOfEquality
    case "oneOf", "either":
      if operands.isEmpty { return "nothing is \(description)" }
      return reasons.contains { $0 == nil } ? nil : reasons[0]
    case "not":
      guard let excluded = operands.first as? Argument, excluded.matchesEverything else { return nil }
      return "everything is \(excluded.description)"
    case "error":
      return Self.isEqualToSomething(operands.first ?? nil)
        ? nil : "an error with a closure or NaN inside equals nothing; expect its type instead"
    case "hasCount":
      let count = operands.first as? CountSpecifier
      return count.map { $0.isNegative && !$0.isSatisfied(by: 0) } == true ? "a count cannot be negative" : nil
    case "in": return (operands.first as? any RangeShape)?.isEmptyShape == true ? "nothing is \(description)" : nil
    case "instanceOf":
      return (operands.first as? Any.Type).map(isProtocolType) == true ? Self.wordsOnProtocol : nil
    case "lessThan", "greaterThan", "close":
      return isNaN(operands.first ?? nil) ? "nothing is \(description)" : nil
    // Of the others, those that are made of matchers need all of them to match.
    default: return reasons.lazy.compactMap { $0 }.first
    }
  }

  /// Why nothing equals the value that it tests equality with.
  private var impossibilityOfEquality: String? {
    let expected = expectedValue
    if let reason = Self.reasonThatNothingEquals(expected) { return reason }
    if Self.holdsMatcher(expected, throughFields: false) { return Self.wordsOnMatcherWithin }
    if Self.isEqualToSomething(expected) { return nil }
    return "a value with a closure or NaN inside equals nothing; use a matcher for all of it, such as Argument.where"
  }

  /// Whether it matches whatever there is.
  private var matchesEverything: Bool {
    guard case .made(let name, let operands) = identity else { return false }
    let matchers = operands.compactMap { $0 as? Argument }
    switch name {
    case "anything": return true
    case "all": return matchers.allSatisfy(\.matchesEverything)
    case "oneOf", "either": return matchers.contains(where: \.matchesEverything)
    default: return false
    }
  }

  /// Whether a value equals itself, with what it has inside.
  private static func isEqualToSomething(_ value: Any?) -> Bool {
    equalsItself(value) && !holds(value, throughFields: true) { isClosure($0) || !equalsItself($0) }
  }

  /// Why nothing equals a value, whatever it has inside; nil where something may.
  static func reasonThatNothingEquals(_ expected: Any?) -> String? {
    if isClosure(expected) { return "closures are never equal; use Argument.closure" }
    return isNaN(expected) ? "nothing equals NaN; use Argument.where" : nil
  }

  static let wordsOnMatcherWithin =
    "a matcher inside a value is not asked; use one for all of it, such as Argument.where, .contains or .key"

  /// Whether there is a matcher or a captor among what the value has inside.
  /// - Parameter throughFields: whether fields of structs count. Those of two structs may hold the same matcher.
  static func holdsMatcher(_ value: Any?, throughFields: Bool) -> Bool {
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
    let mirror = Mirror(reflecting: value)
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
