nonisolated extension Fake {
  /// Runs `body` with one more stub, then restores the stubs as they were, even when `body` throws.
  ///
  /// ```swift
  /// fake.withStub(fake.stub(function: .bark).andReturn("grr")) {
  ///   #expect(fake.bark() == "grr")
  /// }
  /// ```
  /// Stubs that `body` adds are gone afterwards, too. Stubs that it removes or resets come back as they were before it;
  /// the others keep count of the calls that `body` makes, and the answers that it adds to them. Only the stubs of this
  /// fake are restored, not its calls or defaults. Stubs that other tasks add to it meanwhile are gone as well, so such
  /// blocks in several tasks must not overlap. Calls that an earlier stub holds keep waiting through a reset within
  /// `body`, since the stub comes back.
  /// - Parameters:
  ///   - stub: the stub, completed with any `and…` function; pass one of another fake only if it is meant to stay.
  ///   - body: what is to run meanwhile.
  /// - Returns: what `body` returns.
  public func withStub<Result>(
    _ stub: @autoclosure () -> StubHandle, perform body: () throws -> Result
  ) rethrows -> Result {
    let earlier = faker.earlierStubs
    defer { earlier.restore() }
    _ = stub()
    return try body()
  }

  /// Runs `body`, which is asynchronous, with one more stub, then restores the stubs as they were, even when `body`
  /// throws; see the synchronous form.
  /// - Parameters:
  ///   - stub: the stub, completed with any `and…` function.
  ///   - body: what is to run meanwhile.
  /// - Returns: what `body` returns.
  nonisolated(nonsending) public func withStub<Result>(
    _ stub: @autoclosure () -> StubHandle, perform body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    let earlier = faker.earlierStubs
    defer { earlier.restore() }
    _ = stub()
    return try await body()
  }
}

/// The stubs that a fake had, and where.
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
