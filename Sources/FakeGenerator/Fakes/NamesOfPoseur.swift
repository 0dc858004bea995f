/// The names that a fake sees for Poseur's types and for its own, so that a tested type of such a name needs its module.
/// `.ci/names` prints this file.
enum NamesOfPoseur {
  static let all = Set(text.split { $0.isWhitespace }.map(String.init))

  private static let text = """
    AndReturnable AnyEquatable AnyFunction ArgsCheck Argument ArgumentCaptor ArgumentRetention AsyncClosure
    AsyncIterator AsyncSpyEffects AsyncThrowingClosure AsyncThrowsSpyEffects AsynchronousSpyEffects
    CallNotReceived CallOutcome CallStream CapturingReporter ClassFunction CompletionOutcome ConsoleReporter
    CountSpecifier DefaultProvidable DidCallResult ExpectedCall ExpectedCount FailureReporter Failures Fake
    FakeDefaultsTrait FakeLeftover Faker FakerScope FrameworkFailureReporter FrameworkReporter Function
    FunctionCall FunctionSpy Instant IsolatedFakesTrait IsolatedTestCase KeptCalls ManualClock OutcomeMatcher
    PixelBuffer PixelSource PlainSpyEffects PlainlyDescribed PoseurFunction RecordedCall Report ReportSeverity
    SourcePosition SpiedName SpyEffects StaticFake StubBuilder StubHandle StubPrecedence StubResponder
    Stubbable StubbedProperty ThrowingSpyEffects ThrowsSpyEffects TrapCatcher TrapCause TrapOutcome
    TypedArgument TypedSpy UnstubbedCall UnstubbedPolicy
    """
}
