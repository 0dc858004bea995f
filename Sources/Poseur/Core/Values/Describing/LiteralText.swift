/// The text in one line, without the indentation after line breaks. Invisible characters are escaped.
nonisolated func inOneLine(_ text: some StringProtocol) -> String {
  escapingUnseen(
    text.split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }
      .joined(separator: " "))
}

/// The text as a string literal.
nonisolated func literalText(_ text: String) -> String { escapingUnseen(text.debugDescription) }

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
