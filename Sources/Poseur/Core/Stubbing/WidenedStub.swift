nonisolated extension Writing {
  /// Whether Swift took the call's result for `Any` or dropped it, to fit an answer of another type.
  func isWidened(_ call: Invocation, _ pattern: ArgumentPattern) -> Bool {
    let type = call.neededType
    let isDropped = resultType == Void.self && type != Void.self && call.part != .recordCall
    guard isDropped || unwrappedType(resultType) == Any.self && unwrappedType(type) != Any.self else { return false }
    faker.report(
      """
      \(call.tableFunction.call(of: faker.fakeName, with: pattern.matchers ?? [])) returns \(describeType(type)), but \
      its stub has an answer of another type.
      Answer with a value of type \(describeType(type)).
      """, at: position)
    return true
  }
}
