// An assertion may pass only because no call could match, or because what calls brought isn't kept.

nonisolated extension CallVerdict {
  /// The failure or warning if the expectation holds but proves little or nothing.
  var vacuity: AssertionVerdict? {
    guard isSatisfied, matching != nil else { return nil }
    let isAbsence = count == 0
    if isAbsence, let reason = outcome?.impossibility ?? outdatedList ?? meant.pattern.impossibility {
      return AssertionVerdict(
        failureMessage: "\(expectation). This proves nothing, because \(reason).", about: [meant.transcript])
    }
    let reason = isAbsence ? doubt : uncomparedTypes
    return reason.map {
      AssertionVerdict(failureMessage: nil, warning: "\(expectation). This proves little, because \($0).")
    }
  }

  /// The test wrote a check or a list of all arguments, as an older version took them.
  var outdatedList: String? {
    meant.pattern.outdatedReason(
      for: calls.entries.blocks.joined().lazy.map(calls.arguments),
      check: "\(meant.faker.fakerReceiverName).call(to: \(pasteableFunction(meant.function)), where: { … })")
  }

  /// Why the absence of such calls proves little.
  private var doubt: String? {
    guard let outcome else { return lostArguments ?? typeMismatch }
    let matching = calls.recordedCalls(to: AnyFunction(meant.function)).filter { meant.pattern.matches($0) }
    let lostCount = matching.count { outcome.mayHaveMatched($0.outcome) }
    if lostCount > 0 { return "\(countedNoun(lostCount, "call")) may match, but not all results are kept" }
    if matching.isEmpty { return lostArguments ?? typeMismatch }
    let results = matching.filter { outcome.isOfKind($0.outcome) }
    return TypeMismatch.text(results.map { outcome.typeMismatch(with: $0.outcome) }, subject: "result", verb: "is")
  }

  /// Calls may match whose arguments are no longer kept.
  private var lostArguments: String? {
    let lostCount = calls.entries.blocks.joined().count { entry in
      let arguments = calls.arguments(of: entry)
      guard meant.pattern.admits(entry.resultType), arguments.contains(where: isMissingArgument) else { return false }
      guard let matchers = meant.pattern.matchers else { return true }
      return matchers.count == arguments.count
        && zip(matchers, arguments).allSatisfy { matcher, argument in
          isMissingArgument(argument) ? matcher.mayHaveMatched(argument) : matcher.matches(argument)
        }
    }
    return lostCount == 0 ? nil : "\(countedNoun(lostCount, "call")) may match, but not all arguments are kept"
  }

  /// The calls that count have arguments of types that a matcher lets pass without a look: `.not(3)` does an `Int64`.
  private var uncomparedTypes: String? {
    guard let matchers = meant.pattern.matchers, matchers.contains(where: { !($0.matcher is EqualityMatcher) }) else {
      return nil
    }
    let judged = matchers.map { $0.matcher.matchable.areOfAnyType ? $0.matcher.judged : .anyType }
    if judged.allSatisfy(\.areOfAnyType) { return nil }
    return TypeMismatch.text(
      countedCalls.lazy.map { TypeMismatch($0.arguments, judged) }, subject: "matching call", verb: "has")
  }

  /// No call has arguments of the types that the pattern takes.
  private var typeMismatch: String? {
    let arguments = calls.entries.blocks.joined().lazy.map(calls.arguments)
    return TypeMismatch.text(arguments.map(meant.pattern.typeMismatch), subject: "call", verb: "has")
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
