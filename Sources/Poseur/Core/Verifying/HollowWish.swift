/// What there is to say of a wish for few calls or none, which holds where no call could match, or where not all are
/// kept that may. Then it proves nothing, or little.
nonisolated struct HollowWish {
  let message: String
  /// A failure where no call could ever match.
  let severity: ReportSeverity
}

nonisolated extension CallVerdict {
  /// What there is to say of a wish that holds, but proves nothing or little; else nil.
  var hollowness: HollowWish? { hollowness(of: wish) }

  /// The same for a wish that asks for more than these arguments.
  func hollowness(of wish: @autoclosure () -> String) -> HollowWish? {
    guard !pattern.isUniversal, isSatisfied else { return nil }
    let isAbsence = count == 0
    if isAbsence, let reason = pattern.impossibility {
      return HollowWish(message: "\(wish()). This proves nothing, because \(reason).", severity: .failure)
    }
    let reason =
      if isAbsence { kept.doubt ?? lostArguments ?? listMisfit ?? typesMisfit } else {
        expected.hasLimit ? kept.doubt : nil
      }
    return reason.map { HollowWish(message: "\(wish()). This proves little, because \($0).", severity: .warning) }
  }

  /// That calls may be meant some of whose arguments are no longer there.
  private var lostArguments: String? {
    let calls = record.sequenceNumbers(of: function) { arguments in
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

  /// That a list was taken for one argument, as far as every call tells.
  private var listMisfit: String? {
    guard let firstArguments, pattern.isListTaken(for: firstArguments), hasOnlyCalls(where: pattern.isListTaken) else {
      return nil
    }
    return "\(callsText) has separate arguments, and a list counts as one here; pass them one by one"
  }

  /// How the number of arguments differs from that of every call.
  private func lengthMisfit(_ count: Int) -> String? {
    guard let other = firstArguments?.count, hasOnlyCalls(where: { $0.count != count }) else { return nil }
    guard hasOnlyCalls(where: { $0.count == other }) else {
      return "none of the \(rows.count) calls has \(countedNoun(count, "argument"))"
    }
    return "\(callsText) has \(countedNoun(other, "argument")), not \(count)"
  }

  /// How the number of arguments, or the type of a number among them, differs from that of every call.
  private var typesMisfit: String? {
    pattern.numberWishes.lazy.compactMap { wishes in
      lengthMisfit(wishes.count) ?? wishes.enumerated().lazy.compactMap(typeMisfit).first
    }.first
  }

  /// How a number differs in type from the same argument of every call.
  private func typeMisfit(_ index: Int, _ wish: NumberWish?) -> String? {
    func type(_ arguments: CallArguments) -> Any.Type? { index < arguments.count ? numberType(arguments[index]) : nil }
    guard let wish, let other = firstArguments.flatMap(type),
      hasOnlyCalls(where: { arguments in type(arguments).map { !wish.accepts($0) } ?? false })
    else { return nil }
    guard hasOnlyCalls(where: { type($0) == other }) else {
      return "argument \(index) is of type \(wish.type) in none of the \(rows.count) calls"
    }
    return "argument \(index) of \(callsText) is of type \(describeType(other)), not \(wish.type)"
  }

  private var callsText: String { rows.count == 1 ? "the only call" : "each of \(rows.count) calls" }

  private var rows: CallRows { record.slot(of: function).rows }

  private var firstArguments: CallArguments? {
    rows.blocks.first?.first.map { record.retention(of: function).read($0.arguments) }
  }

  private func hasOnlyCalls(where condition: (CallArguments) -> Bool) -> Bool {
    let retention = record.retention(of: function)
    return rows.blocks.allSatisfy { $0.allSatisfy { condition(retention.read($0.arguments)) } }
  }
}
