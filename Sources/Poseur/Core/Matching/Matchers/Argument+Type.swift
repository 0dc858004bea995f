extension Argument {
  /// Matches a value of the type, or of a subclass or a conforming type, as Swift's `is` does. Nil is a value of every
  /// optional type.
  /// - Parameter type: a type, also a protocol: `.is((any Fetching).self)`.
  public static func `is`<T>(_ type: T.Type) -> Argument {
    Argument("a value of type \(describeType(type))", of: type, identity: .made("is", from: [type])) { _ in true }
  }

  /// Matches a value whose own type is just this one, and the type itself where a type is passed: `resolve(Dog.self)`.
  /// A value of a subclass does not match, nor does a protocol match the types that conform to it: see `is`.
  /// - Parameter type: the type. Optionals do not count: `5` matches `Int?.self` and so does nil.
  public static func isType<T>(_ type: T.Type) -> Argument {
    let words = "of the very type \(describeType(type))"
    return Argument(
      words, identity: .made("isType", from: [type]),
      explanation: { explanation(ofWrongType: $0, wanted: words) },
      matches: { value in
        isInstance(value, ofVery: type) || (unwrappedValue(value) as? Any.Type).map { $0 == type } ?? false
      })
  }

  /// Matches a value whose own type is just this one. A value of a subclass does not match, nor does a protocol match
  /// the types that conform to it: see `is`.
  /// - Parameter type: the type. Optionals do not count: `5` matches `Int?.self` and so does nil.
  public static func instanceOf<T>(_ type: T.Type) -> Argument {
    let words = "an instance of the very type \(describeType(type))"
    return Argument(
      words, identity: .made("instanceOf", from: [type]),
      explanation: { explanation(ofWrongType: $0, wanted: words) },
      matches: { isInstance($0, ofVery: type) })
  }

  private static func isInstance(_ value: Any?, ofVery expected: Any.Type) -> Bool {
    let isOptional = expected is any OptionalShape.Type
    guard let value = unwrappedValue(value) else { return isOptional }
    return type(of: value) == (isOptional ? bareType(expected) : expected)
  }

  /// The type without the optionals around it.
  private static func bareType(_ type: Any.Type) -> Any.Type {
    guard type is any OptionalShape.Type, let container = type as? any ContainerShape.Type else { return type }
    return container.shapeMemberTypes.first.map { bareType($0) } ?? type
  }
}
