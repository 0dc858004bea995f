nonisolated extension FakerCore {
  /// Reports a call that came after its scope had ended, if that is asked for.
  func reportLateCall(_ function: any PoseurFunction, _ arguments: [Any?], to endedScope: TestScope) {
    // A fake that one test has made and others use is called by these, too.
    guard endedScope.isReporting(.lateCalls), TestScope.current?.isWithin(endedScope) ?? true else { return }
    let text = FailureText(
      "\(function.call(of: fakeName, with: arguments)) was called after \(endedScope.ending)",
      "Have the test await what makes the call, or stop it before the test ends.")
    reportCall(to: function, severity: endedScope.severity) { _ in text }
  }
}
