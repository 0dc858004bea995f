/// A standard container, which is equal if its members are.
nonisolated protocol ContainerShape {
  static var shapeMemberTypes: [Any.Type] { get }
}

nonisolated extension Optional: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Wrapped.self] }
}

nonisolated extension Array: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Element.self] }
}

nonisolated extension ArraySlice: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Element.self] }
}

nonisolated extension ContiguousArray: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Element.self] }
}

nonisolated extension Set: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Element.self] }
}

nonisolated extension Dictionary: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Key.self, Value.self] }
}

/// Whether arguments of this type are compared without their `==`.
///
/// A fake may fake its `==`, so using it would be a call that the test never made. `AnyHashable(5)` equals
/// `AnyHashable(5.0)`. A container's `==` would use both, and `[Dog]` may hold a fake dog. It would also pass over an
/// ``AnyEquatable`` member.
nonisolated func isComparedByMembers(_ type: Any.Type) -> Bool {
  if type == AnyHashable.self || type is any PlainlyDescribed.Type { return true }
  guard let container = type as? any ContainerShape.Type else { return false }
  return container.shapeMemberTypes.contains { $0 is AnyClass || decidesForItself($0) || isComparedByMembers($0) }
}
