nonisolated extension Fake {
  /// Forgets every call, every stub and every default.
  ///
  /// What you set with `keepArguments` stays, and captors keep what they've caught.
  public func reset() { faker.core.state.drop { $0.reset() } }

  /// Forgets the calls, the stubs and the default of one function.
  /// - Parameter function: the function to reset.
  public func resetFunction(_ function: Function) { faker.core.drop(from: function) { $0.reset() } }

  /// Forgets the calls to one function; its stubs stay.
  /// - Parameter function: the function whose calls to forget.
  public func removeMethodCalls(for function: Function) { faker.core.drop(from: function) { $0.calls.removeAll() } }

  /// Removes every stub of one function; its calls stay.
  /// - Parameter function: the function whose stubs to remove.
  public func removeAllStubs(for function: Function) { faker.core.drop(from: function) { $0.removeStubs() } }

  /// Removes the universal stubs of one function, so that its specific stubs answer again.
  ///
  /// A stub is universal if it was given neither arguments nor a check.
  /// - Parameter function: the function whose universal stubs to remove.
  public func removeUniversalStub(for function: Function) {
    faker.core.drop(from: function) { $0.removeStubs(where: \.pattern.isUniversal) }
  }

  /// Forgets every call; the stubs stay.
  public func resetCalls() { faker.core.state.drop { $0.removeCalls() } }

  /// Removes every stub; the calls and the defaults stay.
  public func resetStubs() { faker.core.state.drop { $0.removeStubs() } }

  /// Forgets every call, every stub and every default; another name for `reset`.
  public func resetCallsAndStubs() { faker.core.state.drop { $0.reset() } }
}
