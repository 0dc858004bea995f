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
