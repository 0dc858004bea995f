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

/// The stored properties of a struct or a class instance and of all its superclasses, which a mirror keeps apart.
/// - Parameter limit: how many fields to read. A custom mirror may have any number.
nonisolated func reflectedFields(_ mirror: Mirror, atMost limit: Int = .max) -> [(label: String, value: Any)] {
  if mirror.displayStyle == .class, String(reflecting: mirror.subjectType) == "Dispatch.DispatchWorkItem" {
    // It only has a block. Without Objective-C, reading a block by reflection ends the process.
    return [("_block", {} as () -> Void)]
  }
  var fields: [(label: String, value: Any)] = []
  for mirror in sequence(first: mirror, next: \.superclassMirror).reversed() {
    for child in mirror.children {
      if fields.count == limit { break }
      // An actor's own storage, which may hold anything.
      if child.label == "$defaultActor" { continue }
      fields.append((child.label.map(writtenName) ?? String(fields.count), child.value))
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
nonisolated protocol UnorderedShape: Collection {
  var shapeIsKeyed: Bool { get }
  /// The keys with their values. The members of a set are keys without values.
  var shapeMembers: [(key: Any, value: Any?)] { get }
}

nonisolated extension Dictionary: UnorderedShape {
  var shapeIsKeyed: Bool { true }
  var shapeMembers: [(key: Any, value: Any?)] { map { ($0.key, $0.value) } }
}

nonisolated extension Set: UnorderedShape {
  var shapeIsKeyed: Bool { false }
  var shapeMembers: [(key: Any, value: Any?)] { map { ($0, nil) } }
}
