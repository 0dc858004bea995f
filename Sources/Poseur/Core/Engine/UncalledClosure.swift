// A call that brings a closure which no stub calls: whoever waits for the closure may wait for ever.

nonisolated extension FakerCore {
  /// Warns, once a function, of a call that needs no answer but brings a closure, if the function has stubs and none of
  /// them is for it. Not where one has answered all the calls that it is for, since the test means to do without it then.
  func warnOfClosure(in call: borrowing CallInProgress) {
    guard call.arguments.contains(where: { unwrappedValue($0).map(isClosure) == true }) else { return }
    let isFirst = call.invocation.state.withLock { state in
      let function = state[call.invocation.function]
      guard !function.stubs.isEmpty, !function.stubs.contains(where: \.isUsedUp), function.defaultValue == nil,
        function.madeExtras?.hasWarnedOfClosure != true
      else { return false }
      state[call.invocation.function].extras.hasWarnedOfClosure = true
      return true
    }
    guard isFirst else { return }
    let advice = "It takes a closure, which no stub calls now. Whoever waits for that may wait for ever."
    let text = UnstubbedCallReport(of: call, to: self).text([advice, ManualPage.testNeverEnds.reference])
    reportCall(to: call.invocation.tableFunction, severity: .warning) { _ in text }
  }
}

nonisolated extension FunctionState {
  /// The last calls that returned nothing, by no stub, and have a closure.
  var uncalledClosures: [(any PoseurFunction, [String])] {
    guard let function, defaultValue == nil else { return [] }
    return calls.entries.latest.compactMap { entry in
      guard entry.resultType == Void.self, !entry.isPending, entry.outcome?.stub == nil else { return nil }
      if case .calledThrough = entry.outcome?.outcome { return nil }
      let arguments = calls.arguments(of: entry)
      return arguments.contains(where: isClosure) ? (function, arguments.map(plainText(of:))) : nil
    }
  }
}
