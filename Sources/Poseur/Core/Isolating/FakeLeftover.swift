/// What an isolated test may leave behind, and can have reported: see `withIsolatedFakes(named:reporting:as:_:)`.
///
/// Where an error ends the test, or in XCTest a failure, or where it is skipped, unused stubs and unanswered gates are
/// not reported.
public enum FakeLeftover: Sendable {
  /// A stub, of a faker whose scope is `.perTest`, that answered no call. It is reported when the test ends, at the
  /// line of the stub.
  case unusedStubs
  /// A call, to a fake whose faker's scope is `.perTest`, that comes when the test has ended. It is reported when it
  /// comes, where the fake makes its faker, and counted in no isolated test but one that is open around the one that
  /// ended.
  case lateCalls
  /// A stub with `andWaitForResponse()`, of any faker, that holds calls without an answer, or has answers that no call
  /// took. It is reported when the test ends, at the line of the stub. The calls end, whether this is asked for or not.
  case unansweredGates
}
