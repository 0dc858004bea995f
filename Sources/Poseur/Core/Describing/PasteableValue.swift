/// The value as Swift source that can be pasted where an `Any?` is expected: a literal or a case of an enum, and
/// `Argument.anything` for all that cannot be written down.
func pasteableValue(_ value: Any?) -> String {
  guard let value = unwrappedValue(value) else { return "nil" }
  if let string = value as? String, string.utf8.count <= 800, string.count <= 200 { return string.debugDescription }
  // By exact type: `5` would not be an `Int8` once it is pasted.
  switch ObjectIdentifier(type(of: value)) {
  case ObjectIdentifier(Int.self), ObjectIdentifier(Bool.self): return "\(value)"
  case ObjectIdentifier(Double.self) where (value as? Double)?.isFinite == true: return "\(value)"
  default: return pasteableCase(value) ?? "Argument.anything"
  }
}

private func pasteableCase(_ value: Any) -> String? {
  guard let name = enumCaseText(value), Mirror(reflecting: value).children.isEmpty else { return nil }
  // The three names that mean something else after a dot.
  let quoted = ["init", "self", "Type"].contains(name) ? "`\(name)`" : name
  return "\(describeType(type(of: value))).\(quoted)"
}
