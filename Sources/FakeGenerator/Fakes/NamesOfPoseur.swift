/// The names that a fake sees for Poseur's types and for its own, so that a tested type of such a name needs its module.
/// `.ci/names` prints this file.
enum NamesOfPoseur {
  static let all = Set(text.split { $0.isWhitespace }.map(String.init))

  private static let text = """
    AndReturnable AnyEquatable AnyExpectedCall AnyFunction ArgsCheck Argument ArgumentCaptor ArgumentList
    ArgumentRetention AsyncClosure AsyncIterator AsyncThrowingClosure CallNotReceived CallOutcome
    CallStream CapturingReporter ClassFunction ConsoleReporter CountSpecifier DefaultProvidable DidCallResult
    ExpectedCall ExpectedCount FailureReporter Failures Fake FakeDefaultsTrait FakeLeftover Faker FakerScope
    Function FunctionCall Instant IsolatedFakesTrait IsolatedTestCase
    KeptCalls ManualClock OutcomeMatcher PixelBuffer PixelSource PoseurFunction RecordedCall Report
    ReportSeverity SourcePosition StaticFake StubBuilder StubHandle StubPrecedence StubResponder
    Stubbable StubbedProperty TestDouble TrapCatcher TrapCause TrapOutcome UnstubbedCall UnstubbedPolicy
    """
}
