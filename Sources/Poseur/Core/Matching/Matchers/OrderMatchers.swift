nonisolated extension Argument {
  /// Matches a value in the range: `.in(1...3)`, `.in(3...)`, `.in(..<"m")`.
  /// - Parameter range: any range but `...`. A value of another type than the bounds doesn't match: 2.5 is not in
  ///   `1...3`, which is a range of `Int`.
  public static func `in`<R: RangeExpression>(_ range: R) -> Argument {
    let parts = parts(of: range)
    let bounds = [parts?.lower, parts?.upper].compactMap { $0 }
    let isEmpty = (range as? Range<R.Bound>)?.isEmpty == true
    return Argument(OrderMatcher("in \(text(of: range))", bounds, isEmpty: isEmpty) { range.contains($0) })
  }

  /// Matches a smaller value of the same type.
  /// - Parameter value: the bound, which itself does not match.
  public static func lessThan<T: Comparable>(_ value: T) -> Argument {
    Argument(OrderMatcher("less than \(describeValue(value))", [value]) { $0 < value })
  }

  /// Matches a greater value of the same type.
  /// - Parameter value: the bound, which itself does not match.
  public static func greaterThan<T: Comparable>(_ value: T) -> Argument {
    Argument(OrderMatcher("greater than \(describeValue(value))", [value]) { $0 > value })
  }

  /// Matches a floating-point number (`Double`, `Float`, `CGFloat`) that is close to this one. NaN is close to nothing.
  /// - Parameters:
  ///   - value: the number to be close to.
  ///   - tolerance: how far away a number may be. One at exactly that distance still matches, as far as numbers of that
  ///     type are exact. With a tolerance below 0, only the number itself matches.
  public static func close(to value: Double, within tolerance: Double) -> Argument {
    Argument(ToleranceMatcher(value: value, tolerance: tolerance))
  }
}

/// Matches by the order of values. If a value reads like a bound but differs, as dates within one second do, the
/// mismatch shows the difference inside.
nonisolated private struct OrderMatcher<Content: Comparable>: TypedMatcher {
  let condition: () -> String
  let bounds: [Content]
  let isEmpty: Bool
  let test: (Content) -> Bool

  init(
    _ condition: @escaping @autoclosure () -> String, _ bounds: [Content], isEmpty: Bool = false,
    test: @escaping (Content) -> Bool
  ) {
    (self.condition, self.bounds, self.test) = (condition, bounds, test)
    self.isEmpty = isEmpty || bounds.contains { isNaN($0) }
  }

  var description: String { "a value \(condition())" }
  var matchable: MatchableValues { isEmpty ? .nothing("nothing is \(self)") : .values(of: Content.self) }
  func accepts(_ value: Content) -> Bool { test(value) }

  func mismatch(reading value: Content) -> Mismatch? {
    let bound = bounds.first { $0 != value && describeValue($0) == describeValue(value) }
    let remark = bound.flatMap { StructuralDifferences.contrast(value, with: $0, called: "the bound") }
    return bound.map { _ in .is(describeAtLength(value), not: description, remark: remark ?? "") }
  }
}

/// Matches floating-point numbers of any type that are close to one number.
nonisolated private struct ToleranceMatcher: ReadingMatcher {
  let value: Double
  let tolerance: Double

  var description: String { "a floating-point number within \(tolerance) of \(value)" }

  var matchable: MatchableValues {
    if value.isNaN { return .nothing("nothing is \(self)") }
    return .only("Double or another floating-point type", objects: false) { $0 is any BinaryFloatingPoint }
  }

  func read(_ value: Any?) -> Double? { (unwrappedValue(value) as? any BinaryFloatingPoint).map { Double($0) } }

  // Infinity is close to itself, though the difference isn't a number.
  func accepts(_ number: Double) -> Bool { number == value || abs(number - value) <= tolerance }
}

/// A range of the standard library, taken apart. Nil for any other.
nonisolated private func parts<R: RangeExpression>(of range: R) -> (lower: R.Bound?, sign: String, upper: R.Bound?)? {
  switch range {
  case let range as ClosedRange<R.Bound>: (range.lowerBound, "...", range.upperBound)
  case let range as Range<R.Bound>: (range.lowerBound, "..<", range.upperBound)
  case let range as PartialRangeFrom<R.Bound>: (range.lowerBound, "...", nil)
  case let range as PartialRangeThrough<R.Bound>: (nil, "...", range.upperBound)
  case let range as PartialRangeUpTo<R.Bound>: (nil, "..<", range.upperBound)
  default: nil
  }
}

/// The range as written in code.
nonisolated private func text<R: RangeExpression>(of range: R) -> String {
  guard let (lower, sign, upper) = parts(of: range) else { return describeValue(range) }
  return [lower, upper].map { $0.map { describeValue($0) } ?? "" }.joined(separator: sign)
}
