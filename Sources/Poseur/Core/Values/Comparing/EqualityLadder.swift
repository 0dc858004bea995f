/// The verdict of one step of a comparison.
nonisolated enum PairVerdict {
  case equal
  /// They differ, and there is nothing inside to look at.
  case different
  /// The type itself calls them different. Their members may show why.
  case judgedDifferent
  /// They are equal if their members are.
  case byMembers(MemberPairs)
}

/// The rules of equality for one pair of values, in order. It never looks deeper than the pair.
nonisolated struct EqualityLadder {
  let objects: ValueComparison.ObjectRule
  /// The most members that are sorted or aligned to show differences, which then come in a fixed order. A larger
  /// collection is compared in its own order, or not at all if it has none. Nil if a plain no will do.
  var mostArranged: Int?

  func verdict(_ actual: Any?, _ expected: Any?) -> PairVerdict {
    guard let actual = unwrappedValue(actual), let expected = unwrappedValue(expected) else {
      return unwrappedValue(actual) == nil && unwrappedValue(expected) == nil ? .equal : .different
    }
    if let left = classInstance(actual), let right = classInstance(expected), left === right { return .equal }
    if let isEqual = ownVerdict(actual, expected) { return isEqual ? .equal : .judgedDifferent }
    if let left = actual as? Any.Type, let right = expected as? Any.Type {
      return left == right ? .equal : .different
    }
    // On Apple's systems some structs become an `NSError` when they are stored as `any Error`.
    if type(of: actual) != type(of: expected), let left = actual as? any Error, let right = expected as? any Error,
      type(of: left) == type(of: right)
    {
      return verdict(left, right)
    }
    return structuralVerdict(actual, expected)
  }

  /// The members of two values of one type whose `==` calls them different, if they say more than the values as a
  /// whole.
  func explanation(_ actual: Any?, _ expected: Any?) -> MemberPairs? {
    guard mostArranged != nil, let actual = unwrappedValue(actual), let expected = unwrappedValue(expected),
      type(of: actual) == type(of: expected),
      CustomDescription.textUnlessMembersTell(actual) == nil || describeValue(actual) == describeValue(expected)
    else { return nil }
    if let bytes = bytePairs(actual, expected) { return bytes }
    if case .byMembers(let members) = verdictOfMembers(actual, expected) { return members }
    return nil
  }

  private func verdictOfMembers(_ actual: Any, _ expected: Any) -> PairVerdict {
    guard let mostArranged else { return .ofMembers(actual, expected) }
    if let actual = actual as? any Collection, actual.count > mostArranged {
      return actual is any UnorderedShape ? .different : .ofMembers(actual, expected)
    }
    let comparison = ValueComparison(objects: objects, mostMembers: 10_000)
    return .ofMembers(actual, expected, areEqual: comparison.areEqual)
  }

  /// The verdict of the types' own equality. The recorded value decides first.
  private func ownVerdict(_ actual: Any, _ expected: Any) -> Bool? {
    if let actual = actual as? any AnyEquatable { return actual.isEqualTo(expected) }
    if let expected = expected as? any AnyEquatable { return expected.isEqualTo(actual) }
    if isComparedByMembers(type(of: actual)) || isComparedByMembers(type(of: expected)) { return nil }
    return equatableVerdict(actual, expected)
  }

  private func structuralVerdict(_ actual: Any, _ expected: Any) -> PairVerdict {
    let isSameType = type(of: actual) == type(of: expected)
    if isSameType, objects == .byIdentity || actual is any TestDouble, classInstance(actual) != nil {
      return .different
    }
    return isSameType ? verdictOfMembers(actual, expected) : .acrossTypes(actual, expected)
  }
}

/// The verdict of `==`, or nil if the two values share none.
///
/// Both must be of one type. Two classes use the `==` of their nearest common ancestor, as the compiler would.
nonisolated func equatableVerdict(_ lhs: Any, _ rhs: Any) -> Bool? {
  // Casting a value fails if its `==` belongs to an actor other than the current one. Casting its type doesn't.
  guard lhs is any Equatable else { return nil }
  let isOneType = type(of: lhs) == type(of: rhs)
  guard isOneType || type(of: lhs) is AnyClass && type(of: rhs) is AnyClass else { return nil }
  var candidate: Any.Type? = type(of: lhs)
  while let type = candidate {
    if let equatable = type as? any Equatable.Type, let verdict = verdict(lhs, rhs, as: equatable) { return verdict }
    candidate = (type as? AnyClass).flatMap { _getSuperclass($0) }
  }
  return nil
}

nonisolated private func verdict<Value: Equatable>(_ lhs: Any, _ rhs: Any, as type: Value.Type) -> Bool? {
  guard let lhs = lhs as? Value, let rhs = rhs as? Value else { return nil }
  return lhs == rhs
}
