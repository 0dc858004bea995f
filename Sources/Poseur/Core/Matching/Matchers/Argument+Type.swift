nonisolated extension Argument {
  /// Matches a value of the type, or of a subclass or a conforming type, as Swift's `is` does, except that only an
  /// object counts as a value of a class. Nil is a value of every optional type.
  /// - Parameter type: a type, which may be a protocol: `.is((any Fetching).self)`.
  public static func `is`<T>(_ type: T.Type) -> Argument {
    Argument("a value of type \(describeType(type))", of: type, identity: .made("is", from: [type])) { _ in true }
  }

  /// Matches a value whose own type is just this one, and the type itself where a type is passed: `resolve(Dog.self)`.
  /// A value of a subclass does not match, nor does a protocol match the types that conform to it: see `is`.
  /// - Parameter type: the type. Optionals do not count: `5` matches `Int?.self` and so does nil.
  public static func isType<T>(_ type: T.Type) -> Argument {
    let words = "exactly \(describeType(type))"
    return Argument(
      words, identity: .made("isType", from: [type]),
      explanation: { explanation(ofWrongType: $0, wanted: words) + remark(on: type) },
      matches: { value in
        isInstance(value, ofVery: type) || (unwrappedValue(value) as? Any.Type).map { $0 == type } ?? false
      })
  }

  /// Matches a value whose own type is just this one. A value of a subclass does not match, nor does a protocol match
  /// the types that conform to it: see `is`.
  /// - Parameter type: the type. Optionals do not count: `5` matches `Int?.self` and so does nil.
  public static func instanceOf<T>(_ type: T.Type) -> Argument {
    let words = "an instance of the exact type \(describeType(type))"
    return Argument(
      words, identity: .made("instanceOf", from: [type]),
      explanation: { explanation(ofWrongType: $0, wanted: words) + remark(on: type) },
      matches: { isInstance($0, ofVery: type) })
  }

  static let wordsOnProtocol = "no value's own type is a protocol; use Argument.is"

  private static func remark(on type: Any.Type) -> String {
    isProtocolType(unwrappedType(type)) ? ": \(wordsOnProtocol)" : ""
  }

  private static func isInstance(_ value: Any?, ofVery expected: Any.Type) -> Bool {
    guard let value = unwrappedValue(value) else { return expected is any OptionalShape.Type }
    return type(of: value) == unwrappedType(expected)
  }
}

nonisolated extension Argument {
  /// Matches every value, including nil, and an argument that the fake left out.
  public static var anything: Argument {
    Argument("any value", identity: .named("anything"), plain: .anything) { _ in true }
  }

  /// Matches every value, including nil; another name for `anything`.
  public static var any: Argument { anything }

  /// Matches nil of any type, and nothing else. A plain `nil` in an argument list means the same.
  public static var `nil`: Argument { .equality(with: nil) }

  /// Matches every value but nil, whatever its type. An argument that was not kept, of which nothing is known, is not
  /// matched.
  public static var nonNil: Argument {
    Argument("a value other than nil", identity: .named("nonNil")) { value in
      unwrappedValue(value) != nil && !isLeftOut(value) && !MissingArgument.isNotKept(value)
    }
  }

  /// Stands for an argument that a fake leaves out.
  ///
  /// A fake that cannot or does not want to record an argument, such as a closure that does not escape, forwards this
  /// in its place, so that the others keep their positions:
  /// ```swift
  /// recordAndStub(function: .sort, arguments: dogs, Argument.skipped)
  /// ```
  /// Such an argument is matched by `skipped` and by `anything`; it is neither nil nor `nonNil`. A value that was
  /// recorded is not matched by `skipped`: use `anything` for an argument that does not matter.
  public static var skipped: Argument {
    Argument("a skipped argument", identity: .named("skipped"), matches: { isLeftOut($0) })
  }

  private static func isLeftOut(_ value: Any?) -> Bool { isRecorded(value, as: "skipped") }

  /// Whether a fake recorded the matcher of this name in place of a value.
  static func isRecorded(_ value: Any?, as name: String) -> Bool {
    guard let recorded = unwrappedValue(value) as? Argument else { return false }
    return recorded.identity.isSame(as: .named(name))
  }
}
