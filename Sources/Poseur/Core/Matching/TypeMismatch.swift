/// How calls differ from what is expected in their number of arguments, or in the type of one of them or of the result.
nonisolated struct TypeMismatch {
  /// What a call has: `1 argument`, `Int`.
  let found: String
  /// The rest of the sentence: `, not 2`, ` as argument 0, not String`.
  let expected: String

  /// Nil where the value may be one of those for all that its type says.
  /// - Parameter place: where the value is: ` as argument 0`.
  init?(_ value: Any?, _ expected: MatchableValues, place: String) {
    guard let types = expected.typesMissed(by: value), let value = unwrappedValue(value) else { return nil }
    found = value is Argument ? describeValue(value) : describeType(type(of: value))
    self.expected = "\(place), not \(types)"
  }

  /// Nil where the arguments may be those for all that their number and types say.
  init?(_ arguments: [Any?], _ expected: [MatchableValues]) {
    guard expected.count == arguments.count else {
      found = countedNoun(arguments.count, "argument")
      self.expected = ", not \(expected.count)"
      return
    }
    let places = expected.indices.lazy
    let mismatches = places.compactMap { TypeMismatch(arguments[$0], expected[$0], place: " as argument \($0)") }
    guard let first = mismatches.first else { return nil }
    self = first
  }
}
