/// What there is to say of a wish for few calls or none, which holds where no call could match. Then it proves nothing,
/// or little.
struct HollowWish {
  let message: String
  /// A failure where no call could ever match.
  let severity: ReportSeverity
}

extension CallVerdict {
  /// What there is to say of a wish that holds, but proves nothing or little; else nil.
  var hollowness: HollowWish? { hollowness(of: wish) }

  /// The same for a wish that asks for more than these arguments.
  func hollowness(of wish: @autoclosure () -> String) -> HollowWish? {
    guard count == 0, expected.lowerBound == 0, let matchers = pattern.matchers else { return nil }
    if let reason = pattern.impossibility {
      return HollowWish(message: "\(wish()). This proves nothing, because \(reason).", severity: .failure)
    }
    let misfit =
      kept.doubt ?? lostArguments(matchers) ?? listMisfit ?? lengthMisfit(matchers.count)
      ?? matchers.enumerated().lazy.compactMap(typeMisfit).first
    return misfit.map { HollowWish(message: "\(wish()). This proves little, because \($0).", severity: .warning) }
  }

  /// That calls may be meant some of whose arguments are no longer there.
  private func lostArguments(_ matchers: [Argument]) -> String? {
    let calls = record.sequenceNumbers(of: function) { arguments in
      arguments.count == matchers.count
        && matchers.indices.contains { MissingArgument.isOne(arguments[$0]) }
        && matchers.indices.allSatisfy {
          MissingArgument.isOne(arguments[$0]) || matchers[$0].matches(arguments[$0])
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

  /// How a number differs in type from the same argument of every call.
  private func typeMisfit(_ index: Int, _ matcher: Argument) -> String? {
    func type(_ arguments: CallArguments) -> Any.Type? {
      guard index < arguments.count, let value = unwrappedValue(arguments[index]) else { return nil }
      return numberType(Swift.type(of: value))
    }
    guard let wanted = matcher.valueType.flatMap(numberType), let other = firstArguments.flatMap(type),
      hasOnlyCalls(where: { arguments in type(arguments).map { $0 != wanted } ?? false })
    else { return nil }
    guard hasOnlyCalls(where: { type($0) == other }) else {
      return "argument \(index) is of type \(describeType(wanted)) in none of the \(rows.count) calls"
    }
    return "argument \(index) of \(callsText) is of type \(describeType(other)), not \(describeType(wanted))"
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

/// The type, if it is a type of numbers that are compared by `==`.
private func numberType(_ type: Any.Type) -> Any.Type? {
  type is any Numeric.Type && !decidesForItself(type) ? type : nil
}
