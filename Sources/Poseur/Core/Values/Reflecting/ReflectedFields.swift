/// A stored property of a struct or a class instance, as reflection shows it.
nonisolated struct ReflectedField {
  let label: String
  let value: Any
}

/// The fields of a value and of all its superclasses, which a mirror keeps apart.
/// - Parameter limit: how many are of use. A mirror that a type makes itself may have any number.
nonisolated func reflectedFields(_ mirror: Mirror, atMost limit: Int = .max) -> [ReflectedField] {
  var mirrors = [mirror]
  if mirror.displayStyle == .class, String(reflecting: mirror.subjectType) == "Dispatch.DispatchWorkItem" {
    // It has a block and no more. Where there is no Objective-C, Swift ends the process as it reads a block.
    return [ReflectedField(label: "_block", value: {} as () -> Void)]
  }
  while let superclass = mirrors[0].superclassMirror { mirrors.insert(superclass, at: 0) }
  var fields: [ReflectedField] = []
  for mirror in mirrors {
    for child in mirror.children {
      if fields.count == limit { break }
      // What an actor has beside its properties: memory of its own, in which anything may stand.
      if child.label == "$defaultActor" { continue }
      let label = child.label.map(writtenName) ?? String(fields.count)
      fields.append(ReflectedField(label: label, value: child.value))
    }
  }
  return fields
}

/// The name of a property as it is written: the storage of a lazy one has another name.
nonisolated private func writtenName(_ label: String) -> String {
  let prefix = "$__lazy_storage_$_"
  return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
}

/// The label a tuple's element was given, if it was given any: reflection calls the others `.0`, `.1`.
nonisolated func tupleLabel(_ label: String?) -> String? {
  label.flatMap { $0.hasPrefix(".") ? nil : $0 }
}
