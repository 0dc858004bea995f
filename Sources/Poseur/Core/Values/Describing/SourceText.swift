/// Swift source for the value that you can paste where an `Any?` is expected: a literal or an enum case. Nil if the
/// value has no such source.
nonisolated func pasteableValue(_ value: Any?) -> String? {
  guard let value = unwrappedValue(value) else { return "nil" }
  // Only these exact types: pasted, `5` wouldn't be an `Int8`, nor `"a"` a Foundation string.
  if type(of: value) == String.self, let string = value as? String, string.utf8.count <= 800, string.count <= 200 {
    return literalText(string)
  }
  let type = type(of: value)
  if type == Int.self || type == Bool.self { return "\(value)" }
  if type == Double.self, let number = value as? Double, number.isFinite { return "\(number)" }
  guard let name = pasteableCaseName(value), Mirror(reflecting: value).children.isEmpty else { return nil }
  return describeType(type) + name
}

/// Swift source for a function of a fake, with its payload: `.load(3)`. It has a placeholder for each payload that has
/// no source, and is one if the function's type isn't an enum.
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

/// The enum case with its dot, or nil if the value isn't an enum.
nonisolated private func pasteableCaseName(_ value: Any) -> String? {
  // These three names mean something else after a dot.
  enumCaseText(value).map { ["init", "self", "Type"].contains($0) ? ".`\($0)`" : ".\($0)" }
}

/// The text in one line, without the indentation after line breaks. Invisible characters are escaped.
nonisolated func inOneLine(_ text: some StringProtocol) -> String {
  escapingUnseen(
    text.split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }
      .joined(separator: " "))
}

/// The text as a string literal.
nonisolated func literalText(_ text: some StringProtocol) -> String {
  // Swift escapes a single quote, too, which needs no escape.
  escapingUnseen(String(text).debugDescription.replacing("\\'", with: "'"))
}

/// Escapes invisible characters and those that look like a blank, as in source: `\u{200B}`, `\u{00A0}`. Emoji stay
/// whole.
nonisolated private func escapingUnseen(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isUnseen) else { return text }
  return text.map { character in
    let scalars = character.unicodeScalars
    if let first = scalars.first, !first.isASCII, first.properties.isEmoji { return String(character) }
    return scalars.map { isUnseen($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
  }.joined()
}

nonisolated private func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
  return switch scalar.properties.generalCategory {
  case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
  default: false
  }
}
