// What to look at where nobody called a fake.

nonisolated extension FakerCore {
  /// The lines in which a report says that there are no calls, and why that may be.
  var linesOnNoCalls: [String] { ["No calls were recorded.", causeOfNoCalls] }

  /// Code that calls another fake is the usual cause. A function that doesn't forward its calls can't be seen.
  var causeOfNoCalls: String {
    let (living, gone) = others
    let remedy = "Pass this one to the code, or look at that one."
    for other in living {
      let calls = CallSummary(of: CallSnapshot(other.sharedState.withLock(\.knownCalls))).text
      if !calls.isEmpty {
        return "The test has called \(other.name ?? "another \(typeName)"): \(calls). \(remedy)"
      }
    }
    if let other = gone.first {
      return """
        The test has called another \(typeName) \(countedNoun(other.callCount, "time")), which is gone by now. Pass \
        this one to the code.
        """
    }
    return "Check that the code uses this fake, that the fake forwards the call, and that the work is done by now."
  }
}
