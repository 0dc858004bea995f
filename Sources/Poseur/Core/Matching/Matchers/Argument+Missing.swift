nonisolated extension Argument {
  /// Whether it matches what stands in the place of an argument that is not there any more, or might have matched the
  /// argument.
  func mayHaveMatched(_ missing: Any?) -> Bool {
    if matches(missing) { return true }
    guard MissingArgument.isReleased(missing), case .made(let name, let operands) = identity else { return true }
    let matchers = operands.compactMap { $0 as? Argument }
    switch name {
    // It was an object, which nil and values are not, nor another object that is still there, unless it says so.
    case "equal":
      let expected = unwrappedValue(expectedValue)
      return expected.flatMap(classInstance) != nil && (expected is any Equatable || expected is any AnyEquatable)
    case "identical", "skipped", "closure": return false
    case "oneOf", "either": return matchers.contains { $0.mayHaveMatched(missing) }
    case "all": return matchers.allSatisfy { $0.mayHaveMatched(missing) }
    default: return numberWish == nil
    }
  }
}
