// A list in the place of arguments, or arguments in that of a list.

nonisolated extension ArgumentPattern {
  static let loneListReason = "a list counts as one argument here; ArgumentList(…) stands for all of them"

  /// A hint that the test probably meant one argument as the list of all arguments, or the last arguments as one list,
  /// or that it left some out.
  func remark(on arguments: [Any?]) -> String {
    // A call's single argument must not be a list itself.
    if loneListCount == arguments.count, !isLoneList(arguments) { return ": \(Self.loneListReason)" }
    let listed = (matchers?.count ?? 0) - arguments.count + 1
    if listed < 1 { return ": write Argument.any for the others" }
    guard listed > 1, arguments.last.flatMap(listValue)?.count == listed else { return "" }
    let other = arguments.count == 1 ? ", or have the fake record ArgumentList(…)" : ""
    return ": the last one is a list of \(listed); write a list, too\(other)"
  }

  /// How many values the list has that is the pattern's only argument; nil for any other pattern.
  private var loneListCount: Int? {
    guard let matchers, matchers.count == 1 else { return nil }
    if let list = matchers[0].matcher as? ElementsMatcher { return list.wanted.count }
    // A cast to `[Any?]` would box each element.
    return (matchers[0].expectedValue as? any MatcherLiteral & RandomAccessCollection)?.count
  }

  private func isLoneList(_ arguments: [Any?]) -> Bool {
    arguments.count == 1 && (unwrappedValue(arguments[0]) == nil || listValue(arguments[0]) != nil)
  }

  /// Why nothing matches a list that an older version took for a check, or for all arguments of calls like these; nil if
  /// the list isn't one.
  /// - Parameter check: the line that takes the check now.
  func outdatedReason(for calls: some Sequence<[Any?]>, check: @autoclosure () -> String) -> String? {
    if matchers?.contains(where: { isClosure($0.expectedValue) }) == true {
      return "closures are never equal; use Argument.closure, or for a check \(check())"
    }
    let isTaken =
      loneListCount != nil && calls.contains { _ in true }
      && calls.allSatisfy { !isLoneList($0) && !$0.contains(where: isMissingArgument) }
    return isTaken ? Self.loneListReason : nil
  }
}

/// The value as a collection that is no text.
nonisolated func listValue(_ value: Any?) -> (any Collection)? {
  let bare = unwrappedValue(value)
  return bare is any StringProtocol ? nil : bare as? any Collection
}
