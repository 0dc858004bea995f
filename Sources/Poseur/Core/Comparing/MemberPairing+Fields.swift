extension MemberPairing {
  /// The stored properties of two structs or class instances, those of the superclasses first.
  static func ofFields(_ actual: Mirror, _ expected: Mirror) -> MemberPairing {
    let (left, right) = (reflectedFields(actual), reflectedFields(expected))
    if left.isEmpty && right.isEmpty { return .nothingInside }
    guard left.count == right.count, zip(left, right).allSatisfy({ $0.label == $1.label }) else {
      return .members(MemberPairs(byLabel(left, right)))
    }
    return .members(
      MemberPairs(
        zip(left, right).map { .both(.name($1.label), actual: $0.value, expected: $1.value) }))
  }

  // Only a type with a mirror of its own has other fields from one value to the next.
  private static func byLabel(_ actual: [ReflectedField], _ expected: [ReflectedField]) -> [MemberPair] {
    var rest = actual
    let pairs = expected.map { field -> MemberPair in
      guard let place = rest.firstIndex(where: { $0.label == field.label }) else {
        return .missing(.name(field.label), field.value)
      }
      return .both(.name(field.label), actual: rest.remove(at: place).value, expected: field.value)
    }
    return pairs + rest.map { .extra(.name($0.label), $0.value) }
  }
}

struct ReflectedField {
  let label: String
  let value: Any
}

/// The fields of a value and of all its superclasses, which a mirror keeps apart.
/// - Parameter limit: how many are of use. A mirror that a type makes itself may have any number.
func reflectedFields(_ mirror: Mirror, atMost limit: Int = .max) -> [ReflectedField] {
  var mirrors = [mirror]
  while let superclass = mirrors[0].superclassMirror { mirrors.insert(superclass, at: 0) }
  var fields: [ReflectedField] = []
  for mirror in mirrors {
    for child in mirror.children {
      if fields.count == limit { break }
      let label = child.label.map(writtenName) ?? String(fields.count)
      fields.append(ReflectedField(label: label, value: child.value))
    }
  }
  return fields
}

/// The name of a property as it is written: the storage of a lazy one is called otherwise.
private func writtenName(_ label: String) -> String {
  let prefix = "$__lazy_storage_$_"
  return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
}
