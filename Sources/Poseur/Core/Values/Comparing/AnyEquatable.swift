/// A type that decides for itself what it equals, whatever it is compared with.
///
/// If both values are such, the recorded one decides. An `Equatable` type needs no conformance to be compared, because
/// Poseur finds its `==` anyway. Conform if your tests shouldn't use `==`, or if equality crosses types.
nonisolated public protocol AnyEquatable {
  /// Whether this value, the recorded argument, counts as equal to `other`, the expected one.
  ///
  /// If only the expected value is `AnyEquatable`, it's the other way round. `Int`, `String` and others are
  /// `AnyEquatable` and use their `==`.
  /// - Parameter other: the value to compare with, of any type. It may be nil or in an optional.
  /// - Returns: whether the two count as equal.
  func isEqualTo(_ other: Any?) -> Bool
}

nonisolated extension AnyEquatable where Self: Equatable {
  /// Equal when `other`, unwrapped from its optionals, is of the same type and `==` says so.
  public func isEqualTo(_ other: Any?) -> Bool {
    if let other, type(of: other) == type(of: self as Any), let other = other as? Self { return self == other }
    guard let value = unwrappedValue(self), let other = unwrappedValue(other) else {
      return unwrappedValue(self) == nil && unwrappedValue(other) == nil
    }
    return equatableVerdict(value, other) ?? false
  }
}

// These use their `==`.
nonisolated extension Bool: AnyEquatable {}
nonisolated extension Double: AnyEquatable {}
nonisolated extension Float: AnyEquatable {}
nonisolated extension Int: AnyEquatable {}
nonisolated extension String: AnyEquatable {}

/// Whether the type's own `isEqualTo` may differ from its `==`.
nonisolated func decidesForItself(_ type: Any.Type) -> Bool {
  type is any AnyEquatable.Type && type != Bool.self && type != Double.self && type != Float.self && type != Int.self
    && type != String.self
}

/// Whether two values of any type are equal, by their own `==` if they have one, or else member by member.
///
/// - Nil equals nil of any type, and an optional equals what it wraps.
/// - Values of different types are different: `5` is not `5.0`. Objects of two classes are an exception: they use the
///   `==` of their nearest common ancestor, if it has one.
/// - Objects without their own equality are equal if all their fields are, including inherited ones.
/// - Values of one type in which reflection finds no members are equal if their descriptions are. If the type has no
///   description of its own, they're equal if their bytes are.
/// - Closures are never equal.
///
/// - Parameters:
///   - lhs: the actual value. If it is ``AnyEquatable``, its answer is final. It isn't asked if the two are one object,
///     or if one of them is nil.
///   - rhs: the value that it should equal.
/// - Returns: whether they are equal.
nonisolated public func isAnyEqual(_ lhs: Any?, _ rhs: Any?) -> Bool {
  ValueComparison(objects: .byFields).areEqual(lhs, rhs)
}
