/// A list of standard values, which can be compared without running the test's code. The hash of a call's arguments is
/// made once and rules out most lists that differ.
nonisolated struct PlainArguments {
  let hash: Int
  private let values: [PlainValue]

  init(_ values: [PlainValue]) {
    var hasher = Hasher()
    var index = values.count
    while index > 0 {
      index -= 1
      values[index].hash(into: &hasher)
    }
    (self.values, hash) = (values, hasher.finalize())
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
      guard let argument = arguments[index], let verdict = values[index].equals(argument) else { return nil }
      if !verdict { return false }
    }
    return true
  }
}
