/// What an assertion wants of two values, errors or images. No API: see `AssertionVerdict`.
@_spi(Poseur) nonisolated public enum EqualityExpectation: Sendable {
  /// They are the same.
  case equal
  /// They are not the same.
  case different
}

nonisolated extension EqualityExpectation {
  /// Such as `two equal values`.
  func words(_ noun: String) -> String {
    switch self {
    case .equal: "two equal \(noun)"
    case .different: "two different \(noun)"
    }
  }
}

/// What to say of two things that should differ but are equal, even where their texts differ.
nonisolated func equalityText(_ noun: String, _ first: String, _ second: String) -> String {
  let both = first == second ? first : "\(first) and \(second)"
  return "Expected \(EqualityExpectation.different.words(noun)), but they are equal: \(both)."
}
