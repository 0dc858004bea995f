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
