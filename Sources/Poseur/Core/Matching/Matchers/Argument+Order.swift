nonisolated extension Argument {
  /// Matches a value that the range contains: `.in(1...3)`, `.in(3...)`, `.in(..<"m")`.
  /// - Parameter range: any range but `...`. A value of another type than its bounds does not match: 2.5 is not in
  ///   `1...3`, which is a range of `Int`.
  public static func `in`<R: RangeExpression>(_ range: R) -> Argument {
    ordered("a value in \(rangeText(range))", by: bounds(of: range), identity: .made("in", from: [range])) {
      range.contains($0)
    }
  }

  /// Matches a smaller value of the same type.
  /// - Parameter value: the bound, which itself does not match.
  public static func lessThan<T: Comparable>(_ value: T) -> Argument {
    ordered("a value less than \(describeValue(value))", by: [value], identity: .made("lessThan", from: [value])) {
      $0 < value
    }
  }

  /// Matches a greater value of the same type.
  /// - Parameter value: the bound, which itself does not match.
  public static func greaterThan<T: Comparable>(_ value: T) -> Argument {
    ordered(
      "a value greater than \(describeValue(value))", by: [value], identity: .made("greaterThan", from: [value])
    ) { $0 > value }
  }

  /// A matcher that goes by the order of values. Where a value reads like a bound but is another, as dates within one
  /// second do, it says what differs inside.
  private static func ordered<T: Comparable>(
    _ description: @autoclosure @escaping () -> String, by bounds: [T], identity: MatcherIdentity,
    matches test: @escaping (T) -> Bool
  ) -> Argument {
    Argument(
      description(), of: T.self, identity: identity,
      explanation: { value in
        let bound = bounds.first { $0 != value && describeValue($0) == describeValue(value) }
        let remark = bound.map { Self.contrast(value, withBound: $0) } ?? ""
        return "is \(describeAtLength(value)), not \(description())\(remark)"
      }, matches: test)
  }

  private static func contrast(_ value: Any, withBound bound: Any) -> String {
    let differences = StructuralDifferences(expected: bound, received: value, showing: 1)
    guard let difference = differences.shown.first, !difference.isOfWhole,
      case .different(let ofBound, let ofValue) = difference.change
    else { return "" }
    return ": its \(difference.path) is \(ofValue), that of the bound \(ofBound)"
  }

  /// Matches a floating-point number (`Double`, `Float`, `CGFloat`) that is close to this one. NaN is close to nothing.
  /// - Parameters:
  ///   - value: the number to be close to.
  ///   - tolerance: how far away a number may be; one at exactly that distance still matches, as far as numbers of that
  ///     type are exact. Below 0, only the number itself does.
  public static func close(to value: Double, within tolerance: Double) -> Argument {
    Argument(
      "a floating-point number within \(tolerance) of \(value)", reading: { floatingPointValue($0) },
      identity: .made("close", from: [value, tolerance])
    ) { actual in
      // Infinity is close to itself, though their difference is no number.
      actual == value || abs(actual - value) <= tolerance
    }
  }

  private static func floatingPointValue(_ value: Any?) -> Double? {
    func widened(_ number: some BinaryFloatingPoint) -> Double { Double(number) }
    return (unwrappedValue(value) as? any BinaryFloatingPoint).map { widened($0) }
  }
}

nonisolated private func bounds<R: RangeExpression>(of range: R) -> [R.Bound] {
  switch range {
  case let range as Range<R.Bound>: [range.lowerBound, range.upperBound]
  case let range as ClosedRange<R.Bound>: [range.lowerBound, range.upperBound]
  case let range as PartialRangeFrom<R.Bound>: [range.lowerBound]
  case let range as PartialRangeThrough<R.Bound>: [range.upperBound]
  case let range as PartialRangeUpTo<R.Bound>: [range.upperBound]
  default: []
  }
}

/// The range as it is written in code.
nonisolated private func rangeText<R: RangeExpression>(_ range: R) -> String {
  switch range {
  case let range as Range<R.Bound>: "\(describeValue(range.lowerBound))..<\(describeValue(range.upperBound))"
  case let range as ClosedRange<R.Bound>: "\(describeValue(range.lowerBound))...\(describeValue(range.upperBound))"
  case let range as PartialRangeFrom<R.Bound>: "\(describeValue(range.lowerBound))..."
  case let range as PartialRangeThrough<R.Bound>: "...\(describeValue(range.upperBound))"
  case let range as PartialRangeUpTo<R.Bound>: "..<\(describeValue(range.upperBound))"
  default: describeValue(range)
  }
}
