/// Whether a function was called as often as expected: made of calls, a pattern and a count, it changes nothing. Whoever
/// asked takes the calls that it counted.
nonisolated struct CallVerdict {
  /// Its pattern tells result types apart only if the calls have several.
  let meant: MeantCalls
  /// The expected outcome of the calls; nil if any will do.
  let outcome: OutcomeMatcher?
  /// The fake's calls, if the verdict is on a record.
  private let givenRecord: CallSnapshot?
  /// The calls to the function.
  let calls: FunctionCalls
  /// The sequence numbers of those that count; nil if every call does.
  let matching: [Int]?

  /// Runs the pattern's matchers and checks, which are the test's code.
  /// - Parameter record: the fake's calls; by default those that there are.
  init(_ meant: MeantCalls, outcome: OutcomeMatcher? = nil, in record: CallSnapshot? = nil) {
    var meant = meant
    let calls = record?.calls(of: meant.function) ?? meant.faker.calls(of: meant.function)
    if meant.pattern.isUniversal, meant.pattern.resultType != nil, calls.needed(only: meant.pattern.admits) {
      meant.pattern.resultType = nil
    }
    (self.meant, self.outcome, givenRecord, self.calls) = (meant, outcome, record, calls)
    let (pattern, retention) = (meant.pattern, calls.keeping.reading)
    if outcome == nil, pattern.isUniversal, pattern.resultType == nil {
      matching = nil
      return
    }
    // A closure, since an optional matcher would be copied for each call.
    let hasOutcome = outcome.map { outcome in { (entry: CallEntry) in outcome.matches(entry.outcome(retention)) } }
    matching = calls.sequenceNumbers { entry in
      if let hasOutcome, !hasOutcome(entry) { return false }
      return pattern.matches(retention.read(entry.arguments), returning: entry.resultType)
    }
  }

  /// The fake's calls. A report names those to other functions, too.
  var record: CallSnapshot { givenRecord ?? meant.faker.callSnapshot }

  /// How many calls count.
  var count: Int { matching?.count ?? calls.count }

  var counted: CountedCalls { matching.map { .some($0) } ?? .all(through: calls.lastSequenceNumber) }

  /// The calls that count.
  var countedCalls: [RecordedCall<AnyFunction>] {
    let numbers = matching.map(Set.init)
    return calls.recordedCalls(to: AnyFunction(meant.function)) { numbers?.contains($0.sequenceNumber) != false }
  }

  /// The calls that count, if captors want them.
  var capturableCalls: [RecordedCall<AnyFunction>] { meant.pattern.capturesArguments ? countedCalls : [] }

  var isSatisfied: Bool { !meant.times.isNegative && meant.times.isSatisfied(by: count) }

  /// Nil if the calls are as expected.
  var failureMessage: String? { meant.misuseOfCount(outcome) ?? (isSatisfied ? nil : report) }
}

nonisolated extension ArgumentPattern {
  func matches<Function>(_ call: RecordedCall<Function>) -> Bool { matches(call.arguments, returning: call.resultType) }
}

// MARK: - Sentences

nonisolated extension CallVerdict {
  /// For example, `Expected FakeDog.bark to be called exactly 2 times`.
  var expectation: String { meant.expectation(outcome) }

  /// For example, `called 2 times`.
  var calledTimes: String { "called \(countedNoun(count, "time"))" }
}

nonisolated extension CountSpecifier {
  /// The beginning of a failure: `Expected FakeDog.bark to be called exactly 2 times with outcome .threw`.
  func expectation(of calls: String, _ outcome: OutcomeMatcher? = nil) -> String {
    "Expected \(calls) \(expectation)\(outcome.map { " with outcome \($0)" } ?? "")"
  }
}
