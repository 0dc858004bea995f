/// Whether two values of any type are equal, by their own `==` where they have one, member by member where not.
///
/// Nil equals nil of any type, and an optional equals what it wraps. Values of different types are different: `5` is
/// not `5.0`. Class instances without an equality of their own are equal when all their fields are, inherited ones
/// included. Values of one type that show nothing else of themselves are equal when their descriptions are. Closures
/// are never equal.
///
/// - Parameters:
///   - lhs: the value at hand. If it is ``AnyEquatable``, its answer is final.
///   - rhs: the value that it should equal.
public func isAnyEqual(_ lhs: Any?, _ rhs: Any?) -> Bool {
  ValueComparison(objects: .byFields).areEqual(lhs, rhs)
}
