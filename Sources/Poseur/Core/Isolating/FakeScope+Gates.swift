extension FakeScope {
  /// Has a gate that was made in the scope close when that ends, so that no call waits for ever, and reports what is
  /// left in it, if that is asked for. It comes before the stubs go, which would end the calls with a failure.
  func closeAtEnd(_ gate: CallGate) {
    atEnd(early: true) { [weak gate] in
      if let gate { self.close(gate) }
    }
  }

  private func close(_ gate: CallGate) {
    let isReporting = isReporting(.unansweredGates)
    let left = gate.endScope(takingAnswers: isReporting)
    guard isReporting, left.callCount + left.answerCount > 0 else { return }
    let fact =
      left.callCount > 0
      ? "held \(countedNoun(left.callCount, "call")) without a response"
      : "had \(countedNoun(left.answerCount, "response")) that no call took,"
    Failures.reporter.report(
      "The stub of \(gate.callText) \(fact) when \(ending).", severity: severity, at: gate.position)
  }
}
