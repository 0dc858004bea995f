/// Matches by equality: the matcher for a plain value in an argument list.
nonisolated struct EqualityMatcher: ComparingMatcher {
  let expected: Any?
  private let emptyLiteral: EmptyLiteral?
  private let plainValue: PlainValue?
  /// Compares with what isn't of the plain value's type.
  private let test: (Any?) -> Bool

  /// - Parameter plainValue: the value itself, if it's known to be a plain one.
  init(_ expected: Any?, _ plainValue: PlainValue? = nil) {
    let compare = ValueComparison(objects: .byIdentity).areEqual
    self.expected = expected
    self.plainValue = plainValue
    emptyLiteral = plainValue == nil ? EmptyLiteral(expected) : nil
    test = plainValue == nil ? equalityTest(with: expected, compare) : { compare($0, expected) }
  }

  /// The same for an enum, which is neither a plain value nor a literal.
  init(ofEnum expected: Any) {
    (self.expected, plainValue, emptyLiteral) = (expected, nil, nil)
    test = equalityTest(with: expected, ValueComparison(objects: .byIdentity).areEqual)
  }

  var description: String { describeArgument(expected) }
  var plainMatch: PlainMatch? { plainValue.map { .value($0) } }
  var nestedDescription: String { describeValue(expected) }
  // As arguments, objects without their own equality equal only themselves.
  var objects: ValueComparison.ObjectRule { .byIdentity }

  var matchable: MatchableValues {
    if let reason = UnequalParts.reasonThatNothingEquals(expected) { return .nothing(reason) }
    if let emptyLiteral {
      return .only(description, objects: false) { emptyLiteral.canBeWritten(for: $0) }
    }
    return unwrappedValue(expected).map { .values(equalTo: $0) } ?? .onlyNil
  }

  func matches(_ value: Any?) -> Bool {
    if let plainValue, let value, let isEqual = plainValue.equals(value) { return isEqual }
    return emptyLiteral?.stands(for: value) == true || test(value)
  }

  func mismatch(_ value: Any?) -> Mismatch {
    if let reason = UnequalParts.reasonOfKind(expected), isNaN(expected) || isClosure(value) {
      return .is("\(isClosure(value) ? "a closure" : describeValue(value)), and \(reason)")
    }
    let holdsMatcher = UnequalParts.holdMatcher(expected, throughFields: true)
    let isLong = describeValue(expected).count + describeValue(value).count > Self.maxLengthByEye
    if isLong, !holdsMatcher, let differences = differences(from: value) { return .verb("differs: \(differences)") }
    let texts = ContrastingTexts(expected: expected, received: value)
    let remark = holdsMatcher ? UnequalParts.matcherReason : adviceOnRounding(value) ?? remark(on: value, texts)
    return .is(texts.received, not: texts.expected, remark: remark)
  }

  /// What to match with if two floating-point numbers are so near that they may differ by rounding alone.
  private func adviceOnRounding(_ received: Any?) -> String? {
    guard let expected = unwrappedValue(expected), let received = unwrappedValue(received),
      expected is any BinaryFloatingPoint, let wanted = numberValue(expected), let given = numberValue(received),
      abs(given - wanted) <= abs(wanted) / 100_000
    else { return nil }
    return "to allow for rounding, match .close(to: \(describeValue(expected)), within: <#tolerance#>)"
  }

  /// The most characters that two texts may have together to be compared by eye.
  private static let maxLengthByEye = 100
}
