/// What values say of themselves, which may run code of the test's.
///
/// That code may call a fake and so have a report written, which may describe the same value again. Descriptions within
/// descriptions are asked for only down to a given depth.
nonisolated enum CustomDescription {
  private static let deepest = 2
  private static let depth = TaskLocal<Int>(wrappedValue: 0)

  /// Nil where the value has none, or a blank one, or where asking for it would go too deep.
  static func text(of value: Any) -> String? {
    let depth = depth.get()
    if depth == deepest || value is any PlainlyDescribed { return nil }
    return Self.depth.withValue(depth + 1) {
      let text =
        (value as? any CustomStringConvertible)?.description
        ?? (value as? any CustomDebugStringConvertible)?.debugDescription
      return text?.allSatisfy(\.isWhitespace) == true ? nil : text
    }
  }

  /// The same, unless the value is a collection, which says no more than its members do.
  static func textUnlessMembersTell(_ value: Any) -> String? {
    if value is any UnorderedShape { return nil }
    if value is any CustomStringConvertible, Mirror(reflecting: value).displayStyle == .collection { return nil }
    return text(of: value)
  }
}

/// A value whose `description` and `==` Poseur doesn't use, such as every ``Fake``: it's equal to itself alone.
///
/// The fake may fake them, so using them would be a call that the test never made.
nonisolated public protocol PlainlyDescribed {}

/// An object that reads as its type where it is a part of a message, since its description tells of many other values,
/// and perhaps of the one that it is a part of.
nonisolated protocol DescribedByType: AnyObject {}

/// The name of the case an enum value is in, or nil if it is not an enum or cannot tell.
///
/// A description will not do: two cases may share one.
nonisolated func enumCaseText(_ value: Any) -> String? {
  func name<Value>(of value: Value) -> String? {
    enumCaseName(value).map { String(cString: $0) }
  }
  guard Mirror(reflecting: value).displayStyle == .enum else { return nil }
  return _openExistential(value, do: name)
}

/// The text of an enum that keeps the names of its cases to itself, as those imported from C do: type and raw value.
nonisolated func rawCaseText(_ value: Any) -> String {
  func rawText<Value: RawRepresentable>(_ value: Value) -> String {
    "\(describeType(Value.self))(rawValue: \(value.rawValue))"
  }
  return (value as? any RawRepresentable).map { rawText($0) } ?? String(describing: value)
}

/// What the standard library itself uses to print cases. To be called with enums only.
@_silgen_name("swift_EnumCaseName")
nonisolated private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
