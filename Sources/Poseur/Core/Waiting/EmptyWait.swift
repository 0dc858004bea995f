/// A wait that would end at once, or prove nothing.
///
/// This is not API. It's for the waits of a test framework, too, which belong to a module of their own.
@_spi(Poseur) nonisolated public enum EmptyWait {
  case calls(verb: String, times: Int)
  case noCall(verb: String, Duration)
  case pendingCalls(Int)
  case expectation(times: Int)

  /// What a failure says of it.
  public var text: String {
    switch self {
    case .calls(let verb, let times):
      """
      \(verb)(times: \(times)) does not wait. Wait for 1 call or more; to see that none comes, use \
      waitForNoCall(to:during:).
      """
    case .noCall(let verb, let duration):
      "\(verb)(during: \(duration)) proves nothing: pass a duration greater than zero."
    case .pendingCalls(let count):
      "waitForPendingCalls(\(count)) does not wait. Wait for 1 call or more; pendingCallCount is how many are held."
    case .expectation(let times):
      """
      expectation(forCallTo:times: \(times)) is fulfilled at once. Expect 1 call or more; to see that none comes, set \
      isInverted.
      """
    }
  }
}
