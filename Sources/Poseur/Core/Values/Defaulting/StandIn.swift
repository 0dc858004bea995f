/// Makes a value of a type out of nothing, for an unstubbed call that must return one.
nonisolated enum StandIn {
  /// Nil if no value can be made.
  /// - Parameter defaults: the values that a test registered, which take precedence.
  static func value<T>(of type: T.Type, defaults: RegisteredDefaults = RegisteredDefaults()) -> T? {
    var maker = StandInMaker(defaults)
    return maker.value(of: type)
  }

  /// Stops the process if no value can be made, since a function has to return. The caller has already reported why.
  static func value<T>(of type: T.Type, orEndTestWith message: @autoclosure () -> String, at position: SourcePosition)
    -> T
  {
    guard let value = value(of: type) else { TrapCatcher.trap(message(), at: position) }
    return value
  }

  /// Reports that the requested value doesn't exist, and returns one in its place.
  static func value<T>(of type: T.Type, reporting message: String, at position: SourcePosition) -> T {
    Failures.reporter.report(message, severity: .failure, at: position)
    let stop = stopText(for: type, alternative: "ask for an optional")
    return value(of: type, orEndTestWith: "\(message)\n\(stop)", at: position)
  }

  /// Why the process stops if no value can be made, and how to prevent it.
  /// - Parameter alternative: a remedy that works for any type, if there is one.
  static func stopText(for type: Any.Type, alternative: String?) -> String {
    let conformance = canProvideDefault(type) ? "make the type conform to DefaultProvidable" : nil
    let remedies = [conformance, alternative].compactMap { $0 }.joined(separator: ", or ")
    let advice = remedies.isEmpty ? "" : " To avoid that, \(remedies)."
    return """
      A value of type \(describeType(type)) must be returned, and Poseur can't make one, so the process stops here.\
      \(advice)
      """
  }

  /// Whether conforming to `DefaultProvidable` could help. Functions, tuples, metatypes and protocols can't conform,
  /// and `Never` has no value.
  static func canProvideDefault(_ type: Any.Type) -> Bool {
    type != Never.self && [.structure, .enumeration, .optional, .other].contains(TypeKind(type))
  }

  /// The end of a line that registers a value of the type, for a function if one is named.
  static func registration(of type: Any.Type, for function: String? = nil) -> String {
    "register(default: \(placeholder(of: type))\(function.map { ", for: \($0)" } ?? ""))"
  }

  /// The place of a value in a line to write. For a protocol it names the type, since otherwise the value's own type
  /// would count.
  static func placeholder(of type: Any.Type) -> String {
    let name = describeType(type)
    return isProtocolType(type) ? "<#value#> as \(name.hasPrefix("any ") ? "" : "any ")\(name)" : "<#\(name)#>"
  }
}

/// A standard type whose protocols provide no way to make a value.
nonisolated protocol StandardStandIn {
  static func standIn(by maker: inout StandInMaker) -> Self?
}

nonisolated extension Result: StandardStandIn {
  static func standIn(by maker: inout StandInMaker) -> Result? { maker.value(of: Success.self).map { .success($0) } }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
nonisolated extension InlineArray: StandardStandIn {
  static func standIn(by maker: inout StandInMaker) -> InlineArray? {
    maker.inside { $0.value(of: Element.self) }.map { InlineArray(repeating: $0) }
  }
}

nonisolated extension AnySequence: StandardStandIn {
  static func standIn(by maker: inout StandInMaker) -> AnySequence? { AnySequence(EmptyCollection()) }
}

nonisolated extension AnyCollection: StandardStandIn {
  static func standIn(by maker: inout StandInMaker) -> AnyCollection? { AnyCollection(EmptyCollection()) }
}

// An empty stream has ended, so iterating over it doesn't wait.

nonisolated extension AsyncStream: StandardStandIn {
  static func standIn(by maker: inout StandInMaker) -> AsyncStream? { AsyncStream { $0.finish() } }
}

nonisolated extension AsyncThrowingStream: StandardStandIn where Failure == any Error {
  static func standIn(by maker: inout StandInMaker) -> AsyncThrowingStream? { AsyncThrowingStream { $0.finish() } }
}
