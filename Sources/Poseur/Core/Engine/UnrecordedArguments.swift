// A fake's line may forget the arguments. Then a written call would mean every call of the function, whatever the test wrote.

nonisolated extension Writing {
  /// What is wrong with the fake's line, which records no arguments. Nil if the function's name says that it has
  /// none.
  /// - Parameter name: the function as Swift spells it: `load(id:)`, or `volume` for what a property has.
  func unrecordedArguments(of call: Invocation, in name: String) -> String? {
    let (label, function) = (FunctionLabel(name: name), call.tableFunction)
    let isOfFunction = ["\(function)", function.label.baseName].contains {
      nameWithoutSet($0).hasPrefix(nameWithoutSet(label.baseName))
    }
    // In a helper, the name is the helper's.
    guard isOfFunction, !name.isEmpty, let values = label.labels ?? (isSetter(name, call) ? ["newValue"] : nil)
    else {
      return nil
    }
    let list = values.map { $0 == "newValue" ? $0 : $0 == "_" ? "<#value#>" : "<#\($0)#>" }.joined(separator: ", ")
    return """
      \(self.name(of: call)) records none of its arguments, so a written call would mean every call of it.
      Add them where the fake forwards it: arguments: \(list). If they can't be recorded, name the function by its case, \
      \(pasteableFunction(function)).
      """
  }

  /// Whether a property is set, or observed. What is neither may only record, too, as the compiler's words may tell.
  private func isSetter(_ name: String, _ call: Invocation) -> Bool {
    guard !name.hasSuffix(")"), name != "deinit", call.neededType == Void.self, resultType == Void.self else {
      return false
    }
    return trace(call)?.callee?.contains(#/\.(setter|didset|willset) : /#) ?? true
  }
}

nonisolated private func nameWithoutSet(_ name: String) -> String {
  let name = name.lowercased()
  return name.hasPrefix("set") && name.count > 3 ? String(name.dropFirst(3)) : name
}
