@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension TypedStub where Effects: AsynchronousSpyEffects {
  /// Holds each call until the test answers it through the responder; see `StubBuilder`.
  /// - Returns: what answers the calls. Keep it as long as calls wait.
  public func andWaitForResponse() -> StubResponder { builder.andWaitForResponse() }

  /// Returns the value after a while; see `StubBuilder`.
  /// - Parameters:
  ///   - value: what to return.
  ///   - delay: how long the call takes.
  ///   - clock: measures the delay.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andReturn(
    _ value: Output, after delay: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> StubHandle {
    builder.andReturn(value, after: delay, clock: clock)
  }

  /// Never returns; the call ends when its task is cancelled. See `StubBuilder`.
  /// - Returns: a handle to count calls or to remove the stub.
  @discardableResult
  public func andNeverReturn() -> StubHandle { builder.andNeverReturn() }
}
