/// The mirror of a value. If Swift can't look into the value, it lists the elements that the value itself gives.
nonisolated func valueMirror(_ value: Any) -> Mirror {
  guard let list = value as? any InlineShape else { return Mirror(reflecting: value) }
  return Mirror(value, unlabeledChildren: list.shapeElements, displayStyle: .collection)
}

/// A list that ends the process if you reflect its storage.
nonisolated protocol InlineShape {
  var shapeElements: [Any] { get }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
nonisolated extension InlineArray: InlineShape {
  var shapeElements: [Any] { indices.map { self[$0] } }
}

/// A stored property of a struct or a class instance, as reflection shows it.
nonisolated struct ReflectedField {
  let label: String
  let value: Any
}

/// The fields of a value and of all its superclasses, which a mirror keeps apart.
/// - Parameter limit: how many fields to read. A custom mirror may have any number.
nonisolated func reflectedFields(_ mirror: Mirror, atMost limit: Int = .max) -> [ReflectedField] {
  var mirrors = [mirror]
  if mirror.displayStyle == .class, String(reflecting: mirror.subjectType) == "Dispatch.DispatchWorkItem" {
    // It only has a block. Without Objective-C, reading a block by reflection ends the process.
    return [ReflectedField(label: "_block", value: {} as () -> Void)]
  }
  while let superclass = mirrors[0].superclassMirror { mirrors.insert(superclass, at: 0) }
  var fields: [ReflectedField] = []
  for mirror in mirrors {
    for child in mirror.children {
      if fields.count == limit { break }
      // An actor's own storage, which may hold anything.
      if child.label == "$defaultActor" { continue }
      let label = child.label.map(writtenName) ?? String(fields.count)
      fields.append(ReflectedField(label: label, value: child.value))
    }
  }
  return fields
}

/// The property's name in source. The storage of a lazy property has another one.
nonisolated private func writtenName(_ label: String) -> String {
  let prefix = "$__lazy_storage_$_"
  return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
}

/// A tuple element's label, if it has one. Reflection calls the others `.0`, `.1`.
nonisolated func tupleLabel(_ label: String?) -> String? { label.flatMap { $0.hasPrefix(".") ? nil : $0 } }

/// A standard collection without an order of its own: members are paired by their keys, not by their index.
nonisolated protocol UnorderedShape {
  var shapeIsKeyed: Bool { get }
  var shapeCount: Int { get }
  /// The keys with their values. The members of a set are keys without values.
  var shapeMembers: [(key: Any, value: Any?)] { get }
}

nonisolated extension Dictionary: UnorderedShape {
  var shapeIsKeyed: Bool { true }
  var shapeCount: Int { count }
  var shapeMembers: [(key: Any, value: Any?)] { map { ($0.key, $0.value) } }
}

nonisolated extension Set: UnorderedShape {
  var shapeIsKeyed: Bool { false }
  var shapeCount: Int { count }
  var shapeMembers: [(key: Any, value: Any?)] { map { ($0, nil) } }
}
