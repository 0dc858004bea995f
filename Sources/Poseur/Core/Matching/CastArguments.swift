/// Casts as `as?` does, so nil is a value of every optional type. Unlike `as?`, it takes only a class instance as a
/// value of a class: Swift would wrap a number in an `NSNumber`, or anything in an object.
nonisolated func typedValue<Value>(_ value: Any?, as type: Value.Type) -> Value? {
  // Most values have exactly this type, which is quick to check.
  if let value, let exact = exactValue(value, as: type) { return exact }
  let bareType = unwrappedType(type)
  if bareType is AnyClass || bareType == AnyObject.self, let bare = unwrappedValue(value), classInstance(bare) == nil {
    return nil
  }
  return castValue(value)
}

/// The arguments of a call in the types that a closure takes. A closure without parameters takes any call.
///
/// Arguments are cast as `as?` does: to a superclass, to a protocol, to `Any`. Nil is a value of every optional type.
/// - Throws: `ArgumentTypeMismatch` if the number of arguments or a type is wrong.
nonisolated func typedArguments<each Input>(_ arguments: [Any?], as type: (repeat each Input).Type) throws -> (
  repeat each Input
) {
  do { return try castArguments(arguments, as: type) } catch {
    var taken: [String] = []
    repeat taken.append(describeType((each Input).self))
    let brought = arguments.map(unwrappedValue).map { argument in
      guard let argument else { return "nil" }
      return argument is MissingArgument ? describeValue(argument) : describeType(Swift.type(of: argument))
    }
    throw ArgumentTypeMismatch(
      brought: "(\(brought.joined(separator: ", ")))", taken: "(\(taken.joined(separator: ", ")))", types: brought)
  }
}

/// Whether the arguments have the types that the test takes and pass it.
nonisolated func passTypedTest<each Input>(_ arguments: [Any?], _ test: (repeat each Input) -> Bool) -> Bool {
  // Not by `try?`: with Swift 6.0 an optional tuple of other than one element is nil.
  do {
    let input = try castArguments(arguments, as: (repeat each Input).self)
    return test(repeat each input)
  } catch { return false }
}

/// The call's arguments aren't what a closure takes.
nonisolated struct ArgumentTypeMismatch: Error {
  /// The types of the call's arguments: `(Int, nil)`.
  let brought: String
  /// The types that were expected, such as a closure's parameters: `(Int, String)`.
  let taken: String
  /// Each argument's type, or "nil". Empty if the types aren't the problem.
  var types: [String] = []

  /// The start of a closure that takes the arguments.
  var closure: String {
    let parameters = types.map { "<#name#>: \($0 == "nil" ? "<#type#>?" : $0)" }
    return parameters.isEmpty ? "{ <#…#> }" : "{ (\(parameters.joined(separator: ", "))) in <#…#> }"
  }
}

/// Makes no text, so that a check can be asked about a hundred thousand calls.
nonisolated private func castArguments<each Input>(
  _ arguments: [Any?], as type: (repeat each Input).Type
) throws -> (repeat each Input) {
  var count = 0
  repeat ((each Input).self, count += 1).1
  guard count == 0 || count == arguments.count else { throw UncastArgument() }
  var index = 0
  return try (repeat castArgument(arguments, at: &index, as: (each Input).self))
}

nonisolated private func castArgument<Value>(_ arguments: [Any?], at index: inout Int, as type: Value.Type) throws
  -> Value
{
  let argument = arguments[index]
  index += 1
  // Most arguments have exactly the type, which is quick to check.
  if let argument, Swift.type(of: argument) == type { return knownValue(argument) }
  guard let value = typedValue(argument, as: type) else { throw UncastArgument() }
  return value
}

nonisolated private struct UncastArgument: Error {}
