/// `[]` or `[:]` in an argument list, where nothing says of which type it is to be: Swift makes an `[Any]` of the one
/// and an `[AnyHashable: Any]` of the other. Its writer means just that nothing is in it.
nonisolated enum EmptyLiteral {
  case list, dictionary

  /// Nil where the value is anything else.
  init?(_ value: Any?) {
    if let list: [Any] = value.flatMap({ exactValue($0) }), list.isEmpty {
      self = .list
    } else if let dictionary: [AnyHashable: Any] = value.flatMap({ exactValue($0) }), dictionary.isEmpty {
      self = .dictionary
    } else {
      return nil
    }
  }

  /// Whether the value is empty, and of a type that can be written as the literal.
  func stands(for value: Any?) -> Bool {
    guard let value = unwrappedValue(value), canBeWritten(for: value) else { return false }
    return (value as? any Collection)?.isEmpty ?? (value as? any SetAlgebra)?.isEmpty ?? false
  }

  /// Whether the value is of a type that can be written as the literal: an array, a set and an option set can be
  /// written as `[]`.
  func canBeWritten(for value: Any) -> Bool {
    switch self {
    case .list: value is any ExpressibleByArrayLiteral
    case .dictionary: value is any ExpressibleByDictionaryLiteral
    }
  }
}
