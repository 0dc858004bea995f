/// What an isolated test may leave behind and can have reported; see `withIsolatedFakes(named:reporting:as:_:)`.
///
/// Each kind covers the fakes that the test makes and those whose faker has the scope `.perTest`. Poseur keeps what
/// these have recorded until the test ends, unless you ask only for `.lateCalls` and `.heldCalls`.
///
/// If an error ends the isolated code, or a test of an `IsolatedTestCase` fails or is skipped, only late calls are
/// reported.
nonisolated public enum FakeLeftover: Sendable {
  /// A stub that answered no call, unless it is `lenient()`.
  ///
  /// It's reported when the test ends, at the line of the stub, with a call that it missed.
  case unusedStubs
  /// A call that comes after the test has ended.
  ///
  /// It's a call to a fake that the test made, or to one that belongs to the test as `FakerScope.perTest` describes.
  /// It's reported when it comes, at the test that made the fake.
  case lateCalls
  /// A call that no assertion and no wait has verified.
  ///
  /// It's reported when the test ends, where the fake makes its faker.
  case unverifiedCalls
  /// A stub with `andWaitForResponse()`, of any faker, that still holds calls or has answers that no call took.
  ///
  /// It's reported when the test ends, at the line of the stub. The calls end whether you ask for this or not.
  case heldCalls
}
