/// The arguments of a call in the types that a closure takes. A closure without parameters takes any call.
///
/// Arguments are cast as `as?` does: to a superclass, to a protocol, to `Any`. Nil is a value of every optional type.
/// - Throws: `ArgumentTypeMismatch` if the number of arguments or a type is wrong.
nonisolated func typedArguments<each Input>(
  _ arguments: [Any?], as type: (repeat each Input).Type
) throws(ArgumentTypeMismatch) -> (repeat each Input) {
  var count = 0
  repeat ((each Input).self, count += 1).1
  var index = 0
  do {
    guard count == 0 || count == arguments.count else { throw UncastArgument() }
    return try (repeat castArgument(arguments, at: &index, as: (each Input).self))
  } catch {
    var types: [Any.Type] = []
    repeat types.append((each Input).self)
    throw ArgumentTypeMismatch.types(arguments, types)
  }
}

nonisolated private func castArgument<Value>(_ arguments: [Any?], at index: inout Int, as type: Value.Type) throws
  -> Value
{
  let argument = arguments[index]
  index += 1
  // Most arguments have exactly the type, which is quick to check.
  if let argument, Swift.type(of: argument) == type { return knownValue(argument) }
  return try castArgument(argument, as: type)
}

// On its own, since an optional of a generic type costs as much as the rest, even where it isn't used.
nonisolated private func castArgument<Value>(_ argument: Any?, as type: Value.Type) throws -> Value {
  guard let value = typedValue(argument, as: type) else { throw UncastArgument() }
  return value
}

nonisolated private struct UncastArgument: Error {}

/// The call's arguments aren't what a closure takes. Makes its texts only when asked: a check may be asked about a
/// hundred thousand calls.
// Unchecked, since it's reported where it is thrown.
nonisolated enum ArgumentTypeMismatch: Error, @unchecked Sendable {
  /// Their number or their types aren't those of the closure's parameters.
  case types([Any?], [Any.Type])
  /// There is none at the index.
  case missing(index: Int, [Any?])

  /// The call's arguments: `(Int, nil)`.
  var brought: String {
    switch self {
    case .types(let arguments, _): "(\(typeNames(arguments).map { $0 ?? "nil" }.joined(separator: ", ")))"
    case .missing(_, let arguments): countedNoun(arguments.count, "argument")
    }
  }

  /// What was expected, such as a closure's parameters: `(Int, String)`.
  var taken: String {
    switch self {
    case .types(_, let types): "(\(types.map { describeType($0) }.joined(separator: ", ")))"
    case .missing(let index, _): "the one at index \(index)"
    }
  }

  /// The start of a closure that takes the arguments, if their types are the problem.
  var closure: String? {
    guard case .types(let arguments, _) = self else { return nil }
    let parameters = zip(arguments, typeNames(arguments)).map { argument, type in
      "<#name#>: \(isClosure(argument) ? "@escaping " : "")\(type ?? "<#type#>?")"
    }
    return parameters.isEmpty ? "{ <#…#> }" : "{ (\(parameters.joined(separator: ", "))) in <#…#> }"
  }

  /// Nil for nil, of which no type is known.
  private func typeNames(_ arguments: [Any?]) -> [String?] {
    arguments.map(unwrappedValue).map { argument in
      argument.map { $0 is MissingArgument ? describeValue($0) : describeType(Swift.type(of: $0)) }
    }
  }
}
