/// Matches by equality: the matcher for a plain value in an argument list.
nonisolated struct EqualityMatcher: ComparingMatcher {
  let expected: Any?
  private let emptyLiteral: EmptyLiteral?
  let plainValue: PlainValue?
  private let test: (Any?) -> Bool

  init(_ expected: Any?) { self.init(expected, PlainValue(expected)) }

  /// The same for a value about which it's known whether it is a plain one.
  init(_ expected: Any?, _ plainValue: PlainValue?) {
    let compare = ValueComparison(objects: .byIdentity).areEqual
    self.expected = expected
    self.plainValue = plainValue
    emptyLiteral = plainValue == nil ? EmptyLiteral(expected) : nil
    test = plainValue?.equalityTest(compare) ?? equalityTest(with: expected, compare)
  }

  var description: String { describeArgument(expected) }
  var nestedDescription: String { describeValue(expected) }
  // As arguments, objects without their own equality equal only themselves.
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

  func mismatch(_ value: Any?) -> Mismatch {
    if let reason = UnequalParts.reasonOfKind(expected), isNaN(expected) || isClosure(value) {
      return .is("\(isClosure(value) ? "a closure" : describeValue(value)), and \(reason)")
    }
    if let differences = Self.differences(between: expected, value) { return .verb("differs: \(differences)") }
    let texts = ContrastingTexts(expected: expected, received: value)
    let remark =
      UnequalParts.holdMatcher(expected, throughFields: true)
      ? UnequalParts.matcherReason : firstDifference(from: value, texts)
    return .is(texts.received, not: texts.expected, remark: remark)
  }

  /// The differences between values that are too long to compare by eye; nil if they are short, or differ only as a
  /// whole.
  private static func differences(between expected: Any?, _ received: Any?) -> String? {
    let length = describeValue(expected).count + describeValue(received).count
    guard length > maxLengthByEye, !UnequalParts.holdMatcher(expected, throughFields: true) else { return nil }
    let differences = StructuralDifferences(expected: expected, received: received, objects: .byIdentity, showing: 3)
    guard let first = differences.shown.first, !first.isOfWhole else { return nil }
    return differences.lines.joined(separator: "; ")
  }

  /// The most characters that two texts may have together to be compared by eye.
  private static let maxLengthByEye = 100
}
