extension Argument {
  /// Matches a value whose property is as wanted: `.key(\User.age, 3)`, `.key(\User.name, Argument.hasPrefix("A"))`.
  /// - Parameters:
  ///   - keyPath: the property. A value of another type than the one it begins with does not match.
  ///   - value: a value, compared as in an argument list, a matcher, or a captor, which keeps the property.
  public static func key<Root, Value>(_ keyPath: KeyPath<Root, Value>, _ value: Any?) -> Argument {
    let wanted = Argument(from: value)
    let property = propertyName(keyPath)
    return Argument(
      "a value of type \(describeType(Root.self)) whose \(property) is \(wanted.nestedDescription)", of: Root.self,
      identity: .made("key", from: [keyPath, wanted]),
      explanation: { root in
        "is \(describeValue(root)), whose \(property) \(wanted.mismatch(root[keyPath: keyPath]) ?? "no longer fails")"
      },
      keep: wanted.keepsValues ? { wanted.capture($0[keyPath: keyPath]) } : nil,
      matches: { wanted.matches($0[keyPath: keyPath]) })
  }

  /// `name`, or `owner.name`; `String value` where the key path does not tell: computed properties have no names.
  private static func propertyName<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> String {
    let text = String(describing: keyPath)
    let root = "\\\(Root.self)."
    guard text.hasPrefix(root), !text.contains(" 0x"), !text.contains("<offset") else {
      return "\(describeType(Value.self)) value"
    }
    return String(text.dropFirst(root.count))
  }
}
