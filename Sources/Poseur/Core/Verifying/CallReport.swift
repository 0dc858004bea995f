// The text of a failed expectation about calls: what was expected, what happened, the nearest misses, and the other
// calls.

nonisolated extension CallVerdict {
  var report: String { ([headline] + explanation).joined(separator: "\n") }

  private var headline: String {
    let expected = "\(meant.fakeName).\(meant.function.label.calls(matching: meant.pattern, describe: brief))"
    var fact = "it was \(calledTimes)"
    if outcome != nil {
      fact = calls.count == 0 ? "it was not called" : "\(countedNoun(count, "call")) had that outcome"
    }
    return "\(meant.times.expectation(of: expected, outcome)), but \(fact)."
  }

  /// What came instead, and what to do about it.
  var explanation: [String] {
    var lines = callsToFunction
    if outcome == nil {
      let others = record.without([meant.function])
      if !others.isEmpty {
        lines += CallSummary(of: others).lines(heading: "Other calls:")
      } else if calls.count == 0 {
        lines += meant.faker.linesOnNoCalls
      }
    }
    if let adviceToWait { lines.append(adviceToWait) }
    if count > 0, meant.times.hasLimit, !meant.times.isNever, let advice { lines.append(advice) }
    if count > meant.times.lowerBound, let advice = meant.faker.adviceOnSharing { lines.append(advice) }
    return lines
  }

  /// What to do about a count that is wrong. Where it is too high, the lines that made the calls explain more than a
  /// higher count would.
  private var advice: String? {
    if count < meant.times.lowerBound || !CallerTracer.isAvailable {
      return "If \(count == 1 ? "1 call is" : "\(count) calls are") right, write times: \(count)."
    }
    if calls.hasCallers, CallerTracer.isForReports { return nil }
    return "Run with POSEUR_CALLERS=1 to see the lines that made the calls."
  }

  /// Shows the calls that explain the count: the matching ones if there are too many, the others if there are too few.
  private var callsToFunction: [String] {
    if calls.count == 0 { return [] }
    let wantsMore = count < meant.times.lowerBound
    let entries = calls.entries.blocks.flatMap { $0 }
    var rowAbove: (entry: CallEntry, text: String)?
    let list = NearMissList(
      entries,
      distance: { entry in
        var distance = meant.pattern.distance(to: calls.arguments(of: entry), returning: entry.resultType)
        // A wrong outcome counts like one more wrong argument.
        if let outcome, !outcome.matches(entry.outcome(calls.keeping.reading)) { distance += 1 }
        return distance == 0 && wantsMore ? .max : distance
      },
      least: wantsMore ? 1 : 0, marksNearest: wantsMore && count < entries.count,
      dissimilarity: wantsMore ? dissimilarity : nil,
      describeHidden: { hiddenCount in
        // The matching calls come last.
        let matchCount = min(count, hiddenCount)
        guard wantsMore, matchCount > 0, count < entries.count else { return "" }
        let verb = matchCount == 1 ? "matches" : "match"
        return matchCount == hiddenCount ? ", which \(verb)" : ", of which \(matchCount) \(verb)"
      },
      row: { entry in
        var row = row(entry)
        if let (above, text) = rowAbove, text == row.text {
          let contrasts = zip(calls.arguments(of: entry), calls.arguments(of: above))
            .compactMap { StructuralDifferences.contrast($0, with: $1, called: "#\(above.number)") }
          row.reason = ([row.reason] + contrasts.prefix(1)).filter { !$0.isEmpty }.joined(separator: "; ")
        }
        rowAbove = (entry, row.text)
        return row
      })
    return ["Calls to \(meant.function.label.baseName) (\(calls.count)):"] + list.lines
  }

  /// An outcome of the wrong kind is farther than one of the right kind, but nearer than most wrong arguments.
  private func dissimilarity(_ entry: CallEntry) -> Double {
    let dissimilarity = meant.pattern.dissimilarity(of: calls.arguments(of: entry))
    guard let outcome, !outcome.isOfKind(entry.outcome(calls.keeping.reading)) else { return dissimilarity }
    return dissimilarity + Argument.maxDissimilarity / 4
  }

  private func row(_ entry: CallEntry) -> NearMissList.Row {
    let call = calls.recordedCall(entry, to: AnyFunction(meant.function))
    let mismatch = meant.pattern.mismatch(with: call.arguments, returning: entry.resultType)
    let result = outcome.map { $0.mismatch(call.outcome) ?? call.outcome.description }
    var reasons = [mismatch, result].compactMap { $0 }.joined(separator: "; ")
    if reasons.isEmpty, !meant.pattern.isUniversal { reasons = "matches" }
    // The difference matters most, so the arguments are shortened if there is one.
    return NearMissList.Row(call, reason: reasons, describe: mismatch == nil ? describeArgument : describeBriefly)
  }

  /// Shortens a long value, and adds the type to a number that isn't an `Int` or a `Double`.
  private func brief(_ argument: Argument) -> String {
    guard let value = argument.expectedValue, let number = unwrappedValue(value) else { return argument.description }
    let hasOwnType =
      number is any BinaryInteger && !(number is Int) || number is any BinaryFloatingPoint && !(number is Double)
    return hasOwnType ? describeValueWithType(number) : describeBriefly(value)
  }
}

// MARK: - What to look at where nobody called a fake

nonisolated extension FakerCore {
  /// The lines in which a report says that there are no calls, and why that may be.
  var linesOnNoCalls: [String] { ["No calls were recorded.", causeOfNoCalls] }

  /// Code that calls another fake is the usual cause. A function that doesn't forward its calls can't be seen.
  var causeOfNoCalls: String {
    let (living, gone) = others
    let remedy = "Pass this one to the code, or look at that one."
    for other in living {
      let calls = CallSummary(of: CallSnapshot(other.sharedState.withLock(\.knownCalls))).text
      if !calls.isEmpty {
        return "The test has called \(other.name ?? "another \(typeName)"): \(calls). \(remedy)"
      }
    }
    if let other = gone.first {
      return """
        The test has called another \(typeName) \(countedNoun(other.callCount, "time")), which is gone by now. Pass \
        this one to the code.
        """
    }
    return "Check that the code uses this fake, that the fake forwards the call, and that the work is done by now."
  }
}
