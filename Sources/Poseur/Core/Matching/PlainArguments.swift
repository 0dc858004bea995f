/// A list of standard values, or of any values of a type, which can be compared without running the test's code. The hash
/// of a call's arguments is made once and rules out most lists that differ.
nonisolated struct PlainArguments {
  /// Nil if any value will do for some argument.
  let hash: Int?
  private let matches: [PlainMatch]

  /// Nil if a matcher may run the test's code.
  init?(_ matchers: [Argument]) {
    var (matches, hasher, isExact) = ([PlainMatch](), Hasher(), true)
    for argument in matchers {
      guard let match = argument.matcher.plainMatch else { return nil }
      if case .value(let value) = match { value.hash(into: &hasher) } else { isExact = false }
      matches.append(match)
    }
    (self.matches, hash) = (matches, isExact ? hasher.finalize() : nil)
  }

  /// Nil if an argument is any other value.
  static func hash(of arguments: [Any?]) -> Int? {
    var hasher = Hasher()
    let count = arguments.count
    var index = 0
    while index < count {
      guard let value = PlainValue(arguments[index]) else { return nil }
      value.hash(into: &hasher)
      index += 1
    }
    return hasher.finalize()
  }

  /// Nil if only the test's code can decide.
  func equal(_ arguments: [Any?]) -> Bool? {
    var index = matches.count
    if index != arguments.count { return false }
    // Backwards, since calls to one function differ most often at the end.
    while index > 0 {
      index -= 1
      guard let argument = arguments[index] else { return nil }
      switch matches[index] {
      case .any(let type): if Swift.type(of: argument) != type { return nil }
      case .value(let value):
        guard let isEqual = value.equals(argument) else { return nil }
        if !isEqual { return false }
      }
    }
    return true
  }
}

/// What decides whether an argument is meant, without running the test's code.
nonisolated enum PlainMatch {
  case value(PlainValue)
  /// Any value of just this type.
  case any(Any.Type)
}

/// A value of the standard types that most arguments have: it's compared without running the test's code, and without
/// looking for conformances, which takes much longer.
nonisolated enum PlainValue: Equatable {
  case string(String)
  case int(Int)
  case bool(Bool)
  case double(Double)

  /// Nil for a value of any other type.
  init?(_ value: Any?) {
    guard let value else { return nil }
    let type = type(of: value)
    if type == String.self {
      self = .string(knownValue(value))
    } else if type == Int.self {
      self = .int(knownValue(value))
    } else if type == Bool.self {
      self = .bool(knownValue(value))
    } else if type == Double.self {
      self = .double(knownValue(value))
    } else {
      return nil
    }
  }

  /// Nil if the other is of another type.
  func equals(_ other: Any) -> Bool? {
    switch self {
    case .string(let value): isEqual(other, to: value)
    case .int(let value): isEqual(other, to: value)
    case .bool(let value): isEqual(other, to: value)
    case .double(let value): isEqual(other, to: value)
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .string(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .bool(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value)
    }
  }
}
