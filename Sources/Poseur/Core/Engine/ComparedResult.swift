// A written call only names a call. A closure that compares what the call returns looks as if it checked that, or names the
// getter of a property where the test means the setter.

nonisolated extension Writing {
  /// Whether a call that returns no `Bool` returns what the closure may make one of. A tuple may hold one, beside an
  /// `inout` parameter.
  func mayCompare(_ call: Invocation) -> Bool {
    guard call.neededType != Void.self, call.part != .recordCall else { return false }
    func holdsBool<Whole>(_ type: Whole.Type) -> Bool {
      isTupleType(type) && StoredField.all(of: type)?.contains { $0.type == Bool.self } == true
    }
    return !_openExistential(call.neededType, do: holdsBool)
  }

  /// What is wrong with a closure that compares what its call returns; nil if it doesn't, or if nothing shows it.
  func comparison(of call: Invocation, _ run: Run) -> String? {
    let isComparison =
      if call.neededType != Bool.self, mayCompare(call) {
        // The fake itself may make the `Bool`.
        call.caller?.callee?.hasSuffix(" Swift.Bool") != true
      } else {
        run.returned != nil && run.given != nil && run.returned != run.given
      }
    if !isComparison { return nil }
    let function = call.tableFunction
    return """
      The closure compares what \(function.label.baseName) returns, a \(describeType(call.neededType)). To name the setter, \
      write `=`; a call's result is checked by `outcome:`.
      If the fake's function makes the Bool itself, name it by its case, \(pasteableFunction(function)).
      """
  }
}
