/// The members of two values of one type, found by reflection.
nonisolated enum MemberPairing {
  case members(MemberPairs)
  /// The values are different cases of an enum, so there is nothing to pair.
  case differentShape
  case nothingInside

  /// - Parameter areEqual: compares two members; nil if the differences won't be shown.
  init(_ actual: Any, _ expected: Any, areEqual: ((Any?, Any?) -> Bool)? = nil) {
    let isShown = areEqual != nil
    if let actual = actual as? any PairedShape, let pairs = actual.shapePairs(expected: expected, sorted: isShown) {
      self = .members(pairs)
      return
    }
    let (left, right) = (valueMirror(actual), valueMirror(expected))
    switch (left.displayStyle, right.displayStyle) {
    // A custom mirror may claim to be an enum.
    case (.enum, .enum) where enumCaseText(actual) != nil || enumCaseText(expected) != nil:
      self = Self.ofCases(actual, expected, left.children, right.children)
    case (.tuple, .tuple): self = .members(Self.ofTuples(left.children, right.children))
    case (.collection, .collection), (.set, .set), (.dictionary, .dictionary):
      let aligned = areEqual.flatMap { MemberPairs(aligning: left.children, with: right.children, areEqual: $0) }
      self = .members(aligned ?? .inOrder(left.children, right.children))
    default: self = Self.ofFields(left, right)
    }
  }

  /// Pairs the elements of two tuples, the only values compared across types: labels are part of a tuple's type.
  static func acrossTypes(_ actual: Any, _ expected: Any) -> MemberPairing {
    if actual is any Equatable || expected is any Equatable { return .differentShape }
    let (left, right) = (Mirror(reflecting: actual), Mirror(reflecting: expected))
    guard left.displayStyle == .tuple, right.displayStyle == .tuple, left.children.count == right.children.count,
      zip(left.children, right.children).allSatisfy({ mayBeSame(tupleLabel($0.label), tupleLabel($1.label)) })
    else { return .differentShape }
    return .members(ofTuples(left.children, right.children))
  }

  /// Whether the labels of two elements are compatible. One of them may be missing.
  private static func mayBeSame(_ label: String?, _ other: String?) -> Bool {
    label == nil || other == nil || label == other
  }

  private static func ofTuples(_ actual: Mirror.Children, _ expected: Mirror.Children) -> MemberPairs {
    .inOrder(actual, expected) { child, index in .name(tupleLabel(child.label) ?? String(index)) }
  }

  private static func ofCases(
    _ actual: Any, _ expected: Any, _ left: Mirror.Children, _ right: Mirror.Children
  ) -> MemberPairing {
    guard let name = enumCaseText(actual), name == enumCaseText(expected), labels(left) == labels(right) else {
      return .differentShape
    }
    return .members(.inOrder(left, right) { _, _ in .name(name) })
  }

  /// The labels of a case's payload. Two cases with the same name have different ones.
  private static func labels(_ children: Mirror.Children) -> [String?] {
    let payload = children.first.map { Mirror(reflecting: $0.value) }
    return payload?.displayStyle == .tuple ? payload?.children.map(\.label) ?? [] : []
  }
}

nonisolated extension MemberPairing {
  /// The stored properties of two structs or class instances, the superclasses' first.
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

  // Only a custom mirror may show different fields from one value to the next.
  private static func byLabel(_ actual: [ReflectedField], _ expected: [ReflectedField]) -> [MemberPair] {
    var rest = actual
    let pairs = expected.map { field -> MemberPair in
      guard let index = rest.firstIndex(where: { $0.label == field.label }) else {
        return .missing(.name(field.label), field.value)
      }
      return .both(.name(field.label), actual: rest.remove(at: index).value, expected: field.value)
    }
    return pairs + rest.map { .extra(.name($0.label), $0.value) }
  }
}
