extension Fake {
  /// Runs `body` with one more stub, then restores the stubs as they were, even when `body` throws.
  ///
  /// What `body` itself stubs is gone after it too, and what it removes or resets is back. Calls stay recorded. Only
  /// the stubs of this fake are restored; those that other tasks add to it meanwhile are gone as well, so blocks of
  /// several tasks are not to overlap.
  /// - Parameters:
  ///   - stub: the stub, complete with any `and…` function; of another fake only where that is meant to stay.
  ///   - body: what is to run meanwhile.
  /// - Returns: what `body` returns.
  public func withStub<Result>(
    _ stub: @autoclosure () -> StubHandle, perform body: () throws -> Result
  ) rethrows -> Result {
    try faker.withStub(stub(), perform: body)
  }

  /// Runs `body`, which is asynchronous, with one more stub, then restores the stubs as they were, even when `body`
  /// throws; see the synchronous form.
  /// - Parameters:
  ///   - stub: the stub, complete with any `and…` function.
  ///   - isolation: the actor to run on; the caller's.
  ///   - body: what is to run meanwhile.
  /// - Returns: what `body` returns.
  public func withStub<Result>(
    _ stub: @autoclosure () -> StubHandle, isolation: isolated (any Actor)? = #isolation,
    perform body: () async throws -> Result
  ) async rethrows -> Result {
    try await faker(isolation: isolation).withStub(stub(), isolation: isolation, perform: body)
  }
}
