nonisolated extension Fake {
  /// Runs `body` with one more stub, then restores the stubs as they were, even if `body` throws.
  ///
  /// ```swift
  /// fake.withStub(fake.stub(.bark).andReturn("grr")) {
  ///   #expect(fake.bark() == "grr")
  /// }
  /// ```
  /// Stubs that `body` adds are gone afterwards. Stubs that it removes or resets come back as they were. The others
  /// keep count of the calls `body` made and keep the answers it added to them. Calls that an earlier stub holds keep
  /// waiting through a reset in `body`, because that stub comes back.
  ///
  /// Only the stubs of this fake are restored, not its calls or defaults. Stubs that other tasks add to the fake
  /// meanwhile are gone as well, so such blocks must not overlap in several tasks.
  /// - Parameters:
  ///   - stub: the stub, completed with any `and…` function. Pass a stub of another fake only if it's meant to stay.
  ///   - body: the code to run meanwhile.
  /// - Returns: what `body` returns.
  public func withStub<Output, Result>(
    _ stub: @autoclosure () -> StubHandle<Output>, perform body: () throws -> Result
  ) rethrows -> Result {
    let earlier = faker.earlierStubs
    defer { earlier.restore() }
    _ = stub()
    return try body()
  }

  /// Runs an asynchronous `body` with one more stub, then restores the stubs, even if `body` throws; see the
  /// synchronous form.
  /// - Parameters:
  ///   - stub: the stub, completed with any `and…` function.
  ///   - body: the code to run meanwhile.
  /// - Returns: what `body` returns.
  nonisolated(nonsending) public func withStub<Output, Result>(
    _ stub: @autoclosure () -> StubHandle<Output>, perform body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    let earlier = faker.earlierStubs
    defer { earlier.restore() }
    _ = stub()
    return try await body()
  }
}

/// A fake's earlier stubs, and the state to restore them in.
nonisolated private struct EarlierStubs {
  let state: LockedValue<FakerState>
  let stubs: StubTable

  func restore() { state.drop { $0.stubs.restore(stubs) } }
}

nonisolated extension Faker {
  fileprivate var earlierStubs: EarlierStubs {
    let state = state
    return EarlierStubs(state: state, stubs: state.withLock(\.stubs))
  }
}
