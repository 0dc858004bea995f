nonisolated extension Argument {
  /// Matches values of a type that pass a check.
  /// ```swift
  /// Argument.where("an adult") { (user: User) in user.age > 17 }
  /// ```
  /// - Parameters:
  ///   - description: how the matcher reads in a message, as a noun: "an adult".
  ///   - predicate: takes the argument. One of another type does not match, nor does one that is not kept; where the
  ///     closure takes an optional, nil is passed to it.
  public static func `where`<T>(_ description: String = "", _ predicate: @escaping (T) -> Bool) -> Argument {
    guard description.isEmpty else { return Argument(description, of: T.self, matches: predicate) }
    return Argument(
      "a value of type \(describeType(T.self)) that passes a check", of: T.self,
      explanation: { "is \(describeAtLength($0)), which fails the check" }, matches: predicate)
  }

  /// Matches values of any type that pass a check; `where` takes values of a type you name, and can be given words. An
  /// argument that is not kept does not match, and is not passed to the check.
  /// - Parameter validate: takes the argument, which may be nil.
  public static func validator(_ validate: @escaping (Any?) -> Bool) -> Argument {
    Argument(
      "a value that passes a check", explanation: { "is \(describeAtLength($0)), which fails the check" },
      matches: { !MissingArgument.isOne($0) && validate($0) })
  }

  /// Matches values that pass a check; another name for `validator`.
  /// - Parameter validate: takes the argument, which may be nil.
  public static func pass(_ validate: @escaping (Any?) -> Bool) -> Argument { validator(validate) }
}

// The first form is disfavoured: otherwise a literal would be of its own type, and not of the property's.
nonisolated extension Argument {
  /// Matches a value whose property is as wanted: `.key(\User.age, 3)`, `.key(\User.name, Argument.hasPrefix("A"))`.
  /// - Parameters:
  ///   - keyPath: the property. A value of another type than the one the key path begins with does not match.
  ///   - value: a value, compared as in an argument list, a matcher, or a captor, which keeps the property.
  @_disfavoredOverload
  public static func key<Root, Value>(_ keyPath: KeyPath<Root, Value>, _ value: Any?) -> Argument {
    let wanted = Argument(from: value)
    let property = propertyName(keyPath)
    return Argument(
      "a value of type \(describeType(Root.self)) whose \(property) is \(wanted.nestedDescription)", of: Root.self,
      identity: .made("key", from: [keyPath, wanted]),
      explanation: { root in
        let reason = wanted.mismatch(root[keyPath: keyPath]) ?? wordsOnChange
        return "is \(describeValue(root)), whose \(property) \(reason)"
      },
      keep: wanted.keepsValues ? { wanted.capture($0[keyPath: keyPath]) } : nil,
      matches: { wanted.matches($0[keyPath: keyPath]) })
  }

  /// Matches a value whose property equals this one, which may be a literal of the property's type: 12 for a `Decimal`.
  /// - Parameters:
  ///   - keyPath: the property. A value of another type than the one the key path begins with does not match.
  ///   - value: the value of the property, compared as in an argument list.
  public static func key<Root, Value>(_ keyPath: KeyPath<Root, Value>, _ value: Value) -> Argument {
    key(keyPath, value as Any?)
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

nonisolated extension Argument {
  /// Matches a closure or a function of any type, including one in an optional, but not nil. Since closures are never
  /// equal, this is how to expect one.
  ///
  /// A fake may record `Argument.closure` itself in place of a closure that it cannot pass on; that matches, too. A
  /// value that merely holds closures, such as an array of them, does not.
  public static var closure: Argument {
    Argument("a closure", identity: .named("closure")) { isClosure($0) || isRecorded($0, as: "closure") }
  }
}
