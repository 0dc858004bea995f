/// Makes a value of a type out of nothing, for a call that must return one and has no stub.
nonisolated enum StandIn {
  /// Nil if no value can be made.
  /// - Parameter defaults: the values that a test registered, which go first.
  static func value<T>(of type: T.Type, defaults: RegisteredDefaults = RegisteredDefaults()) -> T? {
    var maker = StandInMaker(defaults)
    return maker.value(of: type)
  }

  /// Stops the process if no value can be made, since a function has to return; the caller has reported why before.
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

  /// Why the process stops if no value can be made, and how to keep it from that.
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

  /// Whether a conformance to `DefaultProvidable` could help: functions, tuples, metatypes and protocols can't have
  /// one, and `Never` has no value.
  static func canProvideDefault(_ type: Any.Type) -> Bool {
    switch TypeKind(type) {
    case .function, .tuple, .metatype, .existential: false
    case .structure, .enumeration, .other: type != Never.self
    }
  }

  /// The end of a line that registers a value of the type. A protocol has to be named, since otherwise the value's own
  /// type would count.
  static func registration(of type: Any.Type) -> String {
    let name = describeType(type)
    let value = isProtocolType(type) ? "<#value#> as \(name.hasPrefix("any ") ? "" : "any ")\(name)" : "<#\(name)#>"
    return "register(default: \(value))"
  }
}

/// A type that provides a stand-in for unstubbed results.
///
/// If no stub answers a call that must return this type, the call returns the type's default value; see
/// ``UnstubbedPolicy``.
nonisolated public protocol DefaultProvidable {
  /// The value to return.
  static var defaultValue: Self { get }
}
