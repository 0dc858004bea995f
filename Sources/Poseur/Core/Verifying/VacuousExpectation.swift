/// A failure or warning for an assertion that passes only because no call could match, or because calls that could are
/// no longer kept.
nonisolated struct VacuousExpectation {
  let message: String
  /// A failure if no call could ever match.
  let severity: ReportSeverity

  /// Proves nothing, because no call can match.
  init(_ expectation: String, impossible reason: String) {
    message = "\(expectation). This proves nothing, because \(reason)."
    severity = .failure
  }

  /// Proves little, for this reason.
  init(_ expectation: String, doubtful reason: String) {
    message = "\(expectation). This proves little, because \(reason)."
    severity = .warning
  }
}

nonisolated extension CallVerdict {
  /// The failure or warning if the expectation holds but proves little or nothing.
  var vacuity: VacuousExpectation? {
    guard isSatisfied, outcome != nil || !pattern.isEveryCall else { return nil }
    let isAbsence = count == 0
    if isAbsence, let reason = outcome?.impossibility ?? pattern.impossibility ?? copiedObject {
      return VacuousExpectation(expectation, impossible: reason)
    }
    let caveat = isAbsence || expected.hasLimit ? kept.caveat : nil
    let reason = caveat ?? (isAbsence ? lostResults ?? resultMismatch ?? argumentMismatch : nil)
    return reason.map { VacuousExpectation(expectation, doubtful: $0) }
  }

  /// The pattern names an object, but the fake keeps copies.
  private var copiedObject: String? {
    guard let copier = record.calls(of: function).keeping.copier,
      let object = pattern.matchers?.lazy.compactMap(\.matcher.onlyMatch).first(where: copier.includes)
    else { return nil }
    let type = describeType(type(of: object))
    return "the fake keeps copies, and no copy is this very \(type): use Argument.where, or give \(type) an =="
  }

  /// Calls may match whose results are no longer kept.
  private var lostResults: String? {
    guard let outcome else { return nil }
    let doubtful = record.calls(to: function).filter {
      outcome.mayHaveMatched($0.outcome) && pattern.matches($0)
    }
    return doubtful.isEmpty
      ? nil : "\(countedNoun(doubtful.count, "call")) may match, but not all results are kept"
  }

  /// No matching call has a result of a type that the outcome takes.
  private var resultMismatch: String? {
    guard let outcome else { return nil }
    let results = record.calls(to: function)
      .filter { outcome.isOfKind($0.outcome) && pattern.matches($0) }
    return TypeMismatch.text(results.map { outcome.typeMismatch(with: $0.outcome) }, subject: "result", verb: "is")
  }

  /// No call, whatever its outcome, has these arguments, and that proves little.
  private var argumentMismatch: String? {
    if pattern.isEveryCall || outcome != nil && record.contains(function, where: pattern.matches) { return nil }
    return lostArguments ?? typeMismatch
  }

  /// Calls may match whose arguments are no longer kept.
  private var lostArguments: String? {
    let calls = record.sequenceNumbers(of: function) { arguments, type in
      guard pattern.admits(type) else { return false }
      let indices = 0..<arguments.count
      guard let matchers = pattern.matchers else { return indices.contains { MissingArgument.isOne(arguments[$0]) } }
      return arguments.count == matchers.count && indices.contains { MissingArgument.isOne(arguments[$0]) }
        && indices.allSatisfy { index in
          MissingArgument.isOne(arguments[index])
            ? matchers[index].mayHaveMatched(arguments[index]) : matchers[index].matches(arguments[index])
        }
    }
    if calls.isEmpty { return nil }
    return "\(countedNoun(calls.count, "call")) may match, but not all arguments are kept"
  }

  /// No call has arguments of the types that the pattern takes.
  private var typeMismatch: String? {
    let calls = record.calls(of: function)
    let arguments = calls.entries.blocks.joined().lazy.map(calls.arguments)
    return TypeMismatch.text(arguments.map(pattern.typeMismatch), subject: "call", verb: "has")
  }
}

nonisolated extension TypeMismatch {
  /// How all calls or results differ, and what to expect instead: `each of 2 calls has Int8 or Double as argument 0,
  /// not Int: expect …`. Nil if there are none, or if one doesn't differ.
  static func text(_ all: some Sequence<TypeMismatch?>, subject: String, verb: String) -> String? {
    var found: [(expected: String, found: [String])] = []
    var count = 0
    for mismatch in all {
      guard let mismatch else { return nil }
      count += 1
      let index = found.firstIndex { $0.expected == mismatch.expected } ?? found.count
      if index == found.count { found.append((mismatch.expected, [])) }
      if !found[index].found.contains(mismatch.found) { found[index].found.append(mismatch.found) }
    }
    let texts = found.map { $0.found.joined(separator: " or ") + $0.expected }
    let advice = found.count == 1 ? ": expect \(found[0].found.joined(separator: " or "))" : ""
    if count == 0 { return nil }
    let subject = count == 1 ? "the only \(subject)" : "each of \(count) \(subject)s"
    return "\(subject) \(verb) \(texts.joined(separator: ", or "))\(advice)"
  }
}
