/// A call to a fake, as Swift source that a test can paste: written in a closure where the fake's function is known in
/// the compiler's words, and by its case otherwise.
nonisolated struct PasteableCall {
  /// The fake in code: `fakeDog`.
  let receiver: String
  /// `.fetch`
  let functionCase: String
  let arguments: [Any?]
  /// The call in a closure: `{ try await $0.fetch(.ball, for: $1) }`. Nil if the test has to name the case.
  let closure: String?
  let isAsync: Bool

  /// - Parameter isOfActor: whether others have to await what the fake does.
  init(
    to receiver: String, _ function: Any, _ arguments: [Any?], signature: FunctionSignature?, isOfActor: Bool = false
  ) {
    (self.receiver, self.arguments, functionCase) = (receiver, arguments, pasteableFunction(function))
    // Another function of the name, which its case tells apart, may differ in the types alone.
    guard let signature, functionCase == ".\(signature.baseName)" || signature.kind == .setter,
      signature.parameters.count == arguments.count, signature.parameters.allSatisfy(\.canBeWritten),
      zip(signature.parameters, arguments).allSatisfy({ !$0.isGeneric || unwrappedValue($1) != nil })
    else {
      (closure, isAsync) = (nil, false)
      return
    }
    isAsync = signature.isAsync || isOfActor
    let parts = zip(signature.parameters, arguments).map { ($0, $1, literal: $0.literal(for: $1)) }
    let isLone = parts.count { $0.literal == nil } == 1
    var inputCount = 0
    var list: [String] = []
    for (parameter, argument, literal) in parts {
      var source = literal
      if source == nil, isAsync, !isLone, parameter.maySendRaces(argument) { source = "matching()" }
      if source == nil {
        inputCount += 1
        source = "$\(inputCount)"
      }
      // Nothing else would tell the type.
      let value = parameter.isGeneric && literal == nil ? unwrappedValue(argument) : nil
      let type = value.map { " as \(describeType(Swift.type(of: $0)))" } ?? ""
      list.append((parameter.label.map { "\($0): " } ?? "") + (source ?? "") + type)
    }
    let call =
      switch signature.kind {
      case .getter: signature.baseName
      case .setter: "\(signature.baseName) = \(list[0])"
      case .function: "\(signature.baseName)(\(list.joined(separator: ", ")))"
      }
    closure = "{ \(signature.canThrow ? "try " : "")\(isAsync ? "await " : "")$0.\(call) }"
  }

  /// The call in front of what a stub does.
  func stub(answering neededType: Any.Type, isUniversal: Bool) -> String {
    if let closure, !isUniversal {
      return "\(isAsync ? "await " : "")\(receiver).stub \(closure)\(answer(neededType))"
    }
    let list = arguments.map { pasteableValue($0) ?? "Argument.anything" }.joined(separator: ", ")
    let condition = arguments.isEmpty || isUniversal ? "" : ".with(\(list))"
    return "\(receiver).stub(\(functionCase))\(condition)\(answer(neededType))"
  }

  /// The call in an assertion that it came.
  func assertion(named name: String) -> String {
    if let closure { return "\(isAsync ? "await " : "")\(name)(\(receiver)) \(closure)" }
    let list = arguments.map { pasteableValue($0) ?? "Argument.any" }
    let condition = list.isEmpty ? "" : ", with: \(list.joined(separator: ", "))"
    return "\(name)(\(receiver), \(functionCase)\(condition))"
  }

  /// Nothing can be returned where a function never returns, and no value where it returns none.
  private func answer(_ neededType: Any.Type) -> String {
    if neededType == Void.self { return ".andReturn()" }
    if neededType == Never.self { return ".andDo { _ in fatalError() }" }
    let type = describeType(neededType)
    // A closure has to be written with its type, since an untyped one would be of another type.
    return ".andReturn(\(isFunctionType(neededType) ? "{ <#…#> } as \(type)" : "<#\(type)#>"))"
  }
}

/// The name that a variable of the type has by custom: `fakeDog` for `FakeDog<Int>`, `urlCache` for `URLCache`.
nonisolated func variableName(ofType name: String) -> String {
  let word = name.prefix { $0 != "<" }
  let capitals = word.prefix(while: \.isUppercase)
  let initials = capitals.count > 1 && capitals.count < word.count ? capitals.dropLast() : capitals
  let variable = initials.lowercased() + word[initials.endIndex...]
  return isSwiftName(variable) ? variable : "fake"
}
