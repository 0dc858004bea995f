/// What one step of a comparison can tell about two values.
nonisolated enum PairVerdict {
  case equal
  /// Different, and there is nothing inside to look at.
  case different
  /// Different, as the type itself says. What is inside may show why.
  case judgedDifferent
  /// As equal as their members are.
  case byMembers(MemberPairs)
}

/// The rules of equality for one pair of values, first rung first. It never goes deeper than the pair.
nonisolated struct EqualityLadder {
  let objects: ValueComparison.ObjectRule
  /// Whether the differences are to be shown, and so looked for where a plain no would do, and in a fixed order.
  let explains: Bool
  /// The most members that may be rearranged where differences are looked for: those of a larger collection are
  /// compared as they come, or not at all where they come in no order.
  var mostArranged = Int.max

  func verdict(_ actual: Any?, _ expected: Any?) -> PairVerdict {
    if let isEqual = shortcut(actual, expected) { return isEqual ? .equal : .judgedDifferent }
    guard let actual = unwrappedValue(actual), let expected = unwrappedValue(expected) else {
      return unwrappedValue(actual) == nil && unwrappedValue(expected) == nil ? .equal : .different
    }
    if let left = classInstance(actual), let right = classInstance(expected), left === right { return .equal }
    if let isEqual = ownVerdict(actual, expected) { return isEqual ? .equal : .judgedDifferent }
    if let left = actual as? Any.Type, let right = expected as? Any.Type {
      return left == right ? .equal : .different
    }
    // On Apple's systems some structs become an NSError once they are an `any Error`.
    if type(of: actual) != type(of: expected), let left = actual as? any Error, let right = expected as? any Error,
      type(of: left) == type(of: right)
    {
      return verdict(left, right)
    }
    return structuralVerdict(actual, expected)
  }

  /// The members of two values of one type that calls them different, if they can tell more than the whole.
  func explanation(_ actual: Any?, _ expected: Any?) -> MemberPairs? {
    guard explains, let actual = unwrappedValue(actual), let expected = unwrappedValue(expected),
      type(of: actual) == type(of: expected),
      CustomDescription.textUnlessMembersTell(actual) == nil || describeValue(actual) == describeValue(expected)
    else { return nil }
    if let bytes = bytePairs(actual, expected) { return bytes }
    guard case .members(let members) = pairing(actual, expected) else { return nil }
    return members
  }

  private func pairing(_ actual: Any, _ expected: Any) -> MemberPairing {
    guard explains else { return MemberPairing(actual, expected) }
    if let actual = actual as? any Collection, actual.count > mostArranged {
      return actual is any UnorderedShape ? .differentShape : MemberPairing(actual, expected)
    }
    let comparison = ValueComparison(objects: objects, mostMembers: 10_000)
    return MemberPairing(actual, expected, areEqual: comparison.areEqual)
  }

  /// The answer for what most arguments are, two plain values of one type. The rungs would come to the same, but ask
  /// each value for its conformances, which takes most of the time.
  private func shortcut(_ actual: Any?, _ expected: Any?) -> Bool? {
    guard let actual, let expected, type(of: actual) == type(of: expected), !(type(of: actual) is AnyClass) else {
      return nil
    }
    let type = type(of: actual)
    if let value = actual as? any AnyEquatable {
      // The cast looks into an optional and into a box. What is in there may be nil or one object on both sides.
      return Swift.type(of: value) == type ? value.isEqualTo(expected) : nil
    }
    if actual is any OptionalShape || isComparedByMembers(type) { return nil }
    return equatableVerdict(actual, expected)
  }

  /// What the types themselves say. The recorded value speaks first.
  private func ownVerdict(_ actual: Any, _ expected: Any) -> Bool? {
    if let actual = actual as? any AnyEquatable { return actual.isEqualTo(expected) }
    if let expected = expected as? any AnyEquatable { return expected.isEqualTo(actual) }
    if isComparedByMembers(type(of: actual)) || isComparedByMembers(type(of: expected)) { return nil }
    return equatableVerdict(actual, expected)
  }

  private func structuralVerdict(_ actual: Any, _ expected: Any) -> PairVerdict {
    let isSameType = type(of: actual) == type(of: expected)
    if isSameType, objects == .byIdentity || actual is any PlainlyDescribed, classInstance(actual) != nil {
      return .different
    }
    switch isSameType ? pairing(actual, expected) : MemberPairing.acrossTypes(actual, expected) {
    case .members(let members): return .byMembers(members)
    case .differentShape: return .different
    case .nothingInside: return describeAlike(actual, expected) ? .equal : .different
    }
  }

  /// The last rung, for values of one type that show nothing of themselves but their description. Where they have none
  /// of their own either, Swift writes the same one for all values of the type, and their bytes decide.
  private func describeAlike(_ actual: Any, _ expected: Any) -> Bool {
    if isFunctionType(type(of: actual)) || String(describing: actual) != String(describing: expected) { return false }
    return describesItself(actual) || haveSameBytes(actual, expected)
  }

  private func describesItself(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || classInstance(value) != nil
  }
}

/// Whether arguments such as this object are equal to themselves alone.
nonisolated func isComparedByIdentity(_ object: Any) -> Bool {
  !(object is any AnyEquatable) && (object is any PlainlyDescribed || !(object is any Equatable))
}

/// What `==` says about the two values, or nil when the two have no `==` in common.
///
/// Both must be of one type. Instances of two classes are asked for the `==` of their nearest common ancestor, the
/// one the compiler would choose.
nonisolated func equatableVerdict(_ lhs: Any, _ rhs: Any) -> Bool? {
  if type(of: lhs) == type(of: rhs) {
    return (lhs as? any Equatable).map { openedVerdict($0, rhs) }
  }
  // The cast of a value fails where its `==` belongs to an actor that this does not run on. That of a type does not.
  guard let leftClass = type(of: lhs) as? AnyClass, type(of: rhs) is AnyClass, lhs is any Equatable else { return nil }
  return inheritedVerdict(lhs, rhs, from: leftClass)
}

nonisolated private func openedVerdict<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
  guard let rhs = rhs as? Value else { return false }
  return lhs == rhs
}

nonisolated private func inheritedVerdict(_ lhs: Any, _ rhs: Any, from leftClass: AnyClass) -> Bool? {
  var ancestor: AnyClass? = leftClass
  while let candidate = ancestor {
    if let equatable = candidate as? any Equatable.Type, let verdict = ancestralVerdict(lhs, rhs, as: equatable) {
      return verdict
    }
    ancestor = _getSuperclass(candidate)
  }
  return nil
}

nonisolated private func ancestralVerdict<Ancestor: Equatable>(_ lhs: Any, _ rhs: Any, as type: Ancestor.Type) -> Bool?
{
  guard let lhs = lhs as? Ancestor, let rhs = rhs as? Ancestor else { return nil }
  return lhs == rhs
}
