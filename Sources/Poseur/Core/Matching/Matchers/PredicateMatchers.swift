nonisolated extension Argument {
  /// Matches values of a type that pass a check.
  /// ```swift
  /// Argument.where("an adult") { (user: User) in user.age > 17 }
  /// ```
  /// - Parameters:
  ///   - description: how the matcher reads in a message, as a noun: "an adult".
  ///   - predicate: takes the argument. An argument that has another type or isn't kept doesn't match. If the closure
  ///     takes an optional, it also gets nil.
  public static func `where`<T>(_ description: String = "", _ predicate: @escaping (T) -> Bool) -> Argument {
    Argument(PredicateMatcher(text: oneLine(description), predicate: predicate))
  }

  /// Matches values of a type in which a check finds nothing wrong, and has its words in the failure where it does.
  /// ```swift
  /// Argument.where("an adult", mismatch: { (user: User) in user.age > 17 ? nil : "only \(user.age)" })
  /// ```
  /// - Parameters:
  ///   - description: how the matcher reads in a message, as a noun: "an adult".
  ///   - mismatch: takes the argument. Nil means that it matches, anything else is why it doesn't: it ends the line
  ///     "is User(age: 12), not an adult: only 12". An argument that has another type or isn't kept doesn't match.
  public static func `where`<T>(_ description: String, mismatch: @escaping (T) -> String?) -> Argument {
    Argument(PredicateMatcher(text: oneLine(description), predicate: { mismatch($0) == nil }, reason: mismatch))
  }

  /// Matches values of any type that pass a check.
  ///
  /// To name the type or describe the matcher in words, use `where`. An argument that isn't kept doesn't match and
  /// isn't passed to the check.
  /// - Parameter validate: takes the argument, which may be nil.
  public static func validator(_ validate: @escaping (Any?) -> Bool) -> Argument {
    Argument(ValidatingMatcher(validate: validate))
  }

  /// Matches values that pass a check; another name for `validator`.
  /// - Parameter validate: takes the argument, which may be nil.
  public static func pass(_ validate: @escaping (Any?) -> Bool) -> Argument { validator(validate) }
}

// The first form is disfavoured, so that a literal takes the property's type.
nonisolated extension Argument {
  /// Matches a value by one of its properties: `.key(\User.age, 3)`, `.key(\User.name, Argument.hasPrefix("A"))`.
  /// - Parameters:
  ///   - keyPath: the property. A value that isn't of the key path's root type doesn't match.
  ///   - value: a value (compared as in an argument list), a matcher, or a captor that keeps the property.
  @_disfavoredOverload
  public static func key<Root, Value>(_ keyPath: KeyPath<Root, Value>, _ value: Any?) -> Argument {
    Argument(PropertyMatcher(keyPath: keyPath, wanted: Argument(from: value)))
  }

  /// Matches a value whose property equals this one, which may be a literal of the property's type: 12 for a `Decimal`.
  /// - Parameters:
  ///   - keyPath: the property. A value that isn't of the key path's root type doesn't match.
  ///   - value: the value of the property, compared as in an argument list.
  public static func key<Root, Value>(_ keyPath: KeyPath<Root, Value>, _ value: Value) -> Argument {
    key(keyPath, value as Any?)
  }
}

/// Matches values of a type that pass a check.
nonisolated private struct PredicateMatcher<Content>: TypedMatcher {
  let text: String
  let predicate: (Content) -> Bool
  /// Says what is wrong, if the test has words for it.
  var reason: ((Content) -> String?)?

  var description: String { text.isEmpty ? "\(readable) that passes a check" : text }
  func accepts(_ content: Content) -> Bool { predicate(content) }
  func explanation(_ value: Any?) -> String? { reason.flatMap { read(value).flatMap($0) }.map(oneLine) }

  func mismatch(reading content: Content) -> Mismatch? {
    let remark = reason.map { $0(content).map(oneLine) ?? Mismatch.changed.description }
    let value = describeAtLength(content)
    if text.isEmpty { return .is("\(value), which fails the check", remark: remark ?? "") }
    return remark.map { .is(value, not: text, remark: $0) }
  }
}

/// The test's words for a line of a report.
nonisolated private func oneLine(_ words: String) -> String {
  words.split(whereSeparator: \.isNewline).joined(separator: " ")
}

/// Matches values of any type that pass a check.
nonisolated private struct ValidatingMatcher: ArgumentMatcher {
  let validate: (Any?) -> Bool

  var description: String { "a value that passes a check" }
  var matchable: MatchableValues { .anyType }
  func matches(_ value: Any?) -> Bool { !isMissingArgument(value) && validate(value) }
  func mismatch(_ value: Any?) -> Mismatch { .is("\(describeAtLength(value)), which fails the check") }
}

/// Matches values of a type by a property.
nonisolated private struct PropertyMatcher<Content, Value>: TypedMatcher {
  let keyPath: KeyPath<Content, Value>
  let wanted: Argument

  var description: String { "\(readable) whose \(propertyName) is \(wanted.matcher.nestedDescription)" }

  var matchable: MatchableValues { .values(of: Content.self).unless(wanted.matcher.matchable.impossibility) }

  func accepts(_ content: Content) -> Bool { wanted.matches(content[keyPath: keyPath]) }

  func mismatch(reading content: Content) -> Mismatch? {
    let reason = wanted.mismatch(content[keyPath: keyPath]) ?? Mismatch.changed
    return .is("\(describeValue(content)), whose \(reason.text(of: propertyName))")
  }

  var capturesValues: Bool { wanted.matcher.capturesValues }
  func capture(_ value: Any?) { _ = read(value).map { wanted.matcher.capture($0[keyPath: keyPath]) } }

  /// For example, `name` or `owner.name`. Computed properties have no name in a key path, so they read `String value`.
  private var propertyName: String {
    let text = String(describing: keyPath)
    let root = "\\\(Content.self)."
    guard text.hasPrefix(root), !text.contains(" 0x"), !text.contains("<offset") else {
      return "\(describeType(Value.self)) value"
    }
    return String(text.dropFirst(root.count))
  }
}
