/// A stub that matches a call, but has a value of another type than the call needs.
nonisolated struct MistypedStub {
  let value: Any?
  let origin: StubOrigin

  /// The line that was meant, if that can be told.
  /// - Parameters:
  ///   - type: what the call needs.
  ///   - stubs: those of the function.
  func hint(needing type: Any.Type, in stubs: [StubSnapshot]) -> String? {
    let type = unwrappedType(type)
    guard let value = unwrappedValue(value) else { return nil }
    if isClosure(value) { return isFunctionType(type) ? nil : "To run a closure, use andDo" }
    if value is any Error { return type is any Error.Type ? nil : "To throw an error, use andThrow" }
    guard isTupleType(type), !isTupleType(Swift.type(of: value)) else { return nil }
    let isSequence = stubs.contains { $0.stub.origin === origin && $0.answers.count > 1 }
    return isSequence ? "A tuple needs parentheses of its own: andReturn((…))" : nil
  }

  /// Swift takes the type from what the fake passes, which may be of a narrower one than the function returns.
  static var adviceOnFallback: String {
    "The type is that of the fake's orElse:. Where the function returns another, say so there: asType: <#type#>.self"
  }
}

nonisolated extension FakerCore {
  /// Reports stubs that match a call, but whose values are not of the type of the fake's `orElse:`, if the fake answers in
  /// their place. If an older stub does, it's a warning.
  func reportMismatches(of call: borrowing CallInProgress) {
    guard let passed = call.mismatched.first else { return }
    let function = call.invocation.tableFunction
    guard let stub = call.stub else {
      reportCall(to: function, at: passed.origin.position) { _ in UnstubbedCallReport(of: call, to: self).message }
      return
    }
    report(
      """
      \(function.call(of: fakeName, with: call.arguments)) was answered by the stub \(stub.originText), \
      since a newer one that matches returns \(describeValueWithType(passed.value)), not \
      \(describeType(call.invocation.neededType)).
      \(MistypedStub.adviceOnFallback)
      """, severity: .warning, at: passed.origin.position)
  }
}
