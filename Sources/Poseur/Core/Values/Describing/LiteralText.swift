/// The text without line breaks and the indentation after them, and with nothing in it that cannot be seen.
nonisolated func inOneLine(_ text: some StringProtocol) -> String {
  escapingUnseen(
    text.split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }
      .joined(separator: " "))
}

/// The text in quotes as it is written in source.
nonisolated func literalText(_ text: String) -> String { escapingUnseen(text.debugDescription) }

/// The text, with what cannot be seen, or cannot be told from a blank, written as in source: `\u{200B}`, `\u{00A0}`.
/// What joins the parts of one emoji stays.
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
