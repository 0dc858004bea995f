extension Argument {
  /// Matches a value that the range contains: `.in(1...3)`, `.in(3...)`, `.in(..<"m")`.
  /// - Parameter range: any range but `...`. A value of another type than its bounds does not match: 2.5 is not in
  ///   `1...3`, which is a range of `Int`.
  public static func `in`<R: RangeExpression>(_ range: R) -> Argument {
    Argument("a value in \(rangeText(range))", of: R.Bound.self, identity: .made("in", from: [range])) {
      range.contains($0)
    }
  }

  /// Matches a smaller value of the same type.
  /// - Parameter value: the bound, which itself does not match.
  public static func lessThan<T: Comparable>(_ value: T) -> Argument {
    Argument("a value less than \(describeValue(value))", of: T.self, identity: .made("lessThan", from: [value])) {
      $0 < value
    }
  }

  /// Matches a greater value of the same type.
  /// - Parameter value: the bound, which itself does not match.
  public static func greaterThan<T: Comparable>(_ value: T) -> Argument {
    Argument(
      "a value greater than \(describeValue(value))", of: T.self, identity: .made("greaterThan", from: [value])
    ) { $0 > value }
  }

  /// Matches a floating-point number (`Double`, `Float`, `CGFloat`) that is close to this one. NaN is close to nothing.
  /// - Parameters:
  ///   - value: the number to be close to.
  ///   - tolerance: how far away a number may be; exactly that far still matches.
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

/// The range as it is written in code.
private func rangeText<R: RangeExpression>(_ range: R) -> String {
  switch range {
  case let range as Range<R.Bound>: "\(describeValue(range.lowerBound))..<\(describeValue(range.upperBound))"
  case let range as ClosedRange<R.Bound>: "\(describeValue(range.lowerBound))...\(describeValue(range.upperBound))"
  case let range as PartialRangeFrom<R.Bound>: "\(describeValue(range.lowerBound))..."
  case let range as PartialRangeThrough<R.Bound>: "...\(describeValue(range.upperBound))"
  case let range as PartialRangeUpTo<R.Bound>: "..<\(describeValue(range.upperBound))"
  default: describeValue(range)
  }
}
