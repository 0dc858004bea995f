nonisolated extension StaticFake {
  /// Forgets every call, every stub and every default. What `keepCalls` and `keepArguments` set stays, and captors keep
  /// what they caught.
  public static func reset() {
    classFaker.reset()
  }

  /// Forgets the calls, the stubs and the default of one function; see `Fake`.
  public static func resetFunction(_ function: ClassFunction) {
    classFaker.resetFunction(function)
  }

  /// Forgets the calls to one function; its stubs stay; see `Fake`.
  public static func removeMethodCalls(for function: ClassFunction) {
    classFaker.removeMethodCalls(for: function)
  }

  /// Removes every stub of one function; its calls stay; see `Fake`.
  public static func removeAllStubs(for function: ClassFunction) {
    classFaker.removeAllStubs(for: function)
  }

  /// Removes the stubs of one function that were given neither arguments nor a check, so that its specific stubs answer
  /// again; see `Fake`.
  public static func removeUniversalStub(for function: ClassFunction) {
    classFaker.removeUniversalStub(for: function)
  }

  /// Forgets every call; the stubs stay.
  public static func resetCalls() {
    classFaker.resetCalls()
  }

  /// Removes every stub; the calls and the defaults stay.
  public static func resetStubs() {
    classFaker.resetStubs()
  }

  /// Forgets every call, every stub and every default; another name for `reset`.
  public static func resetCallsAndStubs() {
    classFaker.resetCallsAndStubs()
  }
}
