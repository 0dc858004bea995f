/// How a call ended, as its record holds it: no larger than a reference.
enum CallEnding {
  case pending
  /// It returned nothing, and no stub answered.
  case nothing
  /// A stub returned this value. A million calls share it.
  case stubbed(StubbedValue)
  case other(CallResult)
}

/// How a call ended for which code of the test's or of the fake's ran, or which nothing answered.
final class CallResult {
  /// As the retention stores it.
  let outcome: CallOutcome
  /// Nil when no stub answered.
  let stub: StubSite?

  init(_ outcome: CallOutcome, stub: StubSite?) {
    self.outcome = outcome
    self.stub = stub
  }

  /// A stub returned a value that is not kept.
  static func unkept(stub: StubSite?) -> CallResult { CallResult(.returned(MissingArgument.notKept), stub: stub) }
}

extension CallEnding {
  /// As the retention stores it.
  var outcome: CallOutcome {
    switch self {
    case .pending: .pending
    case .nothing: .returned(())
    case .stubbed(let value): value.outcome
    case .other(let result): result.outcome
    }
  }

  /// The stub that answered.
  var stub: StubSite? {
    switch self {
    case .pending, .nothing: nil
    case .stubbed(let value): value.site
    case .other(let result): result.stub
    }
  }
}
