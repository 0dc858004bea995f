/// A range of integers. It may have more elements than an `Int` can count or anyone could enumerate.
nonisolated protocol IntegerRangeShape {
  /// The number of elements; nil if an `Int` can't hold it.
  var shapeLength: Int? { get }
  /// Whether the range contains the value; nil if that has another type.
  func shapeContains(_ value: Any) -> Bool?
}

nonisolated extension Range: IntegerRangeShape where Bound: FixedWidthInteger {
  var shapeLength: Int? { stepCount(from: lowerBound, to: upperBound) }
  func shapeContains(_ value: Any) -> Bool? { exactValue(value, as: Bound.self).map(contains) }
}

nonisolated extension ClosedRange: IntegerRangeShape where Bound: FixedWidthInteger {
  var shapeLength: Int? { stepCount(from: lowerBound, to: upperBound).flatMap { $0 == .max ? nil : $0 + 1 } }
  func shapeContains(_ value: Any) -> Bool? { exactValue(value, as: Bound.self).map(contains) }
}

nonisolated private func stepCount<Bound: FixedWidthInteger>(from lower: Bound, to upper: Bound) -> Int? {
  Int(exactly: Bound.Magnitude(truncatingIfNeeded: upper) &- Bound.Magnitude(truncatingIfNeeded: lower))
}

/// A range that may be empty.
nonisolated protocol RangeShape { var isEmptyShape: Bool { get } }

nonisolated extension Range: RangeShape { var isEmptyShape: Bool { isEmpty } }
