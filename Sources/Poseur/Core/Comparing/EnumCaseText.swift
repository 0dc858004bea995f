/// The name of the case an enum value is in, or nil if it is not an enum or cannot tell.
///
/// A description will not do: two cases may share one.
func enumCaseText(_ value: Any) -> String? {
  func name<Value>(of value: Value) -> String? {
    enumCaseName(value).map { String(cString: $0) }
  }
  guard Mirror(reflecting: value).displayStyle == .enum else { return nil }
  return _openExistential(value, do: name)
}

/// What the standard library itself prints the cases with. To be called with enums only.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
