/// What a plain value in an argument list stands for.
nonisolated struct EqualityMatcher: ComparingMatcher {
  let expected: Any?
  private let emptyLiteral: EmptyLiteral?
  private let test: (Any?) -> Bool

  init(_ expected: Any?) {
    self.expected = expected
    emptyLiteral = EmptyLiteral(expected)
    test = equalityTest(with: expected, ValueComparison(objects: .byIdentity).areEqual)
  }

  var description: String { describeArgument(expected) }
  var nestedDescription: String { describeValue(expected) }
  // As arguments, objects without an equality of their own are equal only when they are the same.
  var objects: ValueComparison.ObjectRule { .byIdentity }

  var onlyMatch: AnyObject? {
    guard let value = unwrappedValue(expected), let object = classInstance(value) else { return nil }
    return isComparedByIdentity(value) ? object : nil
  }

  var matchable: MatchableValues {
    if let reason = UnequalParts.reasonThatNothingEquals(expected) { return .nothing(reason) }
    if let emptyLiteral {
      return .only(description, objects: false) { emptyLiteral.canBeWritten(for: $0) }
    }
    return unwrappedValue(expected).map { .values(equalTo: $0) } ?? .onlyNil
  }

  func matches(_ value: Any?) -> Bool { emptyLiteral?.stands(for: value) == true || test(value) }

  func mismatch(_ value: Any?) -> String {
    if let reason = UnequalParts.reasonOfKind(expected), isNaN(expected) || isClosure(value) {
      return "is \(isClosure(value) ? "a closure" : describeValue(value)), and \(reason)"
    }
    if let differences = Self.differences(between: expected, value) { return "differs: \(differences)" }
    let texts = ContrastingTexts(expected: expected, received: value)
    let remark =
      UnequalParts.holdMatcher(expected, throughFields: true)
      ? ": \(UnequalParts.wordsOnMatcher)" : firstDifference(from: value, texts)
    return "is \(texts.received), not \(texts.expected)\(remark)"
  }

  /// Where two values differ, if they are too long to be compared by eye; nil if they are not, or have nothing inside.
  private static func differences(between expected: Any?, _ received: Any?) -> String? {
    let length = describeValue(expected).count + describeValue(received).count
    guard length > longestByEye, !UnequalParts.holdMatcher(expected, throughFields: true) else { return nil }
    let differences = StructuralDifferences(expected: expected, received: received, objects: .byIdentity, showing: 3)
    guard let first = differences.shown.first, !first.isOfWhole else { return nil }
    return differences.lines.joined(separator: "; ")
  }

  /// How many characters two texts may have together and still be compared by eye.
  private static let longestByEye = 100
}
