/// What a throwing function throws when no stub answers its call.
nonisolated public struct UnstubbedCall: Error, CustomStringConvertible {
  /// What happened, in the words of the failure; only the first line if that failure was already reported.
  public var description: String { text.description }
  /// Whether a failure has told of the call already.
  @_spi(Poseur) public let isReported: Bool
  let text: FailureText

  /// What was reported already need not be read twice.
  init(_ text: FailureText, isReported: Bool = false) {
    self.text = isReported ? FailureText(text.headline, "The failure that was reported says more.") : text
    self.isReported = isReported
  }
}

/// What a failure says of a call: what happened, in a sentence, and below it what there is to know and to do.
nonisolated struct FailureText: CustomStringConvertible {
  /// Without the full stop, so that another sentence can end with it.
  let headline: String
  /// The lines below; empty if the sentence says it all.
  var details: String

  init(_ headline: String, _ details: String = "") { (self.headline, self.details) = (headline, details) }

  var description: String { details.isEmpty ? "\(headline)." : "\(headline).\n\(details)" }
}
