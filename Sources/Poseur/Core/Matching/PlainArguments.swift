/// A list of standard values, which can be compared without running the test's code. The hash of a call's arguments is
/// made once and rules out most lists that differ.
nonisolated struct PlainArguments {
  let hash: Int
  private let values: [PlainValue]

  /// Nil if an argument is any other value.
  init?(_ arguments: [Any?]) {
    let values = arguments.compactMap { PlainValue($0) }
    guard values.count == arguments.count, let hash = Self.hash(of: arguments) else { return nil }
    (self.values, self.hash) = (values, hash)
  }

  /// Nil if an argument is any other value.
  static func hash(of arguments: [Any?]) -> Int? {
    var hasher = Hasher()
    var index = arguments.count
    while index > 0 {
      index -= 1
      guard let value = PlainValue(arguments[index]) else { return nil }
      value.hash(into: &hasher)
    }
    return hasher.finalize()
  }

  /// Nil if only the test's code can decide.
  func equal(_ arguments: [Any?]) -> Bool? {
    var index = values.count
    if index != arguments.count { return false }
    // Backwards, since calls to one function differ most often at the end.
    while index > 0 {
      index -= 1
      guard let argument = arguments[index] else { return nil }
      let verdict =
        switch values[index] {
        case .string(let value): isEqual(argument, to: value)
        case .int(let value): isEqual(argument, to: value)
        case .bool(let value): isEqual(argument, to: value)
        case .double(let value): isEqual(argument, to: value)
        }
      guard let verdict else { return nil }
      if !verdict { return false }
    }
    return true
  }
}

nonisolated private enum PlainValue {
  case string(String)
  case int(Int)
  case bool(Bool)
  case double(Double)

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

  func hash(into hasher: inout Hasher) {
    switch self {
    case .string(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .bool(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value)
    }
  }
}
