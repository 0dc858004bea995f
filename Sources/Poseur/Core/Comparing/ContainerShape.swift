/// A standard type that is equal when its members are.
protocol ContainerShape {
  static var shapeMemberTypes: [Any.Type] { get }
}

extension Optional: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Wrapped.self] }
}

extension Array: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Element.self] }
}

extension ArraySlice: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Element.self] }
}

extension ContiguousArray: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Element.self] }
}

extension Set: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Key.self, Value.self] }
}
