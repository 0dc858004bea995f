nonisolated extension Argument {
  /// Matches a value of the type, a subclass or a conforming type, as Swift's `is` does.
  ///
  /// Unlike with `is`, only an object counts as a value of a class. Nil is a value of every optional type.
  /// - Parameter type: a type, which may be a protocol: `.is((any Fetching).self)`.
  public static func `is`<T>(_ type: T.Type) -> Argument { Argument(TypeMatcher<T>()) }

  /// Matches a value of exactly this type, or the type itself if the call passes a type: `resolve(Dog.self)`.
  ///
  /// A value of a subclass doesn't match, and a protocol doesn't match the types that conform to it. For those, use
  /// `is`.
  /// - Parameter type: the type. Optionals don't count: `5` and nil both match `Int?.self`.
  public static func isType<T>(_ type: T.Type) -> Argument { Argument(ExactTypeMatcher<T>(takesTypes: true)) }

  /// Matches a value of exactly this type.
  ///
  /// A value of a subclass doesn't match, and a protocol doesn't match the types that conform to it. For those, use
  /// `is`.
  /// - Parameter type: the type. Optionals don't count: `5` and nil both match `Int?.self`.
  public static func instanceOf<T>(_ type: T.Type) -> Argument { Argument(ExactTypeMatcher<T>(takesTypes: false)) }
}

/// A matcher that tells values by their type, so none is of a type that it doesn't look at.
nonisolated protocol TypeJudge {}

/// Matches the values that `is` accepts.
nonisolated private struct TypeMatcher<Content>: TypedMatcher, TypeJudge {
  var description: String { readable }
  func accepts(_ content: Content) -> Bool { true }
}

/// Matches only values of exactly one type.
nonisolated private struct ExactTypeMatcher<Value>: ArgumentMatcher, TypeJudge {
  /// Whether the type itself matches, too.
  let takesTypes: Bool

  var description: String { (takesTypes ? "exactly " : "an instance of the exact type ") + describeType(Value.self) }

  var matchable: MatchableValues {
    if takesTypes { return .any(of: [.values(of: Value.self), .values(equalTo: Value.self)]) }
    return isOfProtocol ? .nothing(Self.wordsOnProtocol) : .values(of: Value.self)
  }

  func matches(_ value: Any?) -> Bool {
    guard let value = unwrappedValue(value) else { return Value.self is any OptionalShape.Type }
    return type(of: value) == unwrappedType(Value.self) || isKeptAsObject(value)
      || takesTypes && (value as? Any.Type).map { $0 == Value.self } ?? false
  }

  func mismatch(_ value: Any?) -> Mismatch {
    .is(describeValueWithType(value), not: description, remark: isOfProtocol ? Self.wordsOnProtocol : "")
  }

  /// Whether the value is an error that Apple's systems store as an `NSError`, such as a `URLError`. Swift casts it
  /// back to its own type.
  private func isKeptAsObject(_ value: Any) -> Bool {
    let wanted = unwrappedType(Value.self)
    return type(of: value) is AnyClass && wanted is any Error.Type && !(wanted is AnyClass) && !isOfProtocol
      && value is Value
  }

  private var isOfProtocol: Bool { isProtocolType(unwrappedType(Value.self)) }
  private static var wordsOnProtocol: String { "no value's own type is a protocol; use Argument.is" }
}
