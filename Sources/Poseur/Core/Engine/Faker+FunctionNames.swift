nonisolated extension Faker where Function: RawRepresentable, Function.RawValue == String {
  /// The function for a name that `#function` gave. Where no case fits, or several do, reports a failure and returns
  /// nil.
  func function(named name: StaticString) -> Function? {
    let address = UInt(bitPattern: name.utf8Start)
    let state = core.state
    if let number = state.withLock({ $0.extras.numbersByName[address] }) {
      return knownValue(state.tableFunction(number))
    }

    let search = FunctionSearch<Function>(for: "\(name)", fakeName: core.fakeName)
    guard let found = search.found else {
      core.report(failureMessage(of: search).description)
      return nil
    }
    let number = state.number(of: found)
    state.withLock { $0.extras.numbersByName[address] = number }
    return found
  }

  /// A value to return for a function if its name fits no case, or several, as has been reported.
  func unnamed<Value>(_ name: StaticString) -> Value {
    StandIn.value(of: Value.self, orEndTestWith: unnamedError(name).description, at: core.position)
  }

  /// The error of a throwing function if its name fits no case, or several.
  func unnamedError(_ name: StaticString) -> UnstubbedCall {
    UnstubbedCall(failureMessage(of: FunctionSearch(for: "\(name)", fakeName: core.fakeName)))
  }

  private func failureMessage(of search: FunctionSearch<Function>) -> FailureText {
    let state = core.state
    let called = core.callSnapshot.functions.map { knownValue($0, as: Function.self) }
    let stubbed = state.withLock(\.stubbedFunctions).map { knownValue(state.tableFunction($0), as: Function.self) }
    return search.failureMessage(seen: called + stubbed.filter { !called.contains($0) })
  }
}
