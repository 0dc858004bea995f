/// Decides whether a function was called with an outcome as often as expected, and says what happened. Pure, as
/// `CallVerdict` is.
nonisolated struct OutcomeVerdict<Function: PoseurFunction> {
  let fakeName: String
  let function: Function
  let pattern: ArgumentPattern
  let outcome: OutcomeMatcher
  let expected: CountSpecifier
  /// The function's calls at the moment of the verdict, as far as they are kept.
  let calls: [RecordedCall<Function>]
  private let record: CallSnapshot<Function>
  private let kept: RetainedCalls
  /// The calls that match.
  let matching: [RecordedCall<Function>]

  /// Captors among the arguments keep the arguments of the calls that match.
  init(
    fakeName: String, function: Function, pattern: ArgumentPattern, outcome: OutcomeMatcher, expected: CountSpecifier,
    record: CallSnapshot<Function>
  ) {
    self.fakeName = fakeName
    self.function = function
    self.pattern = pattern
    self.outcome = outcome
    self.expected = expected
    self.record = record
    calls = record.calls(to: function)
    kept = RetainedCalls(record.slot(of: function))
    matching = calls.filter { outcome.matches($0.outcome) && pattern.matchesCapturing($0.arguments) }
  }

  /// Nil when the calls are as expected.
  var failureMessage: String? {
    if expected.isNegative { return "\(wish), \(CountSpecifier.wordsOnNegative)." }
    return expected.isSatisfied(by: matching.count) ? nil : ([headline] + rows).joined(separator: "\n")
  }

  /// What there is to say where the expectation holds, but proves nothing or little.
  var vacuity: VacuousExpectation? {
    guard failureMessage == nil else { return nil }
    let isAbsence = matching.isEmpty
    if isAbsence, let reason = outcome.impossibility ?? pattern.impossibility {
      return VacuousExpectation(wish, impossible: reason)
    }
    let caveat = isAbsence || expected.hasLimit ? kept.caveat : nil
    if let reason = caveat ?? (isAbsence ? lostResults ?? typeMismatch : nil) {
      return VacuousExpectation(wish, doubtful: reason)
    }
    guard isAbsence else { return nil }
    let verdict = CallVerdict(
      fakeName: fakeName, function: function, pattern: pattern, expected: expected, record: record, captures: false)
    return verdict.vacuity(of: wish)
  }

  /// That calls may be meant whose results are no longer there.
  private var lostResults: String? {
    let doubtful = calls.filter { outcome.mayHaveMatched($0.outcome) && pattern.matches($0.arguments) }
    return doubtful.isEmpty
      ? nil : "\(countedNoun(doubtful.count, "call")) may match, but not all results are kept"
  }

  /// That no call that is meant has a result such as the outcome takes.
  private var typeMismatch: String? {
    let results = calls.filter { outcome.isOfKind($0.outcome) && pattern.matches($0.arguments) }
    return TypeMismatch.text(
      results.map { outcome.typeMismatch(with: $0.outcome) }, subject: "result", verb: "is")
  }

  private var wish: String {
    "Expected \(function.calls(of: fakeName, matching: pattern)) \(expected.wish) with outcome \(outcome)"
  }

  private var headline: String {
    let calls = countedNoun(matching.count, "call")
    let fact = kept.total == 0 ? "it was not called" : "\(calls) had that outcome\(kept.qualifier)"
    return "\(wish), but \(fact)."
  }

  private var rows: [String] {
    guard kept.total > 0 else { return [] }
    let list = NearMissList(
      calls, expecting: expected, count: matching.count, distance: distance, dissimilarity: dissimilarity
    ) { call in
      let fact = outcome.mismatch(call.outcome) ?? call.outcome.description
      let reasons = [pattern.mismatch(with: call.arguments), fact].compactMap { $0 }
      return NearMissList.Row(call, reason: reasons.joined(separator: "; "))
    }
    return [kept.heading("Calls to \(function.label.baseName)")] + list.lines
  }

  /// How far a call is from the one that is looked for: each wrong argument counts, and a wrong outcome counts as one
  /// more.
  private func distance(to call: RecordedCall<Function>) -> Int {
    pattern.distance(to: call.arguments) + (outcome.matches(call.outcome) ? 0 : 1)
  }

  /// Tells apart calls at the same distance: an outcome of another kind is farther than one of the kind that is looked
  /// for, and nearer than most wrong arguments.
  private func dissimilarity(of call: RecordedCall<Function>) -> Int {
    pattern.dissimilarity(of: call.arguments) + (outcome.isOfKind(call.outcome) ? 0 : Argument.maxDissimilarity / 4)
  }
}
