/// A matcher for an argument of one type, in the stub of a ``TypedSpy``. A literal means equality.
///
/// Swift accepts a literal here only if all arguments are literals. Next to `.any` and the like, or for an optional
/// parameter, write `.equal(3)`.
nonisolated public struct TypedArgument<Value> {
  let matcher: Argument

  init(_ matcher: Argument) { self.matcher = matcher }

  /// Matches any value.
  public static var any: TypedArgument { TypedArgument(.anything) }

  /// Matches what equals the value.
  ///
  /// Values are compared by `==` if their type has one, or else member by member. An object without its own equality
  /// equals only itself.
  /// - Parameter value: the value to be equal to.
  public static func equal(_ value: Value) -> TypedArgument { TypedArgument(Argument(EqualityMatcher(value))) }

  /// Matches values that pass a check.
  /// - Parameters:
  ///   - description: how the matcher reads in a message, as a noun: "an adult".
  ///   - predicate: takes the argument. Should have no side effects.
  public static func `where`(_ description: String = "", _ predicate: @escaping (Value) -> Bool) -> TypedArgument {
    TypedArgument(.where(description, predicate))
  }

  /// Matches what an untyped matcher matches: `.matching(.in(1...3))`.
  /// - Parameter matcher: the matcher that decides.
  public static func matching(_ matcher: Argument) -> TypedArgument { TypedArgument(matcher) }

  /// Keeps the argument of each call that the stub answers, if it meets the captor's condition.
  /// - Parameter captor: keeps the arguments.
  public static func captured(by captor: ArgumentCaptor) -> TypedArgument { TypedArgument(captor.matcher) }
}

nonisolated extension TypedArgument: CustomStringConvertible {
  /// How the matcher reads in a message.
  public var description: String { matcher.description }
}

nonisolated extension TypedArgument: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// Matches nil.
  public init(nilLiteral: ()) { self = .equal(Value(nilLiteral: ())) }
}

nonisolated extension TypedArgument: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
  /// Matches the same truth value.
  public init(booleanLiteral value: Value.BooleanLiteralType) { self = .equal(Value(booleanLiteral: value)) }
}

nonisolated extension TypedArgument: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  /// Matches the same number.
  public init(integerLiteral value: Value.IntegerLiteralType) { self = .equal(Value(integerLiteral: value)) }
}

nonisolated extension TypedArgument: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  /// Matches the same number.
  public init(floatLiteral value: Value.FloatLiteralType) { self = .equal(Value(floatLiteral: value)) }
}

nonisolated extension TypedArgument: ExpressibleByUnicodeScalarLiteral where Value: ExpressibleByUnicodeScalarLiteral {
  /// Matches the same text.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = .equal(Value(unicodeScalarLiteral: value))
  }
}

nonisolated extension TypedArgument: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Matches the same text.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = .equal(Value(extendedGraphemeClusterLiteral: value))
  }
}

nonisolated extension TypedArgument: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  /// Matches the same text.
  public init(stringLiteral value: Value.StringLiteralType) { self = .equal(Value(stringLiteral: value)) }
}
