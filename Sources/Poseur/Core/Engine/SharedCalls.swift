// Whose calls a fake has.

nonisolated extension FakerCore {
  /// What to do about calls that another test may have made. Nil if none is known to have.
  var adviceOnSharing: String? {
    if standsForType {
      if scopedStates != nil { return nil }
      return """
        All tests share the calls of \(fakeName). If some of these came in another test, reset it, or give each test its \
        own: classFaker(scope: .perTest) and .isolatedFakes
        """
    }
    guard let test = (reporter as? any FrameworkFailureReporter)?.nameOfOtherTest else { return nil }
    return "The fake was made in \(test), and has the calls of that test, too. Reset it, or make one for each test."
  }

  /// Warns, once, where isolated tests share the faker of a type.
  func warnOfSharing() {
    guard let hasWarnedOfSharing, TestScope.current != nil, !hasWarnedOfSharing.exchange(true) else { return }
    report(
      """
      Isolated tests share the calls and the stubs of \(fakeName), so tests that run at the same time mix them.
      Give each test its own: classFaker(scope: .perTest)
      """, severity: .warning)
  }
}
