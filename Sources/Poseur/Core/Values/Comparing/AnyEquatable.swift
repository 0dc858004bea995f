/// A type that decides for itself what it is equal to, whatever it is compared with; of two such values, the recorded
/// one decides.
///
/// An `Equatable` type needs no conformance to be compared: its `==` is found anyway. Conform when `==` is not what
/// your tests should go by, or when equality crosses types.
nonisolated public protocol AnyEquatable {
  /// Whether this value, the recorded argument, counts as equal to `other`, the expected one; the other way round where
  /// only the expected one is `AnyEquatable`. `Int` and `String`, among others, are `AnyEquatable`, and go by their
  /// `==`.
  /// - Parameter other: the value to compare with, of any type; may be nil or in an optional.
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

// These go by their `==`.
nonisolated extension Bool: AnyEquatable {}
nonisolated extension Double: AnyEquatable {}
nonisolated extension Float: AnyEquatable {}
nonisolated extension Int: AnyEquatable {}
nonisolated extension String: AnyEquatable {}

/// Whether what the type decides for itself may differ from its `==`.
nonisolated func decidesForItself(_ type: Any.Type) -> Bool {
  type is any AnyEquatable.Type && type != Bool.self && type != Double.self && type != Float.self && type != Int.self
    && type != String.self
}

/// Whether two values of any type are equal, by their own `==` where they have one, member by member where not.
///
/// Nil equals nil of any type, and an optional equals what it wraps. Values of different types are different: `5` is
/// not `5.0`; but objects of two classes go by the `==` of their nearest common ancestor, if that has one. Class
/// instances without an equality of their own are equal when all their fields are, inherited ones included. Values of
/// one type in which reflection finds no members are equal when their descriptions are or, where the type has none of
/// its own, when their bytes are. Closures are never equal.
///
/// - Parameters:
///   - lhs: the value at hand. If it is ``AnyEquatable``, its answer is final; it is not asked where the two are one
///     object, or one of them is nil.
///   - rhs: the value that it should equal.
/// - Returns: whether they are equal.
nonisolated public func isAnyEqual(_ lhs: Any?, _ rhs: Any?) -> Bool {
  ValueComparison(objects: .byFields).areEqual(lhs, rhs)
}
