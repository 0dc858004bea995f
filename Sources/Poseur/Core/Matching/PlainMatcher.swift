/// A matcher that can be asked anywhere, even under a lock: it compares only values of the standard library's simplest
/// types, which runs no code of the test's, and looks at them where they are.
nonisolated enum PlainMatcher {
  /// What a plain matcher can say of a value.
  nonisolated enum Answer {
    case yes, no
    /// To tell takes all the rules of equality.
    case unknown

    @_transparent
    init(_ isEqual: Bool) { self = isEqual ? .yes : .no }
  }

  case anything
  case nilValue
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)

  /// Nil where the value is of any other type.
  init?(equalTo value: Any?) {
    guard let value else {
      // Its type is all that is looked at.
      guard HeldValue.canHold(Any.Type.self) else { return nil }
      self = .nilValue
      return
    }
    // By exact type, since a number may be castable to all of them.
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

  /// - Parameter place: where the value is.
  func answer(at place: UnsafePointer<Any?>) -> Answer {
    let value = HeldValue(at: place)
    // Each case on its own, since generic code takes longer where it is not optimised, and so do more variables.
    return switch self {
    case .anything: .yes
    case .nilValue: value.type == nil ? .yes : isPlain(value.type) ? .no : .unknown
    case .bool(let expected):
      value.type == Bool.self ? Answer(value.bool == expected) : answer(toOther: value.type)
    case .int(let expected): value.type == Int.self ? Answer(value.int == expected) : answer(toOther: value.type)
    case .double(let expected):
      value.type == Double.self ? Answer(value.double == expected) : answer(toOther: value.type)
    case .string(let expected):
      value.type == String.self ? Answer(value.string == expected) : answer(toOther: value.type)
    }
  }

  /// What a matcher says of nil, or of a value of another type than its own, which may be one of its own type in some
  /// wrapping.
  private func answer(toOther type: Any.Type?) -> Answer { type == nil || isPlain(type) ? .no : .unknown }

  private func isPlain(_ type: Any.Type?) -> Bool {
    type == Bool.self || type == Int.self || type == Double.self || type == String.self
  }
}

/// A plain matcher for each argument; or for none, which means any arguments. An object, since every call asks it.
nonisolated final class PlainPattern: Sendable {
  private let matchers: [PlainMatcher]?
  private let count: Int
  // The matchers of few arguments once more: taking them out of an array takes longer than asking them.
  private let first, second: PlainMatcher

  /// Nil where one of the matchers is not plain.
  init?(_ matchers: [Argument]?) {
    let plain = matchers?.compactMap(\.plain)
    guard plain?.count == matchers?.count else { return nil }
    self.matchers = plain
    count = plain?.count ?? 0
    first = plain?.first ?? .anything
    second = plain?.dropFirst().first ?? .anything
  }

  var isUniversal: Bool { matchers == nil }
}

nonisolated extension PlainPattern {
  @_transparent
  func answer(_ arguments: CallArguments) -> PlainMatcher.Answer {
    switch arguments {
    case .none: isUniversal ? .yes : .no
    case .few(let arguments): answer(arguments)
    case .list(let arguments): answer(arguments)
    }
  }

  // From the end: that is where calls to one function differ most often.

  @_transparent
  private func answer(_ arguments: FewArguments) -> PlainMatcher.Answer {
    guard count == arguments.count else { return isUniversal ? .yes : .no }
    if count == 2 {
      let answer = withUnsafePointer(to: arguments.second) { second.answer(at: $0) }
      if answer != .yes { return answer }
    }
    return withUnsafePointer(to: arguments.first) { first.answer(at: $0) }
  }

  private func answer(_ arguments: [Any?]) -> PlainMatcher.Answer {
    guard let matchers else { return .yes }
    guard matchers.count == arguments.count else { return .no }
    return arguments.withUnsafeBufferPointer { arguments in
      guard let first = arguments.baseAddress else { return .yes }
      var index = matchers.count
      while index > 0 {
        index -= 1
        let answer = matchers[index].answer(at: first + index)
        if answer != .yes { return answer }
      }
      return .yes
    }
  }
}
