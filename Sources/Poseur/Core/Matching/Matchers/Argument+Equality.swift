nonisolated extension Argument {
  /// Matches what equals the value, just as the plain value does in an argument list; for places that take only
  /// matchers, such as `all`.
  /// - Parameter value: compared as in an argument list: by `==` where its type has one, else member by member; objects
  ///   without an equality of their own equal only themselves. A matcher in its place stands for itself.
  public static func equal(to value: Any?) -> Argument { Argument(from: value) }

  /// Matches this very object, whatever its `==` says.
  /// - Parameter object: the object, which is kept alive as long as the matcher.
  public static func identical(to object: AnyObject) -> Argument {
    Argument(
      "this very \(describeValue(object))", identity: .made("identical", from: [ObjectIdentifier(object)]),
      explanation: { value in
        let (actual, text) = (describeValue(value), describeValue(object))
        return "is \(actual == text ? "another \(text)" : actual), not this very \(text)"
      },
      matches: { unwrappedValue($0).flatMap(classInstance) === object })
  }

  /// Matches an error that equals this one: by its `==` where its type has one, else by its case and what that
  /// carries, or by its fields. Never just by domain and code, which most Swift errors of one type share.
  /// - Parameter error: the error to expect. For any error of a type, use `is`.
  public static func error(_ error: any Error) -> Argument {
    Argument(
      "the error \(describeValue(error))", identity: .made("error", from: [error]),
      explanation: { value in
        guard let actual = unwrappedValue(value) as? any Error else {
          return explanation(ofWrongType: value, wanted: "the error \(describeValue(error))")
        }
        let texts = ContrastingTexts(expected: error, received: actual)
        let place = place(of: error, actual, .byFields, texts)
        return "is \(texts.received), not the error \(texts.expected)\(place)"
      },
      matches: { ValueComparison(objects: .byFields).areEqual($0, error) })
  }

  /// What a plain value in an argument list stands for.
  static func equality(with expected: Any?) -> Argument {
    // As arguments, objects without an equality of their own are equal only when they are the same.
    let test = equalityTest(with: expected, ValueComparison(objects: .byIdentity).areEqual)
    let emptyLiteral = EmptyLiteral(expected)
    return Argument(
      describeValue(expected), identity: .made("equal", from: [expected]), plain: PlainMatcher(equalTo: expected),
      explanation: { actual in
        if let reason = reasonThatNothingEquals(expected), isNaN(expected) || isClosure(actual) {
          return "is \(isClosure(actual) ? "a closure" : describeValue(actual)), and \(reason)"
        }
        if let differences = differences(between: expected, actual) { return "differs: \(differences)" }
        let texts = ContrastingTexts(expected: expected, received: actual)
        return "is \(texts.received), not \(texts.expected)\(remark(on: expected, actual, texts))"
      },
      matches: emptyLiteral.map { literal in { literal.stands(for: $0) || test($0) } } ?? test)
  }

  /// How far a value is from the one that is expected: 0 where it matches, else by the type, the share of a text that
  /// differs, and the number of differences inside. A number or a case is nearer to another one than a text is to a
  /// text with which it has little in common. Other matchers do not tell how far a value is, and are not asked.
  func remoteness(of value: Any?) -> Int {
    guard case .made(let name, let operands) = identity, ["equal", "error"].contains(name), !matches(value) else {
      return 0
    }
    guard let expected = unwrappedValue(operands.first ?? nil), let value = unwrappedValue(value),
      type(of: value) == type(of: expected)
    else { return Self.remotest }
    if let value = value as? String, let expected = expected as? String {
      let differing = DifferingEnds.differingCount(value, expected)
      return (Self.remotest - 1) * differing / max(value.utf8.count, expected.utf8.count)
    }
    let differences = StructuralDifferences(
      expected: expected, received: value, objects: name == "error" ? .byFields : .byIdentity, showing: 1,
      mostMembers: 200)
    let isOfWhole = differences.shown.first?.isOfWhole ?? true
    return isOfWhole ? Self.remotest / 2 : min((1 + differences.hiddenCount) * 100, Self.remotest - 1)
  }

  static let remotest = 1_000

  /// The value that it tests equality with; nil also for any other matcher.
  var expectedValue: Any? {
    guard case .made("equal", let operands) = identity else { return nil }
    return operands.first ?? nil
  }

  /// Whether it tests equality with a list of this many values.
  func isList(of count: Int) -> Bool { (expectedValue as? [Any?])?.count == count }

  /// Where two values differ, if they are too long to be compared by eye; nil if they are not, or have nothing inside.
  private static func differences(between expected: Any?, _ received: Any?) -> String? {
    let length = describeValue(expected).count + describeValue(received).count
    guard length > longestByEye, !holdsMatcher(expected, throughFields: true) else { return nil }
    let differences = StructuralDifferences(expected: expected, received: received, objects: .byIdentity, showing: 3)
    guard let first = differences.shown.first, !first.isOfWhole else { return nil }
    return differences.lines.joined(separator: "; ")
  }

  /// How many characters two texts may have together and still be compared by eye.
  private static let longestByEye = 100

  /// Why nothing equals a value that has a matcher inside, else where the values differ first, if their texts do not
  /// tell: the end of a line.
  private static func remark(on expected: Any?, _ received: Any?, _ texts: ContrastingTexts) -> String {
    if holdsMatcher(expected, throughFields: true) { return ": \(wordsOnMatcherWithin)" }
    return place(of: expected, received, .byIdentity, texts)
  }

  /// Where the values differ first, if their texts do not tell, as the end of a line.
  private static func place(
    of expected: Any?, _ received: Any?, _ objects: ValueComparison.ObjectRule, _ texts: ContrastingTexts
  ) -> String {
    guard texts.areAlike else { return "" }
    let differences = StructuralDifferences(expected: expected, received: received, objects: objects, showing: 1)
    if let first = differences.shown.first, !first.isOfWhole { return ": \(first.line)" }
    return areObjects(expected, received)
      ? ": objects without an == are equal only to themselves" : ""
  }

  /// Whether both are objects that nothing but their identity tells apart.
  private static func areObjects(_ expected: Any?, _ received: Any?) -> Bool {
    [expected, received].allSatisfy { value in
      guard let value = unwrappedValue(value), classInstance(value) != nil else { return false }
      return !(value is any Equatable || value is any AnyEquatable)
    }
  }
}
