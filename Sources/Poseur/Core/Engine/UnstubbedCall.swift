/// What a throwing function throws when no stub answers its call. Prints the same text as the failure.
nonisolated public struct UnstubbedCall: Error, CustomStringConvertible {
  /// Which call it was, which stubs came near, and a line to paste.
  public let description: String

  /// What happened, as the end of a sentence: the first line, without the full stop.
  var headline: String {
    let line = description.prefix { $0 != "\n" }
    return String(line.hasSuffix(".") ? line.dropLast() : line)
  }
}
