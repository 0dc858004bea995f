@_spi(Poseur)
nonisolated extension AssertionVerdict {
  /// A function was called with these arguments and this outcome, if given, as often as expected.
  ///
  /// A fake that is nil fails, whatever the count.
  public static func received<F: Fake>(
    _ fake: F?, _ function: F.Function, _ arguments: [Any?], outcome: OutcomeMatcher? = nil, _ times: CountSpecifier
  ) -> Self {
    let pattern = ArgumentPattern(arguments)
    guard let fake else {
      let expectation = times.expectation(of: function.calls(of: F.nameInReports, matching: pattern), outcome)
      return noFake(expectation)
    }
    return MeantCalls(fake, function, pattern, times).assert(outcome: outcome)
  }

  /// A call that was described before came as often as expected.
  public static func received(_ call: some AnyExpectedCall) -> Self { call.meaning.assert() }

  /// Calls came in an order.
  /// - Parameter exactly: whether no other call of their fakes may have come.
  public static func receivedInOrder(_ expected: [any AnyExpectedCall], exactly: Bool = false) -> Self {
    if expected.isEmpty { return noOrder }
    let order: CallOrder
    do {
      order = CallOrder(try expected.map { call throws(ExpectedCallFailure) in try call.meaning.get() })
    } catch { return error.assert() }
    if let failure = order.failureMessage(exactly: exactly) {
      return Self(failureMessage: failure, about: order.expected.map(\.transcript))
    }
    for (expected, indices) in zip(order.expected, order.taken) {
      let calls = indices.map { order.timeline[$0].call }
      expected.take(calls, verified: .some(calls.map(\.sequenceNumber)))
    }
    return Self(failureMessage: nil)
  }

  /// Anything was called.
  public static func receivedAnything<F: Fake>(_ fake: F?) -> Self {
    judge(fake, "Expected \(fake.nameInReports) to be called") { faker in
      faker.state.withLock(\.hasCalls) ? nil : "but no calls were recorded.\n\(faker.causeOfNoCalls)"
    }
  }

  /// Nothing was called.
  public static func receivedNothing<F: Fake>(_ fake: F?) -> Self {
    judge(fake, "Expected \(fake.nameInReports) not to be called") { faker in
      let record = faker.callSnapshot
      let count = countedNoun(record.count, "time")
      if record.isEmpty { return nil }
      let fact = "but it was called \(count): \(CallSummary(of: record).text)."
      return [fact, faker.adviceOnSharing].compactMap { $0 }.joined(separator: "\n")
    }
  }

  /// Every call was counted by an assertion that passed.
  /// - Parameters:
  ///   - ignored: functions whose calls don't matter.
  ///   - assertion: the name of the assertion that verifies a call.
  public static func noMoreCalls<F: Fake>(
    _ fake: F?, except ignored: [F.Function] = [], verifiedBy assertion: String = "expectHaveReceived"
  ) -> Self {
    judge(fake, "Expected no more calls to \(fake.nameInReports)") { faker in
      let (calls, lines) = faker.callSnapshot.without(ignored).unverified
      guard let call = calls.first else { return nil }
      let fact = "but no assertion has verified \(calls.count == 1 ? "this one" : "these \(calls.count)"):"
      let isNamed = CallerTracer.isForReports && !faker.standsForType
      let line = PasteableCall(
        to: faker.fakerReceiverName, call.function.base, call.arguments,
        signature: isNamed ? call.trace?.signature(ofFake: faker.typeName) : nil, isOfActor: fake is any Actor
      ).assertion(named: assertion)
      let example = "Verify it, for example:\n\(line)\nIf the code may call it or not, add times: .atLeast(0)."
      return ([fact] + lines + [example, faker.adviceOnSharing].compactMap { $0 }).joined(separator: "\n")
    }
  }

  /// Every call to several fakes was counted.
  public static func noMoreCalls<each F: Fake>(
    ofAll fakes: repeat (each F)?, verifiedBy assertion: String = "expectHaveReceived"
  ) -> Self {
    var verdicts: [Self] = []
    for fake in repeat each fakes { verdicts.append(noMoreCalls(fake, verifiedBy: assertion)) }
    return all(verdicts)
  }

  /// Every stub of several fakes answered a call.
  public static func noUnusedStubs<each F: Fake>(ofAll fakes: repeat (each F)?) -> Self {
    var verdicts: [Self] = []
    for fake in repeat each fakes { verdicts.append(noUnusedStubs(fake)) }
    return all(verdicts)
  }

  /// All of these. If some fail, their failures are listed one below the other.
  private static func all(_ verdicts: [Self]) -> Self {
    let failures = verdicts.compactMap(\.failureMessage)
    return Self(
      failureMessage: failures.isEmpty ? nil : failures.joined(separator: "\n"),
      isAlreadyTold: verdicts.contains(where: \.isAlreadyTold), about: verdicts.flatMap(\.fakes))
  }

  /// Every stub answered a call.
  public static func noUnusedStubs<F: Fake>(_ fake: F?) -> Self {
    judge(fake, "Expected every stub of \(fake.nameInReports) to be used") { faker in
      let stubs = faker.state.unusedStubs
      guard !stubs.isEmpty else { return nil }
      let fact = "but \(stubs.count == 1 ? "this one wasn't" : "these \(stubs.count) weren't"):"
      let record = faker.callSnapshot
      let rows = NearMissList(stubs) { NearMissList.Row(text: $0.text, reason: $0.reason(record)) }
      return ([fact] + rows.lines).joined(separator: "\n")
    }
  }

  /// - Parameter fact: what is wrong with the fake, as the end of the sentence; nil if nothing is.
  private static func judge<F: Fake>(
    _ fake: F?, _ expectation: String, _ fact: (FakerCore) -> String?
  ) -> Self {
    guard let fake else { return noFake(expectation) }
    let faker = fake.storedFaker
    if faker.state.withLock(\.isMadeAnew) { return .alreadyTold }
    guard let fact = fact(faker) else { return Self(failureMessage: nil) }
    return Self(
      failureMessage: "\(expectation), \(fact)", about: [FakeTranscript(faker: faker, name: fake.nameInReports)])
  }
}
