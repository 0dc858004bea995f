/// What a throwing function throws when no stub answers its call.
nonisolated public struct UnstubbedCall: Error, CustomStringConvertible {
  /// What happened, in the words of the failure; only the first line if that failure was already reported.
  public let description: String
  /// Whether a failure has told of the call already.
  @_spi(Poseur) public let isReported: Bool

  init(description: String) { (self.description, isReported) = (description, false) }

  /// An error for what was reported already, which need not be read twice.
  init(reported message: String) {
    description = "\(message.prefix { $0 != "\n" })\nThe failure that was reported says more."
    isReported = true
  }

  /// What happened, as the end of a sentence: the first line, without the full stop.
  var headline: String {
    let line = description.prefix { $0 != "\n" }
    return String(line.hasSuffix(".") ? line.dropLast() : line)
  }
}
