extension Argument {
  /// A matcher for values of one type. Any other value does not match, and the explanation names both types.
  /// - Parameter explanation: why a value of the type does not match; by default "is …, not …".
  init<Value>(
    _ description: @autoclosure @escaping () -> String, of type: Value.Type, identity: MatcherIdentity = .unknown,
    explanation: ((Value) -> String)? = nil, keep: ((Value) -> Void)? = nil, matches test: @escaping (Value) -> Bool
  ) {
    self.init(
      description(), identity: identity,
      explanation: { value in
        guard let typed = typedValue(value, as: type) else {
          return "is \(describeValueWithType(value)), not a value of type \(describeType(type))"
        }
        return explanation?(typed) ?? "is \(describeValue(value)), not \(description())"
      },
      keep: keep.map { keep in { value in _ = typedValue(value, as: type).map(keep) } },
      matches: { typedValue($0, as: type).map(test) ?? false })
  }

  /// The explanation for a value that is of no type the matcher knows.
  static func explanation(ofWrongType value: Any?, wanted description: String) -> String {
    "is \(describeValueWithType(value)), not \(description)"
  }
}

/// The value as one of the type, as `as?` does it: nil is a value of every optional type. Only a class instance is one
/// of a class, though: Swift would also wrap a number in an `NSNumber`, or anything in an object.
func typedValue<Value>(_ value: Any?, as type: Value.Type) -> Value? {
  if type is AnyClass || type == AnyObject.self {
    guard let bare = unwrappedValue(value), classInstance(bare) != nil else { return nil }
  }
  return castValue(value)
}
