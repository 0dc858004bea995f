/// A matcher that compares with one value, so it can tell how close another value is.
nonisolated protocol ComparingMatcher: ArgumentMatcher {
  var expected: Any? { get }
  var objects: ValueComparison.ObjectRule { get }
}

nonisolated extension ComparingMatcher {
  /// 0 if the value matches. Otherwise it depends on the type, the distance of a number, the differing share of a text,
  /// or the number of differences inside. Two numbers or two cases are closer than two texts with little in common.
  func dissimilarity(of value: Any?) -> Double {
    if matches(value) { return 0 }
    guard let expected = unwrappedValue(expected), let value = unwrappedValue(value),
      type(of: value) == type(of: expected)
    else { return Argument.maxDissimilarity }
    if let value = value as? String, let expected = expected as? String {
      let differing = DifferingEnds.differingCount(value, expected)
      return (Argument.maxDissimilarity - 1) * Double(differing) / Double(max(value.utf8.count, expected.utf8.count))
    }
    if let value = numberValue(value), let expected = numberValue(expected) {
      let distance = abs(value - expected)
      return Argument.maxDissimilarity / 4 * (1 + (distance.isFinite ? distance / (distance + 1) : 1))
    }
    let differences = StructuralDifferences(
      expected: expected, received: value, objects: objects, showing: 1, mostMembers: 200)
    let isOfWhole = differences.shown.first?.isOfWhole ?? true
    return isOfWhole
      ? Argument.maxDissimilarity / 2 : min(Double(1 + differences.hiddenCount) * 100, Argument.maxDissimilarity - 1)
  }

  /// The differences inside, as the end of a line; nil if the values differ only as a whole.
  func differences(from received: Any?) -> String? {
    let differences = StructuralDifferences(expected: expected, received: received, objects: objects, showing: 3)
    return differences.shown.first?.isOfWhole == false ? differences.lines.joined(separator: "; ") : nil
  }

  /// What tells two values apart, as the end of a line, if their texts don't.
  func remark(on received: Any?, _ texts: ContrastingTexts) -> String {
    guard texts.areAlike else { return "" }
    if let differences = differences(from: received) { return differences }
    if [expected, received].allSatisfy(isComparedByIdentity) {
      return "objects without an == are equal only to themselves"
    }
    return UnequalParts.reasonOfOwnEquality(expected) ?? ""
  }
}

/// Whether the value is an object that equals only itself as an argument.
nonisolated private func isComparedByIdentity(_ value: Any?) -> Bool {
  guard let object = unwrappedValue(value).flatMap(classInstance) else { return false }
  return !(object is any AnyEquatable) && (object is any TestDouble || !(object is any Equatable))
}

/// The number as a `Double`, which may be inexact.
nonisolated func numberValue(_ value: Any) -> Double? {
  if let integer = value as? any BinaryInteger { return Double(integer) }
  return (value as? any BinaryFloatingPoint).map { Double($0) }
}
