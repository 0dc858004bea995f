/// What a failure says of a wait that would end at once, or prove nothing.
///
/// This is not API. It's for the waits of a test framework, too, which belong to a module of their own.
@_spi(Poseur) nonisolated public enum EmptyWait {
  static func calls(verb: String, times: Int) -> String {
    """
    \(verb)(times: \(times)) does not wait. Wait for 1 call or more; to see that none comes, use \
    waitForNoCall(to:during:).
    """
  }

  static func noCall(verb: String, _ duration: Duration) -> String {
    "\(verb)(during: \(duration)) proves nothing: pass a duration greater than zero."
  }

  static func pendingCalls(_ count: Int) -> String {
    "waitForPendingCalls(\(count)) does not wait. Wait for 1 call or more; pendingCallCount is how many are held."
  }

  /// What a failure says of an expectation.
  public static func expectation(times: Int) -> String {
    """
    expectation(forCallTo:times: \(times)) is fulfilled at once. Expect 1 call or more; to see that none comes, set \
    isInverted.
    """
  }
}
