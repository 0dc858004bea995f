// What is removed may be the last reference to something of the test's, whose `deinit` may call the fake: it is dropped
// after the lock.

extension Faker {
  /// Forgets every call, every stub and every default, as if the fake were new. Captors keep what they caught.
  public func reset() {
    let removed = state.withLock { ($0.calls.removeAll(), $0.stubs.removeAll(), $0.defaults.removeAll()) }
    withExtendedLifetime(removed) {}
  }

  /// Forgets the calls, the stubs and the default of one function; see `Fake`.
  public func resetFunction(_ function: Function) {
    let number = number(of: function)
    let removed = state.withLock { state in
      (state.calls.removeCalls(to: number), state.stubs.removeAll(for: number), state.defaults.removeValue(for: number))
    }
    withExtendedLifetime(removed) {}
  }

  /// Forgets the calls to one function; its stubs stay; see `Fake`.
  public func removeMethodCalls(for function: Function) {
    let number = number(of: function)
    let removed = state.withLock { $0.calls.removeCalls(to: number) }
    withExtendedLifetime(removed) {}
  }

  /// Removes every stub of one function; its calls stay; see `Fake`.
  public func removeAllStubs(for function: Function) {
    let number = number(of: function)
    let removed = state.withLock { $0.stubs.removeAll(for: number) }
    withExtendedLifetime(removed) {}
  }

  /// Removes the stubs of one function that were given neither arguments nor a check, so that its specific stubs answer
  /// again; see `Fake`.
  public func removeUniversalStub(for function: Function) {
    let number = number(of: function)
    let removed = state.withLock { $0.stubs.removeAll(for: number, onlyUniversal: true) }
    withExtendedLifetime(removed) {}
  }

  /// Forgets every call; the stubs stay.
  public func resetCalls() {
    let removed = state.withLock { $0.calls.removeAll() }
    withExtendedLifetime(removed) {}
  }

  /// Removes every stub; the calls and the defaults stay.
  public func resetStubs() {
    let removed = state.withLock { $0.stubs.removeAll() }
    withExtendedLifetime(removed) {}
  }

  /// Forgets every call, every stub and every default; another name for `reset`.
  public func resetCallsAndStubs() {
    reset()
  }
}
