/// What an assertion wants of two values, errors or images. No API: see `AssertionVerdict`.
@_spi(Poseur) public enum PairWish: Sendable {
  /// They are the same.
  case equal
  /// They are not the same.
  case different
}

extension PairWish {
  /// Such as `two equal values`.
  func words(_ noun: String) -> String {
    switch self {
    case .equal: "two equal \(noun)"
    case .different: "two different \(noun)"
    }
  }
}
