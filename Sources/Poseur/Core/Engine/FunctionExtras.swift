/// What a faker's lock guards of one function and most functions never have.
nonisolated final class FunctionExtras {
  /// The value for calls that nobody stubbed, if one is registered.
  var defaultValue: Any??
  var waiters = CallWaiters()
  /// Whether it has warned of a call with a closure that no stub answers.
  var hasWarnedOfClosure = false
  var hasWarnedOfLateStub = false
  /// The failure of a stub that was not added, since its answer doesn't fit the function, and the test that heard of it.
  var refusedStub: (failure: FailureText, test: String)?
}
