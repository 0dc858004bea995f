extension TypedArgument: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// Matches nil.
  public init(nilLiteral: ()) { self = .equal(Value(nilLiteral: ())) }
}

extension TypedArgument: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
  /// Matches the same truth value.
  public init(booleanLiteral value: Value.BooleanLiteralType) { self = .equal(Value(booleanLiteral: value)) }
}

extension TypedArgument: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  /// Matches the same number.
  public init(integerLiteral value: Value.IntegerLiteralType) { self = .equal(Value(integerLiteral: value)) }
}

extension TypedArgument: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  /// Matches the same number.
  public init(floatLiteral value: Value.FloatLiteralType) { self = .equal(Value(floatLiteral: value)) }
}

extension TypedArgument: ExpressibleByUnicodeScalarLiteral where Value: ExpressibleByUnicodeScalarLiteral {
  /// Matches the same text.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = .equal(Value(unicodeScalarLiteral: value))
  }
}

extension TypedArgument: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Matches the same text.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = .equal(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension TypedArgument: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  /// Matches the same text.
  public init(stringLiteral value: Value.StringLiteralType) { self = .equal(Value(stringLiteral: value)) }
}
