/// A list of standard values, or of any values of a type, which can be compared without running the test's code. The hash
/// of a call's arguments is made once and rules out most lists that differ.
nonisolated struct PlainArguments {
  /// Nil if any value will do for some argument.
  let hash: Int?
  private let matches: [PlainMatch]

  init(_ matches: [PlainMatch]) {
    var (hasher, isExact) = (Hasher(), true)
    var index = matches.count
    while index > 0 {
      index -= 1
      if case .value(let value) = matches[index] { value.hash(into: &hasher) } else { isExact = false }
    }
    (self.matches, hash) = (matches, isExact ? hasher.finalize() : nil)
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
