/// Which values a matcher can match.
nonisolated struct MatchableValues {
  /// A type of values, as a message names it.
  nonisolated struct Kind {
    let name: String
    /// Whether an object may be one that is gone, of which nothing more is known.
    let includesObjects: Bool
    /// Whether a value is of the type, or may be passed where one of the type is.
    let includes: (Any) -> Bool
  }

  /// Why there are none; nil where there are some.
  private(set) var impossibility: String?
  private(set) var isEverything = false
  /// The types of which they are, apart from nil; nil where they may be of any.
  private var kinds: [Kind]?

  static var everything: MatchableValues { MatchableValues(isEverything: true) }
  static var anyType: MatchableValues { MatchableValues() }
  static var onlyNil: MatchableValues { MatchableValues(kinds: []) }
  static func nothing(_ reason: String) -> MatchableValues { MatchableValues(impossibility: reason, kinds: []) }

  static func only(_ name: String, objects: Bool, where includes: @escaping (Any) -> Bool) -> MatchableValues {
    MatchableValues(kinds: [Kind(name: name, includesObjects: objects, includes: includes)])
  }

  /// Values of the type, and of those that are related to it.
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

  /// The same, or nothing where there is a reason for that.
  func unless(_ reason: String?) -> MatchableValues { reason.map { .nothing($0) } ?? self }

  /// What at least one of several can match.
  static func any(of several: [MatchableValues]) -> MatchableValues {
    let possible = several.filter { $0.impossibility == nil }
    if possible.isEmpty { return several.first ?? .anyType }
    let isOfAnyType = possible.contains { $0.kinds == nil }
    return MatchableValues(
      isEverything: possible.contains(where: \.isEverything),
      kinds: isOfAnyType ? nil : possible.flatMap { $0.kinds ?? [] })
  }

  /// What all of several can match. Of those of certain types, the first decides.
  static func all(of several: [MatchableValues]) -> MatchableValues {
    several.first { $0.impossibility != nil } ?? several.first { $0.kinds != nil }
      ?? MatchableValues(isEverything: several.allSatisfy(\.isEverything))
  }

  /// The types of which the value is none, as a message names them; nil where it may match for all that its type says.
  /// Nil is a value of every optional type.
  func typesMissed(by value: Any?) -> String? {
    guard let kinds, !kinds.isEmpty, !MissingArgument.isOne(value), let value = unwrappedValue(value),
      !kinds.contains(where: { $0.includes(value) })
    else { return nil }
    let names = kinds.map(\.name)
    return names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }.joined(separator: " or ")
  }

  /// Whether an object may be among them that is gone.
  var includeObjects: Bool { kinds?.contains(where: \.includesObjects) ?? true }
}

/// Whether values of both types may well be passed as one argument, or equal each other: objects and errors are often
/// passed as what they have in common.
nonisolated private func areRelated(_ type: Any.Type, _ other: Any.Type) -> Bool {
  type == other || type is AnyClass && other is AnyClass || type is any Error.Type && other is any Error.Type
    || isTupleType(type) && isTupleType(other)
    || [type, other].contains { decidesForItself($0) || holdsAnyEquatables($0) }
}

/// Whether a standard container has members that decide for themselves, perhaps across types.
nonisolated private func holdsAnyEquatables(_ type: Any.Type) -> Bool {
  guard let container = type as? any ContainerShape.Type else { return false }
  return container.shapeMemberTypes.contains { decidesForItself($0) || holdsAnyEquatables($0) }
}

/// How calls differ from what is expected in their number of arguments, or in the type of one of them or of the result.
nonisolated struct TypeMismatch {
  /// What a call has: `1 argument`, `Int`.
  let found: String
  /// The rest of the sentence: `, not 2`, ` as argument 0, not String`.
  let expected: String

  /// Nil where the value may be one of those for all that its type says.
  /// - Parameter place: where the value is: ` as argument 0`.
  init?(_ value: Any?, _ expected: MatchableValues, place: String) {
    guard let types = expected.typesMissed(by: value), let value = unwrappedValue(value) else { return nil }
    found = value is Argument ? describeValue(value) : describeType(type(of: value))
    self.expected = "\(place), not \(types)"
  }

  /// Nil where the arguments may be those for all that their number and types say.
  init?(_ arguments: [Any?], _ expected: [MatchableValues]) {
    guard expected.count == arguments.count else {
      found = countedNoun(arguments.count, "argument")
      self.expected = ", not \(expected.count)"
      return
    }
    let places = expected.indices.lazy
    let mismatches = places.compactMap { TypeMismatch(arguments[$0], expected[$0], place: " as argument \($0)") }
    guard let first = mismatches.first else { return nil }
    self = first
  }
}

/// `[]` or `[:]` in an argument list, where nothing says of which type it is to be: Swift makes an `[Any]` of the one
/// and an `[AnyHashable: Any]` of the other. Its writer means just that nothing is in it.
nonisolated enum EmptyLiteral {
  case list, dictionary

  /// Nil where the value is anything else.
  init?(_ value: Any?) {
    if let list: [Any] = value.flatMap({ exactValue($0) }), list.isEmpty {
      self = .list
    } else if let dictionary: [AnyHashable: Any] = value.flatMap({ exactValue($0) }), dictionary.isEmpty {
      self = .dictionary
    } else {
      return nil
    }
  }

  /// Whether the value is empty, and of a type that can be written as the literal.
  func stands(for value: Any?) -> Bool {
    guard let value = unwrappedValue(value), canBeWritten(for: value) else { return false }
    return (value as? any Collection)?.isEmpty ?? (value as? any SetAlgebra)?.isEmpty ?? false
  }

  /// Whether the value is of a type that can be written as the literal: an array, a set and an option set can be
  /// written as `[]`.
  func canBeWritten(for value: Any) -> Bool {
    switch self {
    case .list: value is any ExpressibleByArrayLiteral
    case .dictionary: value is any ExpressibleByDictionaryLiteral
    }
  }
}
