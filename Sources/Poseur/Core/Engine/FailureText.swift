/// What a failure says of a call: what happened, in a sentence, and below it what there is to know and to do.
nonisolated struct FailureText: CustomStringConvertible {
  /// Without the full stop, so that another sentence can end with it.
  let headline: String
  /// The lines below; empty if the sentence says it all.
  var details: String

  init(_ headline: String, _ details: String = "") { (self.headline, self.details) = (headline, details) }

  var description: String { details.isEmpty ? "\(headline)." : "\(headline).\n\(details)" }
}
