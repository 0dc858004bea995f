/// Decides whether a function was called with an outcome as often as expected, and says what happened. Pure, as
/// `CallVerdict` is.
struct OutcomeVerdict<Function: PoseurFunction> {
  let fakeName: String
  let function: Function
  let pattern: ArgumentPattern
  let outcome: OutcomeMatcher
  let expected: CountSpecifier
  /// The function's calls at the moment of the verdict, as far as they are kept.
  let calls: [RecordedCall<Function>]
  private let kept: KeptShare
  /// Those that match.
  let matching: [RecordedCall<Function>]

  /// Captors among the arguments keep those of the calls that match.
  init(
    fakeName: String, function: Function, pattern: ArgumentPattern, outcome: OutcomeMatcher, expected: CountSpecifier,
    table: CallRecord<Function>
  ) {
    self.fakeName = fakeName
    self.function = function
    self.pattern = pattern
    self.outcome = outcome
    self.expected = expected
    calls = table.calls(to: function)
    kept = KeptShare(table.slot(of: function))
    matching = calls.filter { outcome.matches($0.outcome) && pattern.matchesCapturing($0.arguments) }
  }

  /// Nil when the calls are as expected.
  var failureMessage: String? {
    expected.isSatisfied(by: matching.count) ? nil : ([headline] + rows).joined(separator: "\n")
  }

  private var headline: String {
    let call = "\(fakeName).\(function.label.calls(matching: pattern))"
    let count = countedNoun(matching.count, "time")
    let fact = kept.total == 0 ? "it was not called" : "it was called \(count) with it\(kept.proviso)"
    return "Expected \(call) \(expected.wish) with outcome \(outcome), but \(fact)."
  }

  private var rows: [String] {
    guard kept.total > 0 else { return [] }
    // Where too many calls match, they are what the reader looks for; where too few do, the others are.
    let wantsMore = expected.wantsMore(than: matching.count)
    let list = NearMissList(
      calls, distance: { rank($0, wantsMore: wantsMore) }, marksNearest: wantsMore && matching.count < calls.count
    ) { call in
      let reasons = [pattern.mismatch(with: call.arguments), call.outcome.description].compactMap { $0 }
      return NearMissList.Row(
        label: "#\(call.number)", text: call.description, reason: reasons.joined(separator: "; "))
    }
    return [kept.heading("Calls to \(function.label.baseName)")] + list.lines
  }

  /// How far a call is from the one that is looked for: each argument counts, and the outcome as one more.
  private func rank(_ call: RecordedCall<Function>, wantsMore: Bool) -> Int {
    let rank = pattern.distance(to: call.arguments) + (outcome.matches(call.outcome) ? 0 : 1)
    return rank == 0 && wantsMore ? .max : rank
  }
}
