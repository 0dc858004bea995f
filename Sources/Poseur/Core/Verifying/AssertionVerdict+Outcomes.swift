@_spi(Poseur)
extension AssertionVerdict {
  /// A function was called with these arguments and had an outcome, as often as expected. A fake that is nil fails
  /// whatever the count.
  public static func received<Function>(
    _ faker: Faker<Function>?, of fake: Any.Type, _ function: Function, _ arguments: [Any?], _ outcome: OutcomeMatcher,
    _ times: CountSpecifier
  ) -> Self {
    let pattern = ArgumentPattern(arguments)
    guard let faker else {
      let call = "\(ownTypeName(fake)).\(function.label.calls(matching: pattern))"
      return Self(failureMessage: "Expected \(call) \(times.wish) with outcome \(outcome), but the fake is nil.")
    }
    let verdict = OutcomeVerdict(
      fakeName: ownTypeName(fake), function: function, pattern: pattern, outcome: outcome, expected: times,
      table: faker.callRecord)
    let message = verdict.failureMessage
    if message == nil { faker.markVerified(function, .some(verdict.matching.map(\.sequenceNumber))) }
    return Self(failureMessage: message)
  }
}
