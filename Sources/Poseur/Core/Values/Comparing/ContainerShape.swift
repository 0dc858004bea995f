/// A standard type that is equal when its members are.
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

/// Whether the `==` of a standard container takes numbers of different types as equal.
///
/// `AnyHashable(5)` equals `AnyHashable(5.0)`, hence so do `[AnyHashable]`, `[String: AnyHashable]` and the like.
/// Their "equal" has to be looked into.
nonisolated func erasesNumberTypes(_ type: Any.Type) -> Bool {
  if type == AnyHashable.self { return true }
  guard let container = type as? any ContainerShape.Type else { return false }
  return container.shapeMemberTypes.contains(where: erasesNumberTypes)
}

/// Whether a standard container has members that decide for themselves, which its `==` does not ask.
nonisolated func holdsAnyEquatables(_ type: Any.Type) -> Bool {
  guard let container = type as? any ContainerShape.Type else { return false }
  return container.shapeMemberTypes.contains { decidesForItself($0) || holdsAnyEquatables($0) }
}
