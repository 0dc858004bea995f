// A count may be too low because the test has asked too early.

/// Whether a count that is too low says how to wait.
nonisolated enum AdviceToWait {
  /// If a clock was moved in the test, or a call of the fake is open.
  case ifWorkGoesOn
  /// The same, or if no call to the function differs by its arguments: it is asynchronous.
  case ifNoneDiffers
  /// The test has waited.
  case never
}

nonisolated extension CallVerdict {
  /// How to wait, where work may still go on.
  var adviceToWait: String? {
    if count >= meant.times.lowerBound { return nil }
    let isOpen = record.byFunction.contains { $0.calls.entries.latest.contains(where: \.isPending) }
    let isGoingOn = isOpen || MovedClocks.isOfCurrentTest || meant.waiting == .ifNoneDiffers && count == calls.count
    if meant.waiting == .never || !isGoingOn { return nil }
    let values = meant.pattern.matchers?.map { $0.expectedValue.flatMap(pasteableValue) ?? "Argument.any" } ?? []
    let arguments = values.isEmpty ? "" : ", withArguments: \(values.joined(separator: ", "))"
    let times = meant.times.lowerBound == 1 ? "" : ", times: \(meant.times.lowerBound)"
    return """
      If the work still goes on, wait for it: \
      try await \(meant.faker.fakerReceiverName).waitForCall(to: \(pasteableFunction(meant.function))\(arguments)\(times))
      """
  }
}

/// The tests in which a clock was moved: what the code does then may take a moment.
nonisolated enum MovedClocks {
  private static let tests = LockedValue<Set<String>>([])

  static func noteMove() { if let test = StandardReporter.currentTestID { tests.withLock { _ = $0.insert(test) } } }

  static var isOfCurrentTest: Bool {
    let tests = tests.withLock { $0 }
    return !tests.isEmpty && StandardReporter.currentTestID.map(tests.contains) == true
  }
}
