extension Argument {
  /// Matches values of a type that pass a check.
  /// ```swift
  /// Argument.where("an adult") { (user: User) in user.age > 17 }
  /// ```
  /// - Parameters:
  ///   - description: how the matcher reads in a message, as a noun: "an adult".
  ///   - predicate: takes the argument. One of another type does not match; where the closure takes an optional, nil
  ///     is passed to it.
  public static func `where`<T>(_ description: String = "", _ predicate: @escaping (T) -> Bool) -> Argument {
    guard description.isEmpty else { return Argument(description, of: T.self, matches: predicate) }
    return Argument(
      "a value of type \(describeType(T.self)) that passes a check", of: T.self,
      explanation: { "is \(describeValue($0)), which fails the check" }, matches: predicate)
  }

  /// Matches values that pass a check, of whatever type: `where` takes one of a type you name, and can be given words.
  /// - Parameter validate: takes the argument, nil too.
  public static func validator(_ validate: @escaping (Any?) -> Bool) -> Argument {
    Argument(
      "a value that passes a check", explanation: { "is \(describeValue($0)), which fails the check" },
      matches: validate)
  }

  /// Matches values that pass a check; another name for `validator`.
  /// - Parameter validate: takes the argument, nil too.
  public static func pass(_ validate: @escaping (Any?) -> Bool) -> Argument { validator(validate) }
}
