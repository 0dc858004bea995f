/// What two values of one type have inside, found by reflection.
enum MemberPairing {
  case members(MemberPairs)
  /// Two cases of one enum: there is nothing to pair.
  case differentShape
  case nothingInside

  init(_ actual: Any, _ expected: Any, sortsKeys: Bool) {
    if let actual = actual as? any KeyedShape, let pairs = actual.shapePairs(expected: expected, sorted: sortsKeys) {
      self = .members(pairs)
      return
    }
    let (left, right) = (Mirror(reflecting: actual), Mirror(reflecting: expected))
    switch (left.displayStyle, right.displayStyle) {
    case (.enum, .enum): self = Self.ofCases(actual, expected, left.children, right.children)
    case (.tuple, .tuple): self = .members(Self.ofTuples(left.children, right.children))
    case (.collection, .collection), (.set, .set), (.dictionary, .dictionary):
      self = .members(.inOrder(left.children, right.children))
    default: self = Self.ofFields(left, right)
    }
  }

  /// Tuples are the one kind of value that is compared across types, since labels are a part of a tuple's type.
  static func acrossTypes(_ actual: Any, _ expected: Any) -> MemberPairing {
    if actual is any Equatable || expected is any Equatable { return .differentShape }
    let (left, right) = (Mirror(reflecting: actual), Mirror(reflecting: expected))
    guard left.displayStyle == .tuple, right.displayStyle == .tuple, left.children.count == right.children.count else {
      return .differentShape
    }
    return .members(ofTuples(left.children, right.children))
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

  /// Those of what an enum's case comes with: cases of one name differ in these.
  private static func labels(_ children: Mirror.Children) -> [String?] {
    let payload = children.first.map { Mirror(reflecting: $0.value) }
    return payload?.displayStyle == .tuple ? payload?.children.map(\.label) ?? [] : []
  }
}

/// The label a tuple's element was given, if it was given any: reflection calls the others `.0`, `.1`.
func tupleLabel(_ label: String?) -> String? {
  label.flatMap { $0.hasPrefix(".") ? nil : $0 }
}
