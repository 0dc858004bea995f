nonisolated extension Faker where Function: RawRepresentable, Function.RawValue == String {
  /// The function for a name that `#function` gave. Where no case fits, or several do, reports a failure and returns
  /// nil.
  func function(named name: StaticString) -> Function? {
    let address = UInt(bitPattern: name.utf8Start)
    let state = state
    if let number = state.withLock({ $0.extras.numbersByName[address] }) { return state.function(number) }

    let search = FunctionSearch<Function>(for: "\(name)", fakeName: fakeName)
    guard let found = search.found else {
      report(failureMessage(of: search).description)
      return nil
    }
    let number = state.number(of: found)
    state.withLock { $0.extras.numbersByName[address] = number }
    return found
  }

  /// A value to return for a function if its name fits no case, or several, as has been reported.
  func unnamed<Value>(_ name: StaticString) -> Value {
    StandIn.value(of: Value.self, orEndTestWith: unnamedError(name).description, at: position)
  }

  /// The error of a throwing function if its name fits no case, or several.
  func unnamedError(_ name: StaticString) -> UnstubbedCall {
    UnstubbedCall(failureMessage(of: FunctionSearch(for: "\(name)", fakeName: fakeName)))
  }

  private func failureMessage(of search: FunctionSearch<Function>) -> FailureText {
    let state = state
    let seen = callSnapshot.functions + state.withLock(\.stubbedFunctions).map { state.function($0) }
    return search.failureMessage(seen: seen.uniqued())
  }
}

nonisolated extension Array where Element: Hashable {
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
