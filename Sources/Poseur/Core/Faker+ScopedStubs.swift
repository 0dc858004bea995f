extension Faker {
  /// Runs `body` with one more stub, then restores the stubs as they were, even when `body` throws.
  ///
  /// ```swift
  /// fake.withStub(fake.stub(function: .bark).andReturn("grr")) {
  ///   #expect(fake.bark() == "grr")
  /// }
  /// ```
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
    let earlier = currentStubs()
    defer { restore(earlier) }
    _ = stub()
    return try body()
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
    let earlier = await currentStubs(isolation: isolation)
    _ = stub()
    do {
      let result = try await awaitOnCallersActor(isolation: isolation) { HandedOver(value: try await body()) }
      await restore(earlier, isolation: isolation)
      return result
    } catch {
      await restore(earlier, isolation: isolation)
      throw error
    }
  }

  private func currentStubs() -> EarlierStubs {
    let state = state
    return EarlierStubs(state: state, stubs: state.withLock(\.stubs))
  }

  private func currentStubs(isolation: isolated (any Actor)?) async -> EarlierStubs {
    await onCallersActor(isolation: isolation, currentStubs)
  }

  private func restore(_ earlier: EarlierStubs, isolation: isolated (any Actor)?) async {
    await onCallersActor(isolation: isolation, restore(_:), earlier)
  }

  private func restore(_ earlier: EarlierStubs) {
    let dropped = earlier.state.withLock { $0.stubs.restore(earlier.stubs) }
    withExtendedLifetime(dropped) {}
  }
}

/// The stubs that a fake had, and where.
private struct EarlierStubs {
  let state: LockedValue<FakerState>
  let stubs: StubTable
}
