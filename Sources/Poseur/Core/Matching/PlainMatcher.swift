/// A matcher that can be asked anywhere, also under a lock: it compares only values of the standard library's simplest
/// types, which runs no code of the test's, and looks at them where they are.
enum PlainMatcher {
  /// What a plain matcher can say of a value.
  enum Answer {
    case yes, no
    /// That takes all the rules of equality.
    case unknown
  }

  case anything
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)

  /// Nil where the value is of any other type.
  init?(equalTo value: Any?) {
    guard let value else {
      // Its type is all that is looked at.
      guard HeldValue.canHold(Any.Type.self) else { return nil }
      self = .none
      return
    }
    // By the very type, since a number may be castable to all of them.
    if let value: Bool = exactValue(value), HeldValue.canHold(Bool.self) {
      self = .bool(value)
    } else if let value: Int = exactValue(value), HeldValue.canHold(Int.self) {
      self = .int(value)
    } else if let value: Double = exactValue(value), HeldValue.canHold(Double.self) {
      self = .double(value)
    } else if let value: String = exactValue(value), HeldValue.canHold(String.self) {
      self = .string(value)
    } else {
      return nil
    }
  }

  func answer(_ value: HeldValue) -> Answer {
    if case .anything = self { return .yes }
    let type = value.type
    let isEqual: Bool
    // Each on its own, since what is generic takes longer where the code is not optimised.
    switch self {
    case .anything: return .yes
    case .none:
      guard type == nil else { return isPlain(type) ? .no : .unknown }
      return .yes
    case .bool(let expected):
      guard type == Bool.self else { return answer(toOther: type) }
      isEqual = value.bool == expected
    case .int(let expected):
      guard type == Int.self else { return answer(toOther: type) }
      isEqual = value.int == expected
    case .double(let expected):
      guard type == Double.self else { return answer(toOther: type) }
      isEqual = value.double == expected
    case .string(let expected):
      guard type == String.self else { return answer(toOther: type) }
      isEqual = value.string == expected
    }
    return isEqual ? .yes : .no
  }

  /// What a matcher says of nil, or of a value of another type than its own: that may be such a value in some wrapping.
  private func answer(toOther type: Any.Type?) -> Answer { type == nil || isPlain(type) ? .no : .unknown }

  private func isPlain(_ type: Any.Type?) -> Bool {
    type == Bool.self || type == Int.self || type == Double.self || type == String.self
  }
}

/// A plain matcher for each argument; or for none, which means any arguments.
struct PlainPattern {
  private let matchers: [PlainMatcher]?

  /// Nil where one of the matchers is not plain.
  init?(_ matchers: [Argument]?) {
    let plain = matchers?.compactMap(\.plain)
    guard plain?.count == matchers?.count else { return nil }
    self.matchers = plain
  }

  @_transparent
  func answer(_ arguments: [Any?]) -> PlainMatcher.Answer {
    guard let matchers else { return .yes }
    guard matchers.count == arguments.count else { return .no }
    return arguments.withUnsafeBufferPointer { arguments in
      guard let first = arguments.baseAddress else { return .yes }
      // From the end: that is where calls to one function differ most often.
      var index = matchers.count
      while index > 0 {
        index -= 1
        switch matchers[index].answer(HeldValue(at: first + index)) {
        case .yes: continue
        case .no: return .no
        case .unknown: return .unknown
        }
      }
      return .yes
    }
  }
}

/// What tells whether two matchers are the same one.
enum MatcherIdentity {
  /// What this matcher makes of these operands: values, types, or other matchers.
  case made(String, from: [Any?])
  /// A predicate of the test's: nobody can tell.
  case unknown

  static func named(_ name: String) -> MatcherIdentity { .made(name, from: []) }

  /// Compares operands by their own `==`, which is code of the user's.
  func isSame(as other: MatcherIdentity) -> Bool {
    guard case .made(let name, let operands) = self, case .made(let otherName, let others) = other else { return false }
    return name == otherName && operands.count == others.count
      && zip(operands, others).allSatisfy { Self.areSame($0, $1) }
  }

  private static func areSame(_ operand: Any?, _ other: Any?) -> Bool {
    if let matcher = operand as? Argument, let other = other as? Argument { return matcher.isSame(as: other) }
    return ValueComparison(objects: .byIdentity).areEqual(operand, other)
  }
}
