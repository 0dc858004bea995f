/// Makes a value of a type out of nothing, for a call that must return one and has no stub.
nonisolated enum StandIn {
  /// Nil when no value can be made.
  static func value<T>(of type: T.Type) -> T? {
    guard let value = anyValue(of: type) else { return nil }
    return value as? T
  }

  /// Stops the process when no value can be made, since a function has to return; the caller has reported why before.
  static func value<T>(of type: T.Type, orEndTestWith message: @autoclosure () -> String, at position: SourcePosition)
    -> T
  {
    guard let value = value(of: type) else { TrapCatcher.trap(message(), at: position) }
    return value
  }

  /// The value that a test gets instead of the one it asked for, which is not there; that is reported.
  static func value<T>(of type: T.Type, reporting message: String, at position: SourcePosition) -> T {
    Failures.reporter.report(message, severity: .failure, at: position)
    let stop = stopText(for: type, alternative: "ask for an optional")
    return value(of: type, orEndTestWith: "\(message)\n\(stop)", at: position)
  }

  /// Why the process stops where no value can be made, and how to keep it from that.
  /// - Parameter alternative: what helps any type, if anything does.
  static func stopText(for type: Any.Type, alternative: String?) -> String {
    let conformance = canProvideDefault(type) ? "make the type conform to DefaultProvidable" : nil
    let remedies = [conformance, alternative].compactMap { $0 }.joined(separator: ", or ")
    let advice = remedies.isEmpty ? "" : " To avoid that, \(remedies)."
    return """
      A value of type \(describeType(type)) must be returned, and Poseur can't make one, so the process stops here.\
      \(advice)
      """
  }

  /// Whether a conformance to `DefaultProvidable` could help: functions, tuples, metatypes and protocols cannot have
  /// one, and `Never` has no value.
  static func canProvideDefault(_ type: Any.Type) -> Bool {
    let isMetatype = String(reflecting: type).hasSuffix(".Type")
    return !isFunctionType(type) && !isTupleType(type) && !isMetatype && !isProtocol(type) && type != Never.self
  }

  /// How a value of the type is registered. A protocol has to be named, since otherwise the value's own type would
  /// count.
  static func registration(of type: Any.Type) -> String {
    let name = describeType(type)
    return "register(default:\(isProtocol(type) ? " <#value#> as \(name.hasPrefix("any ") ? "" : "any ")\(name)" : ""))"
  }

  private static func isProtocol(_ type: Any.Type) -> Bool {
    // As Swift shows the type of a protocol.
    let metatype = String(reflecting: Swift.type(of: type))
    return metatype.hasSuffix(".Protocol") || metatype.hasPrefix("(any ")
  }

  // What the type itself says comes first; then nil, and what is empty, zero or first; then what it decodes.
  private static func anyValue(of type: Any.Type) -> Any? {
    plainValue(of: type) ?? (type as? any Decodable.Type).flatMap { decoded($0) }
  }

  private static func decoded<D: Decodable>(_ type: D.Type) -> Any? { StandInDecoder.value(of: type) }

  /// A stand-in of a type that needs no decoder.
  static func plainValue(of type: Any.Type) -> Any? {
    switch type {
    case is Void.Type: return ()
    case let type as any DefaultProvidable.Type: return type.defaultValue
    case let type as any ExpressibleByNilLiteral.Type: return nilValue(of: type)
    case is Bool.Type: return false
    case let type as any AdditiveArithmetic.Type: return type.zero
    case let type as any RangeReplaceableCollection.Type: return type.init()
    case let type as any SetAlgebra.Type: return type.init()
    case let type as any ExpressibleByDictionaryLiteral.Type: return empty(type)
    case let type as any EmptyShape.Type: return type.shapeEmpty()
    case let type as any CaseIterable.Type: return firstCase(type)
    default: return idleClosures.first { Swift.type(of: $0) == type }
    }
  }

  /// Closures that do nothing. Those that take something or return a value cannot be made without their types.
  private static var idleClosures: [Any] {
    [
      {} as () -> Void, {} as @Sendable () -> Void, {} as @MainActor () -> Void, {} as () async -> Void,
      {} as @Sendable () async -> Void,
    ]
  }

  private static func empty<D: ExpressibleByDictionaryLiteral>(_ type: D.Type) -> Any { D() }

  private static func firstCase<C: CaseIterable>(_ type: C.Type) -> Any? { C.allCases.first }
}

/// A type that provides a stand-in for unstubbed results.
///
/// If no stub answers a call that must return this type, the call returns the type's default value; see
/// ``UnstubbedPolicy``.
nonisolated public protocol DefaultProvidable {
  /// The value to return.
  static var defaultValue: Self { get }
}

/// A standard type that has an empty value which none of its protocols can make.
nonisolated protocol EmptyShape {
  /// Nil where it needs a value that cannot be made.
  static func shapeEmpty() -> Self?
}

nonisolated extension Character: EmptyShape {
  static func shapeEmpty() -> Character? { " " }
}

nonisolated extension Result: EmptyShape {
  static func shapeEmpty() -> Result? { StandIn.value(of: Success.self).map { .success($0) } }
}

nonisolated extension AnySequence: EmptyShape {
  static func shapeEmpty() -> AnySequence? { AnySequence(EmptyCollection()) }
}

nonisolated extension AnyCollection: EmptyShape {
  static func shapeEmpty() -> AnyCollection? { AnyCollection(EmptyCollection()) }
}

// A stream with nothing in it has ended: whoever iterates over it is not left waiting.

nonisolated extension AsyncStream: EmptyShape {
  static func shapeEmpty() -> AsyncStream? { AsyncStream { $0.finish() } }
}

nonisolated extension AsyncThrowingStream: EmptyShape where Failure == any Error {
  static func shapeEmpty() -> AsyncThrowingStream? { AsyncThrowingStream { $0.finish() } }
}
