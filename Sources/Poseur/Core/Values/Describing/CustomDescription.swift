/// A value's own description. Reading it may run the test's code.
///
/// That code may call a fake, whose report may describe the same value again. So nested descriptions are read only to a
/// limited depth.
nonisolated enum CustomDescription {
  private static let maxDepth = 2
  private static let reading = TaskLocal<(depth: Int, isOfCall: Bool)>(wrappedValue: (0, false))

  /// Whether objects appear by their types, since their own words might wait for ever: the code under test may hold a
  /// lock that they take, as in a call that it makes.
  static var isOfCall: Bool { reading.get().isOfCall }

  /// Makes a text in which objects appear by their types.
  static func ofCall<Text>(_ text: () -> Text) -> Text {
    reading.withValue((reading.get().depth, true), operation: text)
  }

  /// Nil if the value has no description or a blank one, or if the limit is reached.
  static func text(of value: Any) -> String? {
    let (depth, isOfCall) = reading.get()
    if depth == maxDepth || value is any TestDouble { return nil }
    return reading.withValue((depth + 1, isOfCall)) {
      let text =
        (value as? any CustomStringConvertible)?.description
        ?? (value as? any CustomDebugStringConvertible)?.debugDescription
      return text?.allSatisfy(\.isWhitespace) == true ? nil : text
    }
  }

  /// Like `text(of:)`, but nil for a collection, whose members say more.
  static func textUnlessMembersTell(_ value: Any) -> String? {
    if value is any UnorderedShape { return nil }
    if value is any CustomStringConvertible, Mirror(reflecting: value).displayStyle == .collection { return nil }
    return text(of: value)
  }
}

#if POSEUR_PACKAGE
  /// What stands in for a real object in a test, such as every ``Fake``. Poseur uses neither its `description` nor its
  /// `==`: it's equal to itself alone.
  ///
  /// A double may fake them, so using them would be a call that the test never made. Conform one to it that isn't
  /// Poseur's, and the same holds for that.
  public protocol TestDouble {}
#else
  // For the same reason as `Fake`.
  /// What stands in for a real object in a test. Poseur uses neither its `description` nor its `==`.
  nonisolated public protocol TestDouble {}
#endif

/// An object that appears by its type alone inside a message: its description covers many other values, perhaps even
/// the one it's part of.
nonisolated protocol DescribedByType: AnyObject {}

/// The name of an enum value's case, or nil if the value isn't an enum or its case names aren't available.
///
/// Descriptions won't do, because two cases may share one.
nonisolated func enumCaseText(_ value: Any) -> String? {
  func name<Value>(of value: Value) -> String? { enumCaseName(value).map { String(cString: $0) } }
  guard Mirror(reflecting: value).displayStyle == .enum else { return nil }
  return _openExistential(value, do: name)
}

/// The standard library's own way to print cases. Call it with enums only.
@_silgen_name("swift_EnumCaseName")
nonisolated private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
