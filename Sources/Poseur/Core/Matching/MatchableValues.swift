/// The values that a matcher can match.
nonisolated struct MatchableValues {
  /// A type of values, as messages name it.
  nonisolated struct Kind {
    let name: () -> String
    /// Whether a released object, about which nothing more is known, may be one of them.
    let includesObjects: Bool
    /// Whether a value has the type, or may be passed as one.
    let includes: (Any) -> Bool
  }

  /// Why there are none; nil if there are some.
  private(set) var impossibility: String?
  private(set) var isEverything = false
  /// Their possible types; nil if they may have any. Nil itself isn't listed.
  private var kinds: [Kind]?

  var areOfAnyType: Bool { kinds == nil }

  static var everything: MatchableValues { MatchableValues(isEverything: true) }
  static var anyType: MatchableValues { MatchableValues() }
  static var onlyNil: MatchableValues { MatchableValues(kinds: []) }
  static var collections: MatchableValues { .only("a collection", objects: true) { $0 is any Collection } }
  static func nothing(_ reason: String) -> MatchableValues { MatchableValues(impossibility: reason, kinds: []) }

  static func only(
    _ name: @escaping @autoclosure () -> String, objects: Bool, where includes: @escaping (Any) -> Bool
  ) -> MatchableValues {
    MatchableValues(kinds: [Kind(name: name, includesObjects: objects, includes: includes)])
  }

  /// Values of this type and of related types.
  static func values<Value>(of type: Value.Type) -> MatchableValues {
    let bare = unwrappedType(type)
    if isProtocolType(bare) { return .anyType }
    return only(describeType(bare), objects: bare is AnyClass || decidesForItself(bare)) {
      areRelated(bare, Swift.type(of: $0)) || typedValue($0, as: type) != nil
    }
  }

  /// Values that may equal this one.
  static func values(equalTo value: Any) -> MatchableValues {
    let ownEquality = value is any Equatable || value is any AnyEquatable
    return only(describeType(type(of: value)), objects: classInstance(value) != nil && ownEquality) {
      areRelated(type(of: value), type(of: $0)) || value is Any.Type && $0 is Any.Type
    }
  }

  /// Nothing if there is a reason for that, otherwise the same values.
  func unless(_ reason: String?) -> MatchableValues { reason.map { .nothing($0) } ?? self }

  /// The values that at least one of the matchers can match.
  static func any(of several: [MatchableValues]) -> MatchableValues {
    let possible = several.filter { $0.impossibility == nil }
    if possible.isEmpty { return several.first ?? .anyType }
    let isOfAnyType = possible.contains { $0.kinds == nil }
    return MatchableValues(
      isEverything: possible.contains(where: \.isEverything),
      kinds: isOfAnyType ? nil : possible.flatMap { $0.kinds ?? [] })
  }

  /// The values that all of the matchers can match. The first one limited to certain types decides.
  static func all(of several: [MatchableValues]) -> MatchableValues {
    several.first { $0.impossibility != nil } ?? several.first { $0.kinds != nil }
      ?? MatchableValues(isEverything: several.allSatisfy(\.isEverything))
  }

  /// The names of the types the matcher takes, if the value has none of them. Nil is a value of every optional type.
  func typesMissed(by value: Any?) -> String? {
    guard let kinds, !kinds.isEmpty, !isMissingArgument(value), let value = unwrappedValue(value),
      !kinds.contains(where: { $0.includes(value) })
    else { return nil }
    let names = kinds.map { $0.name() }
    return names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }.joined(separator: " or ")
  }

  /// Whether a released object may be one of them.
  var includeObjects: Bool { kinds?.contains(where: \.includesObjects) ?? true }
}

/// Whether values of both types may be passed as the same argument or equal each other. Objects and errors often travel
/// as a common supertype.
nonisolated private func areRelated(_ type: Any.Type, _ other: Any.Type) -> Bool {
  type == other || type is AnyClass && other is AnyClass || type is any Error.Type && other is any Error.Type
    || isTupleType(type) && isTupleType(other)
    || [type, other].contains { decidesForItself($0) || holdsAnyEquatables($0) }
}

/// Whether a standard container has members with their own `isEqualTo`, perhaps across types.
nonisolated private func holdsAnyEquatables(_ type: Any.Type) -> Bool {
  guard let container = type as? any ContainerShape.Type else { return false }
  return container.shapeMemberTypes.contains { decidesForItself($0) || holdsAnyEquatables($0) }
}

/// How calls differ from an expected pattern: in the number of arguments, or in the type of an argument or the result.
nonisolated struct TypeMismatch {
  /// The call's own number or type: `1 argument`, `Int`.
  let found: String
  /// The rest of the sentence: `, not 2`, ` as argument 0, not String`.
  let expected: String

  /// Nil if the value's type is possible.
  /// - Parameter position: follows the type found, such as ` as argument 0`.
  init?(_ value: Any?, _ expected: MatchableValues, position: String) {
    guard let types = expected.typesMissed(by: value), let value = unwrappedValue(value) else { return nil }
    found = value is Argument ? describeValue(value) : describeType(type(of: value))
    self.expected = "\(position), not \(types)"
  }

  /// Nil if the arguments' number and types are possible.
  init?(_ arguments: [Any?], _ expected: [MatchableValues]) {
    guard expected.count == arguments.count else {
      found = countedNoun(arguments.count, "argument")
      self.expected = ", not \(expected.count)"
      return
    }
    let mismatches = expected.indices.lazy.compactMap { index in
      TypeMismatch(arguments[index], expected[index], position: " as argument \(index)")
    }
    guard let first = mismatches.first else { return nil }
    self = first
  }
}

/// `[]` or `[:]` in an argument list without a type to infer. Swift makes an `[Any]` or an `[AnyHashable: Any]`, but
/// the author only means that it's empty.
nonisolated enum EmptyLiteral {
  case list, dictionary

  /// Nil if the value is anything else.
  init?(_ value: Any?) {
    if let list: [Any] = value.flatMap({ exactValue($0) }), list.isEmpty {
      self = .list
    } else if let dictionary: [AnyHashable: Any] = value.flatMap({ exactValue($0) }), dictionary.isEmpty {
      self = .dictionary
    } else {
      return nil
    }
  }

  /// Whether the value is empty and its type can be written as this literal.
  func stands(for value: Any?) -> Bool {
    guard let value = unwrappedValue(value), canBeWritten(for: value) else { return false }
    return (value as? any Collection)?.isEmpty ?? (value as? any SetAlgebra)?.isEmpty ?? false
  }

  /// Whether the value's type can be written as this literal. Arrays, sets and option sets can be written as `[]`.
  func canBeWritten(for value: Any) -> Bool {
    switch self {
    case .list: value is any ExpressibleByArrayLiteral
    case .dictionary: value is any ExpressibleByDictionaryLiteral
    }
  }
}
