nonisolated extension Faker {
  /// Forgets every call, every stub and every default. What `keepCalls` and `keepArguments` set stays, and captors keep
  /// what they caught.
  public func reset() {
    state.drop { ($0.calls.removeAll(), $0.stubs.removeAll(), $0.defaults.removeAll()) }
  }

  /// Forgets the calls, the stubs and the default of one function; see `Fake`.
  public func resetFunction(_ function: Function) {
    let number = number(of: function)
    state.drop { state in
      (state.calls.removeCalls(to: number), state.stubs.removeAll(for: number), state.defaults.removeValue(for: number))
    }
  }

  /// Forgets the calls to one function; its stubs stay; see `Fake`.
  public func removeMethodCalls(for function: Function) {
    let number = number(of: function)
    state.drop { $0.calls.removeCalls(to: number) }
  }

  /// Removes every stub of one function; its calls stay; see `Fake`.
  public func removeAllStubs(for function: Function) {
    let number = number(of: function)
    state.drop { $0.stubs.removeAll(for: number) }
  }

  /// Removes the stubs of one function that were given neither arguments nor a check, so that its specific stubs answer
  /// again; see `Fake`.
  public func removeUniversalStub(for function: Function) {
    let number = number(of: function)
    state.drop { $0.stubs.removeAll(for: number, onlyUniversal: true) }
  }

  /// Forgets every call; the stubs stay.
  public func resetCalls() {
    state.drop { $0.calls.removeAll() }
  }

  /// Removes every stub; the calls and the defaults stay.
  public func resetStubs() {
    state.drop { $0.stubs.removeAll() }
  }

  /// Forgets every call, every stub and every default; another name for `reset`.
  public func resetCallsAndStubs() {
    reset()
  }
}
