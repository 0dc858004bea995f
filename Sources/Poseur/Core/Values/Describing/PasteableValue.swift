/// The value as Swift source that can be pasted where an `Any?` is expected: a literal or a case of an enum; nil for
/// anything that cannot be written down.
nonisolated func pasteableValue(_ value: Any?) -> String? {
  guard let value = unwrappedValue(value) else { return "nil" }
  // By exact type: `5` would not be an `Int8` once it is pasted, nor `"a"` a string of Foundation's.
  if type(of: value) == String.self, let string = value as? String, string.utf8.count <= 800, string.count <= 200 {
    return literalText(string)
  }
  switch ObjectIdentifier(type(of: value)) {
  case ObjectIdentifier(Int.self), ObjectIdentifier(Bool.self): return "\(value)"
  case ObjectIdentifier(Double.self) where (value as? Double)?.isFinite == true: return "\(value)"
  default: return pasteableCase(value)
  }
}

nonisolated private func pasteableCase(_ value: Any) -> String? {
  guard let name = pasteableCaseName(value), Mirror(reflecting: value).children.isEmpty else { return nil }
  return "\(describeType(type(of: value)))\(name)"
}

/// A function of a fake as Swift source, with its payload: `.load(3)`. What cannot be written down is a placeholder,
/// and so is a function whose type is no enum.
nonisolated func pasteableFunction(_ function: Any) -> String {
  guard let name = pasteableCaseName(function) else { return "<#function#>" }
  guard let payload = Mirror(reflecting: function).children.first?.value else { return name }
  let mirror = Mirror(reflecting: payload)
  let members = mirror.displayStyle == .tuple ? Array(mirror.children) : [(label: nil, value: payload)]
  let list = members.map { member in
    let label = tupleLabel(member.label).map { "\($0): " } ?? ""
    return label + (pasteableValue(member.value) ?? "<#\(describeType(type(of: member.value)))#>")
  }
  return "\(name)(\(list.joined(separator: ", ")))"
}

/// The case of an enum, with its dot; nil for what is no enum.
nonisolated private func pasteableCaseName(_ value: Any) -> String? {
  // The three names that mean something else after a dot.
  enumCaseText(value).map { ["init", "self", "Type"].contains($0) ? ".`\($0)`" : ".\($0)" }
}
