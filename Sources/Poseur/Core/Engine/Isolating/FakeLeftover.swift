/// What an isolated test may leave behind, and can have reported: see `withIsolatedFakes(named:reporting:as:_:)`.
///
/// Where an error ends the isolated code, or where a test of an `IsolatedTestCase` fails or is skipped, unused stubs
/// and unanswered queues are not reported.
nonisolated public enum FakeLeftover: Sendable {
  /// A stub, of a faker whose scope is `.perTest`, that answered no call. It is reported when the test ends, at the
  /// line of the stub.
  case unusedStubs
  /// A call that belongs to the test, as `FakerScope.perTest` tells, to a fake whose faker's scope is `.perTest`, and
  /// that comes after the test has ended. It is reported when it comes, at the line where the fake makes its faker. No
  /// isolated test counts it but one that is still open around the one that ended.
  case lateCalls
  /// A stub with `andWaitForResponse()`, of any faker, that holds calls without an answer, or has answers that no call
  /// took. It is reported when the test ends, at the line of the stub. The calls end, whether this is asked for or not.
  case unansweredGates
}
