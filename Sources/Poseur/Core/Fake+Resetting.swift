nonisolated extension Fake {
  /// Forgets every call, every stub and every default. What `keepCalls` and `keepArguments` set stays, and captors keep
  /// what they caught.
  public func reset() {
    faker.reset()
  }

  /// Forgets the calls, the stubs and the default of one function.
  /// - Parameter function: the function to reset.
  public func resetFunction(_ function: Function) {
    faker.resetFunction(function)
  }

  /// Forgets the calls to one function; its stubs stay.
  /// - Parameter function: the function whose calls to forget.
  public func removeMethodCalls(for function: Function) {
    faker.removeMethodCalls(for: function)
  }

  /// Removes every stub of one function; its calls stay.
  /// - Parameter function: the function whose stubs to remove.
  public func removeAllStubs(for function: Function) {
    faker.removeAllStubs(for: function)
  }

  /// Removes the stubs of one function that were given neither arguments nor a check, so that its specific stubs answer
  /// again.
  /// - Parameter function: the function whose universal stubs to remove.
  public func removeUniversalStub(for function: Function) {
    faker.removeUniversalStub(for: function)
  }

  /// Forgets every call; the stubs stay.
  public func resetCalls() {
    faker.resetCalls()
  }

  /// Removes every stub; the calls and the defaults stay.
  public func resetStubs() {
    faker.resetStubs()
  }

  /// Forgets every call, every stub and every default; another name for `reset`.
  public func resetCallsAndStubs() {
    faker.resetCallsAndStubs()
  }
}
